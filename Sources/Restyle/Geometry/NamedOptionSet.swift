/// A set of options that is coded as a list of its members' names, in a fixed order.
protocol NamedOptionSet: OptionSet, Hashable, Sendable, Codable where Element == Self {
  /// The single members with their names.
  static var namedMembers: [(name: String, member: Self)] { get }
}

extension NamedOptionSet {
  /// The names of the members in the set.
  var names: [String] { Self.namedMembers.filter { contains($0.member) }.map(\.name) }

  /// Creates the set of the members with the given names; nil if a name is unknown.
  init?(names: some Sequence<some StringProtocol>) {
    self.init()
    for name in names {
      guard let named = Self.namedMembers.first(where: { $0.name == name }) else { return nil }
      formUnion(named.member)
    }
  }

  /// A sentence that lists the valid names.
  static var namesHint: String {
    "the names are " + namedMembers.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  /// Decodes a list of the members' names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let names = try container.decode([String].self)
    guard let members = Self(names: names) else {
      let wrong = names.first { Self(names: [$0]) == nil } ?? ""
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(wrong.quoted) isn't the name of a member: \(Self.namesHint)")
    }
    self = members
  }

  /// Encodes a list of the members' names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
