import Restyle
import RestyleRendering

/// Which attributes of texts a terminal loses, and what is written to it for links.
enum TerminalAttributes {
  /// What of a style isn't shown.
  ///
  /// - Parameters:
  ///   - style: The style, before the rule for sizes changed it.
  ///   - tellsSizes: Whether sizes are shown otherwise.
  /// - Returns: What is lost where a text has no lines of its own, in the order of the attributes' names.
  static func losses(of style: TextStyle, tellsSizes: Bool) -> [RenderingProblem.Loss] {
    // Most styles set nothing else, and names are many.
    let rest = style.restyled { $0.removeFrequentlyShown(tellsSizes) }
    if rest == TextStyle() { return [] }
    // What is somebody's own may be a transform, and is seen in the text then.
    let own = rest.attributes.namesOfUnshown { $0 == ReverseVideo.self }
    return rest.losses(in: .terminal, hasLines: false) + own.map { .attribute($0) }
  }

  /// What is written to a terminal for a link: no parameters and, behind a semicolon, the target, in printable ASCII.
  ///
  /// - Throws: A problem if the link isn't known to be harmless, or leads nowhere outside a page.
  static func parameters(of link: Link) throws(RenderingProblem) -> [UInt8] {
    let target = try LinkTarget(link)
    guard target.scheme != nil else { throw RenderingProblem(.relativeAddress(link.target)) }
    let address = target.text.utf8.flatMap { byte -> [UInt8] in
      if 0x21...0x7E ~= byte { return [byte] }
      let digits = Array("0123456789ABCDEF".utf8)
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    // Each line of a text that is broken has it, too, so that longer ones would take more than what was given.
    guard address.count <= addressLimit else {
      throw RenderingProblem(.longAddress(bytes: address.count, limit: addressLimit))
    }
    return [UInt8(ascii: ";")] + address
  }

  /// How long an address may be that terminals follow, in bytes ("Hyperlinks in terminal emulators", "Length limits").
  private static let addressLimit = 2083
}

extension TextStyle {
  /// Unsets the most frequent ones of the attributes that are shown.
  fileprivate mutating func removeFrequentlyShown(_ tellsSizes: Bool) {
    color = nil
    fontWeight = nil
    fontSlant = nil
    if tellsSizes { fontSize = nil }
    if fontFamily == .system(.default) { fontFamily = nil }
  }
}
