public import Foundation
public import RestyleRendering

extension NSAttributedString {
  /// Creates an attributed string of a text as shown: after its transforms, with the attributes of view frameworks.
  ///
  /// ```swift
  /// let text = ShownText(
  ///   StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased))
  /// let shown = NSAttributedString(text, with: FoundationTextValues())
  /// shown.string  // "Read the TERMS"
  /// ```
  ///
  /// Images are attachments where `values` makes some, and their alternative texts elsewhere.
  ///
  /// - Parameters:
  ///   - text: The text; its `nativeLosses(with:)` say what isn't shown.
  ///   - values: Makes fonts, colours and the like.
  public convenience init(_ text: ShownText, with values: some NativeTextValues) {
    var builder = NativeTextBuilder(values: values)
    for run in text.runs { builder.append(run.text, run.style, isLinked: run.link != nil) }
    self.init(attributedString: builder.string)
  }
}
