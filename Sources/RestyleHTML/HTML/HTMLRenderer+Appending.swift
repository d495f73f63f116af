public import Restyle
public import RestyleElements
import RestyleRendering

extension HTMLRenderer {
  /// Appends markup from a literal, without escaping it.
  public mutating func append(markup: StaticString) { writer.bytes.append(verbatim: markup) }

  /// Appends escaped text without a style; its line breaks become elements, if they can.
  public mutating func append(text: String) { append(StyledText(text)) }

  /// Appends a text as an element of its own.
  public mutating func append(_ text: StyledText, as element: HTMLTextElement = .span) {
    append(StyledString([text]), as: element)
  }

  /// Appends runs of text, within one element unless this is a `span`.
  ///
  /// A single run gives its style to the element. Several runs become a `span` each, and the element has the attributes
  /// of paragraphs of the first run, such as alignment and indents. A run that sets nothing is text without an element
  /// around it.
  public mutating func append(_ string: StyledString, as element: HTMLTextElement = .span) {
    let runs = string.displayRuns
    guard !holdsTextOnly else { return writer.bytes.append(unbroken: runs.map(\.text).joined()) }
    element == .span ? writer.append(runs, as: .whole) : writer.append(runs, as: element)
  }

  /// Appends an element with an end tag, and the output of `content` within it.
  ///
  /// Texts in `option`, `textarea` and `title` are written without a style, since these can't contain elements.
  ///
  /// - Parameters:
  ///   - name: The element's name, which is a literal and isn't escaped.
  ///   - attributes: The attributes, in the order of writing.
  ///   - content: A closure that appends the content of the element.
  /// - Throws: What `content` throws. The element is closed even then.
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

  /// Appends an element without content and end tag, such as `input`.
  ///
  /// - Parameters:
  ///   - name: The element's name, which is a literal and isn't escaped.
  ///   - attributes: The attributes, in the order of writing.
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

  /// Renders a part of the page with another way of writing styles.
  ///
  /// ```swift
  /// page.withStyling(.inline(colorScheme: .dark)) { page in
  ///   page.append(sample)          // dark, whatever the reader prefers
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - styling: The way in which the styles of texts in the part are written.
  ///   - content: A closure that appends the part.
  /// - Throws: What `content` throws.
  public mutating func withStyling(
    _ styling: HTMLStyling, content: (inout HTMLRenderer) throws -> Void
  ) rethrows {
    let usual = writer.begin(styling, for: styleSheet.fixedTraits)
    defer { writer.end(usual) }
    try content(&self)
  }

  /// Renders a part of the page for fixed traits, independently of the reader's surroundings.
  ///
  /// ```swift
  /// try page.withFixedTraits(TraitCollection(colorScheme: .dark)) { page in
  ///   try page.append(screen)      // dark, and with no media queries
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits that styles in the part are resolved for.
  ///   - content: A closure that appends the part.
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
  /// The identifier of an element is its `id`, unless another element of the page has the same one. The action of a
  /// button is its `data-action`.
  ///
  /// The rules of classes follow the reader's surroundings by media queries, unless the stylesheet has fixed traits.
  /// For traits that media queries can't detect, they use those of the context. If texts have `style` attributes, the
  /// rules are for the same colours.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: The rendering context.
  /// - Throws: `ElementError` if elements are nested too deeply; nothing is appended then.
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
