/// The transforms that are registered for keys without one.
struct TextTransformRegistry: Sendable {
  static let shared = TextTransformRegistry()

  private let transforms = Lock(Snapshot())
  // Checked for each text, so that texts don't wait for a lock if there are no transforms.
  private static let count = AtomicWord()

  /// The transforms that are registered at a point in time.
  struct Snapshot: Sendable {
    fileprivate var transforms: [ObjectIdentifier: any RegisteredTextTransform] = [:]

    var isEmpty: Bool { transforms.isEmpty }

    func transform<Key: TextAttributeKey>(for key: Key.Type) -> TextTransform<Key.Value>? {
      guard !transforms.isEmpty else { return nil }
      return (transforms[ObjectIdentifier(key)] as? KeyedTextTransform<Key>)?.transform
    }
  }

  var snapshot: Snapshot { Self.count.value == 0 ? Snapshot() : transforms.withLock { $0 } }

  func register<Key: TextAttributeKey>(
    _ transform: @escaping TextTransform<Key.Value>, for key: Key.Type
  ) throws(TextTransformAlreadyPresent) {
    // Not under the lock, because reading the key's transform runs users' code.
    let carriesTransform = Key.transform != nil
    let added = transforms.withLock { snapshot in
      guard !carriesTransform, snapshot.transforms[ObjectIdentifier(key)] == nil else { return false }
      snapshot.transforms[ObjectIdentifier(key)] = KeyedTextTransform<Key>(transform: transform)
      Self.count.increment()
      return true
    }
    guard added else { throw TextTransformAlreadyPresent(name: Key.name, key: qualifiedName(of: key)) }
  }
}

private protocol RegisteredTextTransform: Sendable {}

private struct KeyedTextTransform<Key: TextAttributeKey>: RegisteredTextTransform {
  let transform: TextTransform<Key.Value>
}

/// An error for a second transform of a key.
public struct TextTransformAlreadyPresent: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the key.
  public let name: String
  /// The type of the key.
  public let key: String

  /// A description of the error and its fix.
  public var description: String {
    "the text attribute \(name.quoted) (\(key)) already has a transform, which isn't replaced: "
      + "register each key once, or give another key its own transform"
  }
}

extension TextStyle {
  /// Registers a text transform for an attribute whose key has none.
  ///
  /// Transforms run in the order of their attributes' names. Each runs once for every run that sets the attribute, with
  /// the text around the run as it was before this transform.
  ///
  /// ```swift
  /// try TextStyle.registerCustomTransform(for: .shout) { text, value, context in
  ///   text + String(repeating: "!", count: value)
  /// }
  /// ```
  /// - Throws: `TextTransformAlreadyPresent` if the key already has a transform, which then stays.
  public static func registerCustomTransform<Key: TextAttributeKey>(
    for key: Key, transform: @escaping TextTransform<Key.Value>
  ) throws(TextTransformAlreadyPresent) {
    try TextTransformRegistry.shared.register(transform, for: Key.self)
  }
}
