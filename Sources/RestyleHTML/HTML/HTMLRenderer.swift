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
/// Texts, names and links are escaped.
public struct HTMLRenderer: Sendable {
  var writer: HTMLWriter
  /// Whether the open element can contain only text.
  var holdsTextOnly = false

  /// Creates a renderer without any output.
  ///
  /// - Parameters:
  ///   - styling: The way in which the styles of texts are written.
  ///   - styleSheet: The stylesheet that the renderer adds its rules to.
  ///   - identifierPrefix: The prefix of generated identifiers and of the names of groups. If one page shows interfaces
  ///     that are rendered separately, give each its own prefix. Different prefixes never lead to the same identifier.
  public init(
    styling: HTMLStyling = .classes, styleSheet: StyleSheet = StyleSheet(), identifierPrefix: String = ""
  ) {
    writer = HTMLWriter(styling: styling, styleSheet: styleSheet, identifierPrefix: identifierPrefix)
  }
}

extension HTMLRenderer {
  /// The way in which the styles of texts are written.
  public var styling: HTMLStyling { writer.styles.styling }

  /// The rules of the classes that the HTML uses.
  public internal(set) var styleSheet: StyleSheet {
    // In its place, since a copy would count references.
    _read { yield writer.styles.styleSheet }
    _modify { yield &writer.styles.styleSheet }
  }

  /// The problems of rendering, in order: features of styles that the HTML can't show.
  ///
  /// The HTML may be a part of a page, and refer to elements of other parts. Only a document reports references that
  /// lead nowhere.
  public var problems: [RenderingProblem] { writer.problems.filter { !$0.loss.isMissing } }

  /// The HTML rendered so far.
  public var html: String { writer.bytes.text }
}

/// A way to write the styles of texts into HTML; interfaces always have classes.
public enum HTMLStyling: Hashable, Sendable {
  /// Classes, for pages; `HTMLRenderer.styleSheet` has their rules.
  case classes
  /// `style` attributes, with colours for one appearance, since attributes can't vary.
  case inline(colorScheme: ColorScheme = .light, contrast: Contrast = .normal)

  /// `style` attributes with the colours of a light scheme.
  public static var inline: Self { .inline() }
}
