import Restyle
public import RestyleElements
import RestyleRendering

/// The style of an element of somebody's own.
struct OwnElementStyle: Hashable, Sendable {
  private let style: any CSSElementStyle

  init(_ style: any CSSElementStyle) { self.style = style }

  func cssRules(by builder: inout RuleBuilder) -> CSSRules { style.elementRules(by: &builder) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.style.isEqual(to: rhs.style) }

  func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

extension CSSElementStyle {
  /// Creates the rules of the style on a single element.
  fileprivate func elementRules(by builder: inout RuleBuilder) -> CSSRules {
    cssRules(by: &builder, as: Self.elementCSS)
  }
}

extension HTMLWriter {
  mutating func open(_ container: any ContainerElement) {
    guard let element = container as? any HTMLElement else {
      ownTags.append(.div)
      append(behind: "<div", .container)
      return bytes.append(UInt8(ascii: ">"))
    }
    let tag = placed(element.htmlTag)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(safe: tag.name)
    append(element.htmlAttributes, beside: styleAttribute(of: element, tag))
    bytes.append(UInt8(ascii: ">"))
    ownTags.append(tag)
  }

  mutating func close(_ container: any ContainerElement) {
    guard let tag = ownTags.popLast(), !tag.isVoid else { return }
    bytes.append(verbatim: "</")
    bytes.append(safe: tag.name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// The tag, or another one where a parser would end what is open.
  private mutating func placed(_ tag: HTMLTag) -> HTMLTag {
    let parents = tag.parents
    // What holds nothing is closed already.
    let around = ownTags.filter { !$0.isVoid }
    // Names and what is said of them may be in a group of their list (HTML Standard, section 4.4.9).
    let isGrouped = parents == [.dl] && around.last == .div
    let parent = isGrouped ? around.dropLast().last : around.last
    guard !parents.isEmpty, !(parent.map(parents.contains) ?? false) else { return tag }
    let names = parents.map(\.name).joined(separator: " or ")
    report(
      .markup(
        name: tag.name, reason: "the closest element around it with a tag of its own has to be \(names)"))
    return .div
  }

  /// The attribute of what the element looks like: that of its style, else that of a stack of what it holds.
  private mutating func styleAttribute(of element: any HTMLElement, _ tag: HTMLTag) -> Bytes {
    if let style = element.htmlStyle {
      let style = OwnElementStyle(style)
      return tables.ownStyles.tag(for: style, &styles) { style.cssRules(by: &$0) }.attribute()
    }
    guard !tag.isVoid else { return [] }
    return tables.boxes.tag(for: .container, &styles) { ElementBoxStyle.container.cssRules(by: &$0) }
      .attribute()
  }

  /// Appends the attributes of an element of somebody's own, whose classes are those of its style and its own.
  private mutating func append(_ attributes: [HTMLAttribute], beside style: Bytes) {
    let classes = attributes.filter { $0.name == "class" }.map(\.value).filter { !$0.isEmpty }
    if classes.isEmpty {
      bytes.append(contentsOf: style)
    } else {
      bytes.append(verbatim: " class=\"")
      if !style.isEmpty {
        // It starts with as many bytes as ` class="` has, and ends with a quotation mark.
        bytes.append(contentsOf: Bytes(style.dropFirst(8).dropLast()))
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(escaping: classes.joined(separator: " "))
      bytes.append(UInt8(ascii: "\""))
    }
    var names: Set<String> = ["class"]
    for attribute in attributes where attribute.name != "class" {
      let name = attribute.name.lowercased()
      if let reason = attribute.refusal {
        report(.markup(name: attribute.name, reason: reason))
      } else if !names.insert(name).inserted {
        report(.markup(name: attribute.name, reason: "the element has this attribute already"))
      } else if name == "id" {
        append(unnumberedIdentifier: attribute.value)
      } else {
        append(attribute)
      }
    }
  }

  /// Appends an attribute, which may be that of a link, unless it leads where nobody should go.
  mutating func append(_ attribute: HTMLAttribute, isOfLink: Bool = false) {
    var value = attribute.value
    if let link = attribute.link {
      do {
        value = try LinkTarget(link).text
      } catch {
        return problems.append(error)
      }
    }
    for name in attribute.references { refer(to: String(name), by: attribute.name) }
    if isOfLink, attribute.name.lowercased() == "href" { refer(toTarget: value, by: attribute.name) }
    bytes.append(UInt8(ascii: " "))
    bytes.append(safe: attribute.name)
    bytes.append(verbatim: "=\"")
    bytes.append(escaping: value)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension HTMLAttribute {
  /// Why an element of somebody's own can't have the attribute; nil if it can.
  fileprivate var refusal: String? {
    let name = name.lowercased()
    let isName =
      name.utf8.first?.isASCIILetter == true
      && name.utf8.allSatisfy { $0.isInNames || "_.:".utf8.contains($0) }
    if !isName {
      return "an attribute's name is a letter, followed by letters, digits, hyphens, points and colons"
    }
    if name.hasPrefix("on") || name == "srcdoc" { return "its value would run as a program" }
    if name == "style" {
      return "set the style of the element instead"
    }
    if link == nil, Self.addresses.contains(name), !value.hasPrefix("#") {
      return "its address has to be checked: give it as an .address"
    }
    return nil
  }

  /// HTML Standard, "Attributes", those whose values are addresses, and older ones.
  private static let addresses: Set = [
    "action", "archive", "background", "cite", "codebase", "data", "formaction", "href", "imagesrcset",
    "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "srcset", "xlink:href",
  ]
}

/// A custom element with a custom tag around its content.
///
/// ```swift
/// struct Card: HTMLElement {
///   var title: String
///
///   var htmlTag: HTMLTag { .article }
///   var htmlAttributes: [HTMLAttribute] { [.id(title), .classes("card")] }
///
///   var body: some Element { Label(title, style: .header) }
/// }
/// ```
///
/// Other outputs show the content, and e-mails also show a `BackgroundStyle` behind it. Tags and attributes are
/// escaped. Those that aren't safe are left out, and reported as a problem.
public protocol HTMLElement: ContainerElement {
  /// The tag of the element; if the tag can't have content, the content of the body follows it.
  var htmlTag: HTMLTag { get }

  /// The attributes in their order, in addition to those that the style needs; by default, none.
  ///
  /// Write addresses as `.address`. Attributes that would run programs or declare styles aren't written; for styles,
  /// use `htmlStyle`.
  var htmlAttributes: [HTMLAttribute] { get }

  /// The style of the element; nil, by default, for the rules of the page's stylesheet.
  var htmlStyle: (any CSSElementStyle)? { get }
}

extension HTMLElement {
  /// No attributes.
  public var htmlAttributes: [HTMLAttribute] { [] }

  /// No style.
  public var htmlStyle: (any CSSElementStyle)? { nil }
}
