import Restyle

/// An attribute with a default, as the documentation of keys shows it; its transform is registered.
struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int
}

extension TextAttributeKey where Self == Shout { static var shout: Self { Self() } }

extension TextStyle {
  var shout: Int {
    get { attribute(for: .shout) ?? 0 }
    set { setAttribute(newValue, for: .shout, defaultValue: 0) }
  }
}

/// An attribute that sorts before every standard one, whose merging unites, and whose values are structs.
struct Aliases: TextAttributeKey {
  static let name = "Aliases"
  typealias Value = Set<String>

  static func merging(_ base: Value, with overlay: Value) -> Value { base.union(overlay) }
  static func swiftSource(of value: Value) -> String { "\(value.sorted())" }
}

/// An attribute that sorts after every standard one, with a floating-point value.
struct ZoomFactor: TextAttributeKey {
  static let name = "zoomFactor"
  typealias Value = Double
}

/// Two keys that have one name: different attributes, which can't be serialised together.
enum Twins {
  struct First: TextAttributeKey {
    static let name = "twin"
    typealias Value = Int
  }

  struct Second: TextAttributeKey {
    static let name = "twin"
    typealias Value = String
  }
}

/// A key that carries its transform and keeps a note of the surroundings that it sees.
struct Bracketing: TextAttributeKey {
  static let name = "bracketing"
  typealias Value = String

  static var transform: TextTransform<String>? {
    { text, value, context in
      "\(context.preceding)<\(value):\(text):\(context.language?.tag ?? "-")>\(context.following)"
    }
  }
}

/// Keys with transforms that don't commute, so that the order of their names shows.
enum Suffixing {
  struct A: TextAttributeKey {
    static let name = "suffixA"
    typealias Value = String
    static var transform: TextTransform<String>? { { text, value, _ in "\(text)\(value)" } }
  }

  struct B: TextAttributeKey {
    static let name = "suffixB"
    typealias Value = String
    static var transform: TextTransform<String>? { { text, value, _ in "\(text)\(value)" } }
  }

  /// Sorts after `textCase`, unlike the others.
  struct Z: TextAttributeKey {
    static let name = "zSuffix"
    typealias Value = String
    static var transform: TextTransform<String>? { { text, value, _ in "\(text)\(value)" } }
  }
}
