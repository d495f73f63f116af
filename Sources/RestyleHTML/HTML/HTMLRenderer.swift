public import Restyle
public import RestyleRendering

/// Renders styled text and interfaces as HTML, and appends all of it to one buffer.
///
/// ```swift
/// var page = HTMLRenderer()
/// page.append(StyledText("Terms", style: .header), as: .heading1)
/// page.append(notice, as: .paragraph)
/// let html = "<style>\(page.styleSheet.css)</style>\(page.html)"
/// ```
///
/// Whatever a text, a name or a link holds, it stays in its place.
public struct HTMLRenderer: Sendable {
  var writer: HTMLWriter
  /// Whether the element that is open holds text alone.
  var holdsTextOnly = false

  /// Creates a renderer that has rendered nothing yet.
  ///
  /// - Parameters:
  ///   - styling: How the styles of texts are written.
  ///   - styleSheet: What the rules are added to.
  ///   - identifierPrefix: What the identifiers of elements and the names of groups start with. Interfaces that are
  ///     rendered apart and shown on one page each need one of their own; whatever they are, what they make differs.
  public init(
    styling: HTMLStyling = .classes, styleSheet: StyleSheet = StyleSheet(), identifierPrefix: String = ""
  ) {
    writer = HTMLWriter(styling: styling, styleSheet: styleSheet, identifierPrefix: identifierPrefix)
  }
}

extension HTMLRenderer {
  /// How the styles of texts are written.
  public var styling: HTMLStyling { writer.styles.styling }

  /// The rules of the classes that the HTML uses.
  public internal(set) var styleSheet: StyleSheet {
    // In its place, since a copy would count references.
    _read { yield writer.styles.styleSheet }
    _modify { yield &writer.styles.styleSheet }
  }

  /// The problems: what styles ask for and the HTML can't show, in the order of rendering.
  ///
  /// The HTML may be a part of a page, and refer to elements of the rest: a document reports what is nowhere in it.
  public var problems: [RenderingProblem] { writer.problemsOfPart }

  /// The HTML rendered so far.
  public var html: String { writer.bytes.text }
}

/// How the styles of texts are written into HTML; those of interfaces are classes in any case.
public enum HTMLStyling: Hashable, Sendable {
  /// As classes, which `HTMLRenderer.styleSheet` has the rules for: for pages.
  case classes
  /// As `style` attributes, with colours for one appearance, since attributes can't vary.
  case inline(colorScheme: ColorScheme = .light, contrast: Contrast = .normal)

  /// As `style` attributes with the colours of a light scheme.
  public static var inline: Self { .inline() }
}
