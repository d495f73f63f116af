public import Restyle

extension HTMLRenderer {
  /// Appends an element with an end tag, and within it what `content` appends.
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
    defer {
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
    for attribute in attributes { writer.append(attribute) }
    writer.bytes.append(UInt8(ascii: ">"))
  }

  /// Renders a part of the page whose texts have their styles written in another way.
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

  /// Renders a part of the page for some traits, whatever the reader's surroundings.
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
}
