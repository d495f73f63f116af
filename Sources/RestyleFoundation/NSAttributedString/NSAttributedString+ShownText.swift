public import Foundation
public import RestyleRendering

extension NSAttributedString {
  /// Makes an attributed string of a text as it is shown: after its transforms, with the attributes of view frameworks.
  ///
  /// ```swift
  /// let text = ShownText(
  ///   StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased))
  /// let shown = NSAttributedString(text, with: FoundationTextValues())
  /// shown.string  // "Read the TERMS"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text; its `losses` say what no output can show.
  ///   - values: Makes fonts, colours and the like.
  public convenience init(_ text: ShownText, with values: some NativeTextValues) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs where !run.text.isEmpty {
      var attributes = run.style.nativeAttributes(with: values)
      if run.link == nil { attributes[NSAttributedString.Key("NSLink")] = nil }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
