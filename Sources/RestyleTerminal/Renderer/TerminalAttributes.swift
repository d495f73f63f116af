import Restyle
import RestyleRendering

/// The text attributes that a terminal can't show, and the parameters of links.
enum TerminalAttributes {
  /// The losses of a style.
  ///
  /// - Parameters:
  ///   - style: The style, before the rule for sizes changed it.
  ///   - tellsSizes: Whether sizes are shown in another way.
  /// - Returns: The losses of a text without lines of its own, in the order of the attributes' names.
  static func losses(of style: TextStyle, tellsSizes: Bool) -> [RenderingProblem.Loss] {
    // A fast path: most styles set nothing else, and comparing names is slow.
    let rest = style.restyled { $0.removeFrequentlyShown(tellsSizes) }
    if rest == TextStyle() { return [] }
    // Users' own attributes may be transforms, which are visible in the text.
    let own = rest.attributes.namesOfUnshown { $0 == ReverseVideo.self }
    return rest.losses(in: .terminal, hasLines: false) + own.map { .attribute($0) }
  }

  /// The bytes that are written to a terminal for a link: no parameters and, after a semicolon, the target, in
  /// printable ASCII.
  ///
  /// - Throws: A problem if the link isn't known to be harmless, or has no target outside a page.
  static func parameters(of link: Link) throws(RenderingProblem) -> [UInt8] {
    let target = try LinkTarget(link)
    guard target.scheme != nil else { throw RenderingProblem(.relativeAddress(link.target)) }
    let address = target.text.utf8.flatMap { byte -> [UInt8] in
      if 0x21...0x7E ~= byte { return [byte] }
      let digits = Array("0123456789ABCDEF".utf8)
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    // Each line of a broken text repeats the address, so long addresses would multiply the output.
    guard address.count <= addressLimit else {
      throw RenderingProblem(.longAddress(bytes: address.count, limit: addressLimit))
    }
    return [UInt8(ascii: ";")] + address
  }

  /// The maximum length in bytes of an address that terminals open ("Hyperlinks in terminal emulators", "Length
  /// limits").
  private static let addressLimit = 2083
}

extension TextStyle {
  /// Unsets the most frequent attributes that are shown.
  fileprivate mutating func removeFrequentlyShown(_ tellsSizes: Bool) {
    color = nil
    fontWeight = nil
    fontSlant = nil
    if tellsSizes { fontSize = nil }
    if fontFamily == .system(.default) { fontFamily = nil }
  }
}
