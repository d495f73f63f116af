/// The name of a combination of states in a document: "normal", "selected" or "selected+highlighted".
private struct StateCodingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  private static let separator: Character = "+"
  private static let normal = "normal"

  /// The key of the transition; no state has this name.
  static let transition = StateCodingKey(name: "transition")

  private init(name: String) { stringValue = name }

  init(_ state: ControlState) {
    let names = state == .normal ? [Self.normal] : state.names
    stringValue = names.joined(separator: String(Self.separator))
  }

  var state: ControlState? {
    if stringValue == Self.normal { return .normal }
    return ControlState(names: stringValue.split(separator: Self.separator, omittingEmptySubsequences: false))
  }
}

extension ControlState {
  /// The name of the combination in a document.
  var codedName: String { StateCodingKey(self).stringValue }

  /// Creates the combination with a name in documents; nil if there is none.
  init?(codedName: String) {
    guard let state = StateCodingKey(stringValue: codedName)?.state else { return nil }
    self = state
  }
}

extension StateStyles: Encodable where Style: Encodable {
  /// Encodes an object with the style of each state and the transition; a combination of states has its names joined by
  /// "+".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StateCodingKey.self)
    for entry in entries { try container.encode(entry.style, forKey: StateCodingKey(entry.state)) }
    try container.encodeIfPresent(transition, forKey: .transition)
  }
}

extension StateStyles: Decodable where Style: Decodable {
  /// Decodes an object with the style of each state and the transition; a combination of states has its names joined by
  /// "+".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StateCodingKey.self)
    self.init()
    transition = try container.decodeIfPresent(ControlTransition.self, forKey: .transition)
    // Sorted, so that of several errors the same one is reported each time.
    for key in container.allKeys.sorted(by: { $0.stringValue.precedes($1.stringValue) })
    where !key.stringValue.isExactly(StateCodingKey.transition.stringValue) {
      guard let state = key.state else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.stringValue.quoted) isn't the name of a state: "
            + "\"normal\" isn't combined, others are joined by \"+\", and \(ControlState.namesHint)")
      }
      guard self[state] == nil else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "there are two styles for one state: \(StateCodingKey(state).stringValue)")
      }
      self[state] = try container.decode(Style.self, forKey: key)
    }
  }
}
