// Never inlined: the code that decodes and encodes properties is specialised for each style, and these functions would
// make up most of it.

/// The object to decode properties from, and the objects of its groups.
struct DecodedObjects {
  private let whole: KeyedDecodingContainer<NameCodingKey>

  @inline(never)
  init(of decoder: any Decoder) throws { whole = try decoder.container(keyedBy: NameCodingKey.self) }

  /// Returns the object of a group; nil stands for the object of the whole value.
  @inline(never)
  func object(of group: String?) throws -> KeyedDecodingContainer<NameCodingKey> {
    guard let group else { return whole }
    return try whole.nestedContainer(keyedBy: NameCodingKey.self, forKey: NameCodingKey(group))
  }
}

/// The object to encode properties to, and the objects of its groups.
struct EncodedObjects {
  private var whole: KeyedEncodingContainer<NameCodingKey>
  private var group: String?
  /// The object of the group that was opened last.
  var current: KeyedEncodingContainer<NameCodingKey>

  @inline(never)
  init(of encoder: any Encoder) {
    whole = encoder.container(keyedBy: NameCodingKey.self)
    current = whole
  }

  /// Opens the object of a group; nil stands for the object of the whole value.
  @inline(never)
  mutating func open(_ group: String?) {
    guard group != self.group else { return }
    self.group = group
    current =
      group.map { whole.nestedContainer(keyedBy: NameCodingKey.self, forKey: NameCodingKey($0)) } ?? whole
  }
}
