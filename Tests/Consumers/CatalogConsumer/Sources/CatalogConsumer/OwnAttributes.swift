import Restyle

/// An attribute whose transform is registered when the program starts.
struct Shout: TextAttributeKey {
  static let name = "shout"
  typealias Value = Int
}

nonisolated extension TextAttributeKey where Self == Shout { static var shout: Self { Self() } }

extension TextStyle {
  var shout: Int {
    get { attribute(for: .shout) ?? 0 }
    set { setAttribute(newValue, for: .shout, defaultValue: 0) }
  }
}

/// An attribute whose key carries its transform.
struct Greeted: TextAttributeKey {
  static let name = "greeted"
  typealias Value = Bool

  static var transform: TextTransform<Bool>? {
    { text, isGreeted, context in
      let greeting = context.language?.primarySubtag == "sv" ? "Hej" : "Hello"
      return isGreeted && context.preceding.isEmpty ? "\(greeting), \(text)" : text
    }
  }
}

nonisolated extension TextAttributeKey where Self == Greeted { static var greeted: Self { Self() } }

extension TextStyle {
  var greeted: Bool {
    get { attribute(for: .greeted) ?? false }
    set { setAttribute(newValue, for: .greeted, defaultValue: false) }
  }
}
