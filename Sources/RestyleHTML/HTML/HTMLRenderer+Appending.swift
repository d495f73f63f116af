public import Restyle
public import RestyleElements
import RestyleRendering

extension HTMLRenderer {
  /// Appends markup from a literal, which is not escaped.
  public mutating func append(markup: StaticString) { writer.bytes.append(verbatim: markup) }

  /// Appends text, escaped, in no style; its line breaks are elements where these may be.
  public mutating func append(text: String) { append(StyledText(text)) }

  /// Appends a text as an element of its own.
  public mutating func append(_ text: StyledText, as element: HTMLTextElement = .span) {
    append(StyledString([text]), as: element)
  }

  /// Appends runs of text, within one element that is no `span`.
  ///
  /// The element takes the style of the only run. Where there are several, each becomes a `span` of its own, and
  /// the element takes the first one's alignment, indents and whatever else concerns paragraphs. A run that sets
  /// nothing is text without an element around it.
  public mutating func append(_ string: StyledString, as element: HTMLTextElement = .span) {
    let runs = string.displayRuns
    guard !holdsTextOnly else { return writer.bytes.append(unbroken: runs.map(\.text).joined()) }
    element == .span ? writer.append(runs, as: .whole) : writer.append(runs, as: element)
  }

  /// Appends an element with an end tag, and within it the output of `content`.
  ///
  /// Texts in `option`, `textarea` and `title`, which hold no elements, are written without a style.
  ///
  /// - Parameters:
  ///   - name: The element's name, which is part of the program and not escaped.
  ///   - attributes: The attributes, in the order in which they are written.
  ///   - content: Appends what the element holds.
  /// - Throws: What `content` throws; the element is closed all the same.
  public mutating func append(
    element name: StaticString,
    attributes: [HTMLAttribute] = [],
    content: (inout HTMLRenderer) throws -> Void = { _ in }
  ) rethrows {
    append(startOf: name, attributes)
    let usual = holdsTextOnly
    // HTML Standard, sections 13.1.2, "escapable raw text elements", and 4.10.10.
    holdsTextOnly =
      switch name.description {
      case "option", "textarea", "title": true
      default: false
      }
    defer {
      holdsTextOnly = usual
      writer.bytes.append(endOf: name)
    }
    try content(&self)
  }

  /// Appends an element that holds nothing and has no end tag, such as `input`.
  ///
  /// - Parameters:
  ///   - name: The element's name, which is part of the program and not escaped.
  ///   - attributes: The attributes, in the order in which they are written.
  public mutating func append(voidElement name: StaticString, attributes: [HTMLAttribute] = []) {
    append(startOf: name, attributes)
  }

  private mutating func append(startOf name: StaticString, _ attributes: [HTMLAttribute]) {
    writer.bytes.append(startOf: name)
    if !attributes.isEmpty {
      let isLink = ["a", "area"].contains(name.description.lowercased())
      for attribute in attributes { writer.append(attribute, isOfLink: isLink) }
    }
    writer.bytes.append(UInt8(ascii: ">"))
  }

  /// Renders a section of the page with another way of writing styles.
  ///
  /// ```swift
  /// page.withStyling(.inline(colorScheme: .dark)) { page in
  ///   page.append(sample)          // dark, whatever the reader prefers
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - styling: How the styles of texts are written in the part.
  ///   - content: Appends the part.
  /// - Throws: What `content` throws.
  public mutating func withStyling(
    _ styling: HTMLStyling, content: (inout HTMLRenderer) throws -> Void
  ) rethrows {
    let usual = writer.begin(styling, for: styleSheet.fixedTraits)
    defer { writer.end(usual) }
    try content(&self)
  }

  /// Renders a section of the page for fixed traits, independently of the reader's surroundings.
  ///
  /// ```swift
  /// try page.withFixedTraits(TraitCollection(colorScheme: .dark)) { page in
  ///   try page.append(screen)      // dark, and with no media queries
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: What the styles of the part are resolved for.
  ///   - content: Appends the part.
  /// - Throws: What `content` throws.
  public mutating func withFixedTraits(
    _ traits: TraitCollection, content: (inout HTMLRenderer) throws -> Void
  ) rethrows {
    let usual = writer.begin(styling, for: traits)
    defer { writer.end(usual) }
    try content(&self)
  }

  /// Appends an interface: real buttons, fields, lists and forms, usable without a script.
  ///
  /// ```swift
  /// var page = HTMLRenderer()
  /// try page.append(SettingsForm(), in: ElementContext(language: "sv"))
  /// let html = "<style>\(page.styleSheet.css)</style>\(page.html)"
  /// ```
  ///
  /// What has an identifier has it as its `id`, unless another element of the page has it; what a button performs is its
  /// `data-action`.
  ///
  /// Rules of classes query the reader's surroundings, as media queries can, unless the stylesheet has fixed traits; of
  /// the context's traits they take what media queries can't detect. Where texts have `style` attributes, the rules are
  /// for the same colours.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: What it is rendered in.
  /// - Throws: `ElementError` if elements lie too deep in one another; nothing is appended then.
  public mutating func append(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws(ElementError) {
    guard case .inline(let colorScheme, let contrast) = styling else {
      _ = try writer.append(element, in: context, naming: nil)
      return
    }
    var context = context
    context.traits.colorScheme = colorScheme
    context.traits.contrast = contrast
    let usual = writer.begin(.classes, for: context.traits)
    defer { writer.end(usual) }
    _ = try writer.append(element, in: context, naming: nil)
  }
}
