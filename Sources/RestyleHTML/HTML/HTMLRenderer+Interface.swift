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
  /// the context's traits they take what media queries can't detect. Inline styles are for the context's.
  ///
  /// - Parameters:
  ///   - element: The interface.
  ///   - context: What it is rendered in.
  /// - Throws: `ElementError` if elements lie too deep in one another; nothing is appended then.
  public mutating func append(
    _ element: some Element, in context: ElementContext = ElementContext()
  ) throws(ElementError) {
    _ = try writer.append(element, in: context, naming: nil)
  }
}

extension Element {
  /// Returns the element as HTML with `style` attributes, as e-mail needs it, for the traits of a context.
  ///
  /// Pages want an ``HTMLRenderer`` with a stylesheet, which also reports what was left out.
  ///
  /// - Parameter context: What the element is rendered in.
  /// - Returns: The HTML.
  /// - Throws: `ElementError` if elements lie too deep in one another.
  public func inlineHTML(in context: ElementContext = ElementContext()) throws(ElementError) -> String {
    let traits = context.traits
    var renderer = HTMLRenderer(
      styling: .inline(colorScheme: traits.colorScheme, contrast: traits.contrast))
    try renderer.append(self, in: context)
    return renderer.html
  }
}
