public import Restyle

// Losses that several outputs report, or that walks report for all outputs.

extension RenderingProblem.Loss {
  /// A link was omitted, since its scheme can run programs or isn't known to be safe.
  public static func droppedLink(_ link: Link, scheme: String) -> Self {
    Self("droppedLink", address: link.target, [scheme]) {
      "left out the link \($0[0].quoted): its scheme is \($0[1].quoted(limit: 20)), "
        + "and only http, https, mailto, tel and relative links are written"
    }
  }

  /// A link, an image or a font was omitted, since its address is relative, and the output has no base address.
  public static func relativeAddress(_ address: String) -> Self {
    Self("relativeAddress", address: address) {
      "left out the address \($0[0].quoted): it is relative, and neither an e-mail nor a terminal has an address of its "
        + "own; begin with https://"
    }
  }

  /// A link was omitted, since it is inside a control or an action.
  public static func linkInControl(_ link: Link) -> Self {
    Self("linkInControl", address: link.target) {
      "left out the link \($0[0].quoted): pressing a button, a segment, a control's label or a row with an action "
        + "performs that; put the link beside it"
    }
  }

  /// An attribute of a text was omitted, since the output doesn't support it.
  public static func attribute(_ name: String) -> Self {
    Self("attribute", [name]) {
      "left out the attribute \($0[0].quoted) of a text: the output doesn't support it"
    }
  }

  /// An attribute of a text was omitted, since the output doesn't support it.
  package static func attribute<Key: TextAttributeKey>(_ key: Key) -> Self { .attribute(Key.name) }

  /// An attribute of paragraphs was omitted, since the text is part of a line.
  public static func paragraphAttribute(_ name: String) -> Self {
    Self("paragraphAttribute", [name]) {
      "left out the attribute \($0[0].quoted) of a text: it is for paragraphs, and the text is part of "
        + "a line; append it as a paragraph, a heading or a block"
    }
  }

  /// Whether an attribute of paragraphs was omitted, since the text is part of a line.
  package var isOfParagraphs: Bool { kind == "paragraphAttribute" }

  /// A property of a box or a control was omitted, since the output doesn't support it.
  public static func property(_ name: String) -> Self {
    Self("property", [name]) { "left out \($0[0].quoted): the output doesn't support it" }
  }

  /// Cells of a table span fewer columns or rows than requested.
  public static func cutSpan(_ property: String) -> Self {
    Self("cutSpan", [property]) {
      "cut \($0[0].quoted) of a cell: the table ends there, or other cells are in the way; use a smaller one"
    }
  }

  /// An element was omitted, since the output doesn't support it.
  ///
  /// The elements in it are shown.
  public static func element(_ name: String) -> Self {
    Self("element", [name]) {
      "left out an element, \($0[0].quoted(limit: 40)): the output doesn't support it"
    }
  }

  /// The content of a field's files isn't sent, since the surrounding form sends only their names.
  public static let unsentFiles = Self("unsentFiles") { _ in
    "left out the files of a field: the form around it sends only their names; let it send files, with the "
      + "method post"
  }

  /// A form was merged into the form around it, since no output supports nested forms.
  public static let nestedForm = Self("nestedForm") { _ in
    "merged a form within a form into the outer one: forms can't be nested; put one after the other"
  }

  /// Elements that depend on detectable traits are shown for one set of traits.
  public static let frozenElements = Self("frozenElements") { _ in
    "showed the elements of a reader for only one set of traits: they are rows of a section or items of a list, a "
      + "form would submit some of their controls twice, they were created too late, or there are more than eight "
      + "sets; use dynamic styles"
  }

  /// The button that clears a field was omitted, since the output doesn't support it.
  public static let clearButton = Self("clearButton") { _ in
    "left out the button that clears a field: the output has none; put a button beside the field"
  }

  /// A line under or through a text became a plain one, since the output doesn't support its pattern.
  public static func linePattern(_ pattern: TextLine.Pattern) -> Self {
    Self("linePattern", [pattern.rawValue]) {
      "drew a line under or through a text as a single one, and not \($0[0]): the output has no such line"
    }
  }

  /// A border was omitted, since a box has only one border, or an image with cap insets replaces it.
  public static func droppedBorder(_ border: BorderStyle) -> Self {
    Self("droppedBorder", ["\(border.width)", String(reflecting: border)]) {
      "left out a border of \($0[0]) points: the box has another one, or an image with "
        + "cap insets; use only one of them"
    }
  }

  /// An image was omitted, since it has neither an address nor bytes in a known format.
  public static let unknownImage = Self("unknownImage") { _ in
    "left out an image: it has no address, and its bytes aren't a PNG, JPEG, GIF, WebP, AVIF or SVG image; draw one that "
      + "is a background with RestyleGraphics, or use it as the background of a stack"
  }

  /// An image was omitted, since only its address is known, and drawings don't load images.
  public static func remoteImage(url: String) -> Self {
    Self("remoteImage", address: url) {
      "left out the image \($0[0].quoted): drawings don't load images; use the image's bytes"
    }
  }
}
