import Restyle

/// What the elements of one style have in common.
struct HTMLTag: Sendable {
  /// The `class` or `style` and `lang`, each after a space; empty where the style says nothing of them.
  var attributes = Bytes()
  /// The escaped reference that the style leads to.
  var reference: Bytes?
  /// Why there is no reference although the style has a link.
  var problem: HTMLProblem?

  /// Whether text in the style needs an element to carry the attributes.
  var needsSpan: Bool { reference == nil && !attributes.isEmpty }
}

/// The tags of the styles that have been met.
///
/// Neighbouring texts mostly share a few styles, and hashing a style costs more than writing its tag: so a small
/// table, indexed by a cheap fingerprint and checked by comparing, stands in front of the dictionary.
struct HTMLTagCache: Sendable {
  private var tags: [(style: TextStyle, tag: HTMLTag)] = []
  private var indices: [TextStyle: Int] = [:]
  private var recent = [Int](repeating: -1, count: 64)

  subscript(index: Int) -> HTMLTag { tags[index].tag }

  /// The place of a style's tag, nil if it hasn't been met.
  mutating func index(of style: TextStyle) -> Int? {
    let slot = Int(truncatingIfNeeded: style.fingerprint) & (recent.count - 1)
    let candidate = recent[slot]
    if candidate >= 0, tags[candidate].style == style { return candidate }
    guard let index = indices[style] else { return nil }
    recent[slot] = index
    return index
  }

  mutating func insert(_ tag: HTMLTag, for style: TextStyle) -> Int {
    tags.append((style, tag))
    indices[style] = tags.count - 1
    return tags.count - 1
  }
}

extension HTMLRenderer {
  /// The place of a style's tag among `tags`; makes the tag the first time.
  mutating func tagIndex(for style: TextStyle) -> Int {
    tags.index(of: style) ?? tags.insert(makeTag(for: style), for: style)
  }

  private mutating func makeTag(for style: TextStyle) -> HTMLTag {
    var tag = HTMLTag()
    appendStyle(style, to: &tag.attributes)
    if let language = style.language {
      tag.attributes.append(verbatim: " lang=\"")
      tag.attributes.append(escaping: language.tag)
      tag.attributes.append(UInt8(ascii: "\""))
    }
    if let link = style.link {
      do {
        var reference = Bytes()
        reference.append(escaping: try LinkTarget(link).text)
        tag.reference = reference
      } catch {
        tag.problem = error
      }
    }
    return tag
  }

  private mutating func appendStyle(_ style: TextStyle, to bytes: inout Bytes) {
    var style = style
    // These two are HTML, not CSS: texts that differ only in them share a class.
    style.link = nil
    style.language = nil
    // The text comes in this case already, and CSS would map the letters again by rules that aren't quite the same.
    style.removeAttribute(for: .textCase)
    switch styling {
    case .classes:
      guard !style.attributes.isEmpty else { return }
      bytes.append(verbatim: " class=\"")
      bytes.append(escaping: styleSheet.className(for: style))
    case .inline(let colorScheme, let contrast):
      let declarations = style.cssDeclarations(colorScheme: colorScheme, contrast: contrast)
      guard !declarations.isEmpty else { return }
      bytes.append(verbatim: " style=\"")
      bytes.append(contentsOf: declarations.bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
