import Restyle
import RestyleRendering

/// What the elements of one style have in common.
struct HTMLTag: Sendable {
  /// The `class` or `style` and `lang`, each after a space; empty where the style says nothing of them.
  let attributes: Bytes
  /// The start of the link that the style leads to, up to its attributes; empty without a link.
  let link: Bytes
  /// Why there is no link although the style has one.
  let problem: RenderingProblem?
  /// Whether there is a problem: asking it for itself would copy it.
  let hasProblem: Bool

  // What a part of a line is written with: a link, else a `span`, else nothing if that would say nothing. Whole,
  // since a text has many of them and each append costs as much as some words.
  let inlineStart: Bytes
  let inlineEnd: StaticString

  init(attributes: Bytes, link: Bytes, problem: RenderingProblem?) {
    self.attributes = attributes
    self.link = link
    self.problem = problem
    hasProblem = problem != nil
    if !link.isEmpty {
      inlineStart = link + attributes + [UInt8(ascii: ">")]
      inlineEnd = "</a>"
    } else if !attributes.isEmpty {
      inlineStart = Bytes("<span".utf8) + attributes + [UInt8(ascii: ">")]
      inlineEnd = "</span>"
    } else {
      inlineStart = []
      inlineEnd = ""
    }
  }
}

/// The tags of the styles that have been met.
///
/// Neighbouring texts mostly share a few styles, and hashing a style costs more than writing its tag: so a small
/// table, indexed by a cheap fingerprint and checked by comparing, stands in front of the dictionary.
struct HTMLTagCache: Sendable {
  // Apart, so that reading a tag doesn't copy the style that it is for.
  private var styles: [TextStyle] = []
  private(set) var tags: [HTMLTag] = []
  private var indices: [TextStyle: Int] = [:]
  private var recent = [Int](repeating: -1, count: 64)

  /// The place of a style's tag in `tags`, nil if it hasn't been met.
  @inline(__always)
  mutating func index(of style: borrowing TextStyle) -> Int? {
    let slot = Int(truncatingIfNeeded: style.fingerprint) & (recent.count - 1)
    let candidate = recent[slot]
    if candidate >= 0, styles[candidate] == style { return candidate }
    guard let index = indices[copy style] else { return nil }
    recent[slot] = index
    return index
  }

  /// The place of the tag of a text's style, nil if the style hasn't been met lately.
  @inline(__always)
  func recentIndex(ofStyleOf text: UnsafePointer<StyledText>) -> Int? {
    let candidate = recent[Int(truncatingIfNeeded: text.pointee.style.fingerprint) & (recent.count - 1)]
    guard candidate >= 0 else { return nil }
    let isFound = styles.withUnsafeBufferPointer { styles in
      styles.baseAddress.map { StyledText.hasStyle(text, $0 + candidate) } ?? false
    }
    return isFound ? candidate : nil
  }

  mutating func insert(_ tag: HTMLTag, for style: TextStyle) -> Int {
    styles.append(style)
    tags.append(tag)
    indices[style] = tags.count - 1
    return tags.count - 1
  }
}

extension HTMLRenderer {
  /// The place of a style's tag among the cached ones; makes the tag the first time.
  @inline(__always)
  mutating func tagIndex(for style: borrowing TextStyle) -> Int {
    let index = cache.index(of: style) ?? insertTag(for: copy style)
    if cache.tags[index].hasProblem, let problem = cache.tags[index].problem { problems.append(problem) }
    return index
  }

  private mutating func insertTag(for style: TextStyle) -> Int {
    cache.insert(makeTag(for: style), for: style)
  }

  /// The tag of a style whose alignment, indents and breaks the paragraph around it says already.
  mutating func partTag(for style: TextStyle) -> HTMLTag {
    let index =
      partCache.index(of: style) ?? partCache.insert(makeTag(for: style.partOfParagraph), for: style)
    let tag = partCache.tags[index]
    if let problem = tag.problem { problems.append(problem) }
    return tag
  }

  private mutating func makeTag(for style: TextStyle) -> HTMLTag {
    var attributes = Bytes()
    appendStyle(style, to: &attributes)
    if let language = style.language {
      attributes.append(verbatim: " lang=\"")
      attributes.append(escaping: language.tag)
      attributes.append(UInt8(ascii: "\""))
    }
    guard let link = style.link else { return HTMLTag(attributes: attributes, link: [], problem: nil) }
    do {
      let target = try LinkTarget(link)
      var start = Bytes("<a href=\"".utf8)
      start.append(escaping: target.text)
      start.append(UInt8(ascii: "\""))
      return HTMLTag(attributes: attributes, link: start, problem: nil)
    } catch {
      return HTMLTag(attributes: attributes, link: [], problem: error)
    }
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
      bytes.append(safe: declarations.text)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension TextStyle {
  /// What a part of a paragraph says for itself: all that concerns characters, and the height of its lines, which
  /// follows its own font.
  var partOfParagraph: TextStyle {
    var part = TextStyle(attributes: attributes.characters)
    part.setAttribute(attribute(for: .lineSpacing), for: .lineSpacing)
    part.setAttribute(attribute(for: .lineHeightMultiple), for: .lineHeightMultiple)
    part.setAttribute(attribute(for: .minimumLineHeight), for: .minimumLineHeight)
    part.setAttribute(attribute(for: .maximumLineHeight), for: .maximumLineHeight)
    return part
  }
}
