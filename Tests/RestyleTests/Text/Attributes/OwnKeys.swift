import Restyle

// Private types that have the names of others, which are private to `KeyIdentityTests`.

private struct Own: TextAttributeKey {
  static let name = "own"
  typealias Value = Int
  static var transform: TextTransform<Int>? { { text, value, _ in text + "b\(value)" } }
}

private struct OwnTrait: TraitKey {
  static let name = "own"
  static let defaultValue = 0
}

func otherOwn() -> KeyIdentityTests.Setter { KeyIdentityTests.Setter(Own()) }

let otherTrait: @Sendable (inout TraitCollection, Int) -> Void = { $0[OwnTrait()] = $1 }
