#if canImport(Darwin)
    import os
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value behind the system's fastest lock. The lock is not recursive: `withLock` must not be nested on one instance.
///
/// The standard library's `Mutex` would be the same, but needs iOS 18.
///
/// `@unchecked Sendable` because the compiler can't see that what the pointers lead to is only touched while the lock is held.
final class Locked<Value: Sendable>: @unchecked Sendable {
    #if canImport(Darwin)
        private typealias Lock = os_unfair_lock
    #else
        private typealias Lock = pthread_mutex_t
    #endif

    private let lock = UnsafeMutablePointer<Lock>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ value: Value) {
        self.value.initialize(to: value)
        lock.initialize(to: Lock())
        #if !canImport(Darwin)
            precondition(pthread_mutex_init(lock, nil) == 0, "the system has no memory for a lock")
        #endif
    }

    deinit {
        #if !canImport(Darwin)
            pthread_mutex_destroy(lock)
        #endif
        lock.deallocate()
        value.deinitialize(count: 1)
        value.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if canImport(Darwin)
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
        #else
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
        #endif
        return try body(&value.pointee)
    }
}
