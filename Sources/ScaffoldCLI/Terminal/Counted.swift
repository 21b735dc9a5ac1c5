/// A number with its noun: `counted(1, "tag")` → `1 tag`, `counted(2, "tag")` → `2 tags`.
func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
