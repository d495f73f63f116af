import Restyle
public import RestyleElements

extension HTMLRenderer {
  /// Appends an interface: real buttons, fields, lists and forms, usable without a script.
  ///
  /// ```swift
  /// var page = HTMLRenderer()
  /// try page.append(SettingsForm(), in: ElementContext(language: "sv"))
  /// let html = "<style>\(page.styleSheet.css)</style>\(page.html)"
  /// ```
  ///
  /// What has an identifier has it as `data-identifier`; what a button performs is its `data-action`.
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
