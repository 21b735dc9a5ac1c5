/// Names that mean something else already.
enum ReservedNames {
    /// The keywords that are reserved everywhere (The Swift Programming Language, Lexical Structure), and the words
    /// that cannot name a module or a case for another reason.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// In lower case: modules of the toolchain, of Linux and of Apple's platforms that a module of this name would
    /// hide.
    static let systemModules: Set<String> = Set(
        [
            // The toolchain.
            "Builtin", "Swift", "SwiftShims", "_Concurrency", "_StringProcessing", "_RegexParser", "RegexBuilder",
            "Cxx", "CxxStdlib", "Differentiation", "Distributed", "Observation", "Synchronization", "Volatile",
            "Runtime", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
            "FoundationXML", "CoreFoundation", "Dispatch", "Testing", "XCTest", "PackageDescription", "PackagePlugin",
            "CompilerPluginSupport", "SwiftSyntax", "SwiftParser", "SwiftCompilerPlugin", "SwiftOnoneSupport",
            // The system.
            "Darwin", "Glibc", "Musl", "Bionic", "Android", "WinSDK", "ucrt", "CRT", "WASILibc", "System", "os",
            "ObjectiveC", "Block", "XPC", "simd", "CommonCrypto", "libxml2", "SQLite3", "zlib",
            // Frameworks.
            "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AppIntents", "AppKit",
            "AppTrackingTransparency", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFAudio", "AVFoundation",
            "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "CFNetwork", "Charts", "ClockKit", "CloudKit", "Cocoa",
            "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreGraphics",
            "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC",
            "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CreateML", "CryptoKit",
            "DeveloperToolsSupport", "DeviceCheck", "EventKit", "ExternalAccessory", "FileProvider", "GameController",
            "GameKit", "GameplayKit", "GLKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "IOKit",
            "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "Messages",
            "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
            "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "OSLog",
            "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
            "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "SensorKit", "ShazamKit", "Social",
            "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore",
            "SystemConfiguration", "TabularData", "TipKit", "TVMLKit", "UIKit", "UniformTypeIdentifiers",
            "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
            "WatchKit", "WebKit", "WidgetKit", "WorkoutKit",
        ].map { $0.lowercased() }
    )

    /// In lower case: names that Windows keeps for devices, with any extension.
    static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul", "conin$", "conout$"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    /// Names that a case or a property of the configuration cannot have: what every such type has already.
    static let members: Set<String> = [
        "allCases", "customMirror", "debugDescription", "description", "hash", "hashValue", "none", "rawValue", "some",
    ]

    /// Names that an accessor of the module registry cannot have: what the registry has already.
    static let typesInServices: Set<String> = [
        "Bool", "Codable", "Equatable", "Error", "Hashable", "Identifiable", "Int", "ModuleRegistration",
        "ModuleRegistry", "Sendable", "Service", "ServiceKey", "ServiceProvider", "String",
    ]

    static let registryMembers: Set<String> = [
        "contents", "current", "issues", "onIssue", "provider", "register", "reload", "reset", "setImplementation",
        "shared", "use",
    ]
}
