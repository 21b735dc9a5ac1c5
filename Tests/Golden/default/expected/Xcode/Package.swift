// swift-tools-version: 6.1
import PackageDescription

// There is nothing to build here: a manifest in this folder keeps it out of the package above it, which Xcode shows
// beside the app.
let package = Package(name: "Xcode")
