extension ControlState {
  /// The name of the combination in a document: "normal", "selected" or "selected+highlighted".
  var codedName: String { self == .normal ? "normal" : names.joined(separator: "+") }

  /// Creates the combination with a name in documents; nil if there is none.
  init?(codedName: String) {
    if codedName == "normal" {
      self = .normal
    } else {
      self.init(names: codedName.split(separator: "+", omittingEmptySubsequences: false))
    }
  }
}

extension NameCodingKey {
  /// The key of the transition; no state has this name.
  fileprivate static let transition = NameCodingKey("transition")
}

extension StateStyles: Encodable where Style: Encodable {
  /// Encodes an object with the style of each state and the transition; a combination of states has its names joined by
  /// "+".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameCodingKey.self)
    for entry in entries { try container.encode(entry.style, forKey: NameCodingKey(entry.state.codedName)) }
    try container.encodeIfPresent(transition, forKey: .transition)
  }
}

extension StateStyles: Decodable where Style: Decodable {
  /// Decodes an object with the style of each state and the transition; a combination of states has its names joined by
  /// "+".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    self.init()
    transition = try container.decodeIfPresent(ControlTransition.self, forKey: .transition)
    // Sorted, so that of several errors the same one is reported each time.
    for key in container.allKeys.sorted()
    where !key.stringValue.isExactly(NameCodingKey.transition.stringValue) {
      guard let state = ControlState(codedName: key.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.stringValue.quoted) isn't the name of a state: "
            + "\"normal\" isn't combined, others are joined by \"+\", and \(ControlState.namesHint)")
      }
      guard self[state] == nil else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "there are two styles for one state: \(state.codedName)")
      }
      self[state] = try container.decode(Style.self, forKey: key)
    }
  }
}
