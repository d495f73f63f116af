public import Foundation
public import RestyleRendering

extension NSAttributedString {
  /// Creates an attributed string from a displayed text, after its transforms, with the attributes of view frameworks.
  ///
  /// ```swift
  /// let text = ShownText(
  ///   StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased))
  /// let shown = NSAttributedString(text, with: FoundationTextValues())
  /// shown.string  // "Read the TERMS"
  /// ```
  ///
  /// Images are attachments if `values` creates these, or else their alternative texts.
  ///
  /// - Parameters:
  ///   - text: The text, whose `nativeLosses(with:)` list everything that isn't shown.
  ///   - values: Creates fonts, colours and other values of the framework.
  public convenience init(_ text: ShownText, with values: some NativeTextValues) {
    var builder = NativeTextBuilder(values: values)
    for run in text.runs { builder.append(run.text, run.style, isLinked: run.link != nil) }
    self.init(attributedString: builder.string)
  }
}
