/// An error for two keys with the same name, which a document couldn't distinguish.
public struct DuplicateKeyName: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the keys.
  let kind: String
  /// The name of both keys.
  public let name: String
  /// The types of the keys.
  public let keys: [String]

  /// A description of the error and its fix.
  public var description: String {
    "the \(kind) name \(name.quoted) belongs to \(keys.joined(separator: " and to ")): "
      + "give each key a name of its own"
  }
}
