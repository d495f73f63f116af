public import Foundation
public import Restyle

extension NSAttributedString {
  /// Creates an attributed string from a text and its styles, without applying transforms.
  ///
  /// `StyledString(_:keys:)` returns the same text. View frameworks show the attributes that `nativeAttributes(with:)`
  /// returns. In addition, each run has its whole style, as JSON under `NSAttributedString.Key.restyleTextStyle`.
  ///
  /// ```swift
  /// let note = StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined.uppercased)
  /// let held = try NSAttributedString(note, with: FoundationTextValues())
  /// StyledString(held) == note  // true
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - values: Creates fonts, colours and other values of the framework.
  /// - Throws: `StyleJSONError` if a style has two custom attributes with one name.
  /// - Complexity: O(*n*) in the length of the text and the number of different styles.
  public convenience init(_ text: StyledString, with values: some NativeTextValues) throws(StyleJSONError) {
    var builder = NativeTextBuilder(values: values, keepsImages: true)
    let category = values.traits.preferredContentSizeCategory
    var known: [TextStyle: [NSAttributedString.Key: NSObject]] = [:]
    for run in text.runs {
      var held = known[run.style] ?? [:]
      if held.isEmpty, run.style != TextStyle() {
        held[.restyleTextStyle] = NSData(data: try StyleJSON().data(of: run.style))
        if run.style.adjustsFontForContentSizeCategory == true, category != .large {
          held[.restyleContentSizeCategory] = NSString(string: category.rawValue)
        }
        known[run.style] = held
      }
      builder.append(run.text, run.style, adding: held)
    }
    self.init(attributedString: builder.string)
  }
}

extension NSAttributedString.Key {
  /// The key of the whole style of a run, in attributed strings that contain the original text.
  ///
  /// The values are data: the style as `StyleJSON` encodes it. Before you pass an attributed string on, remove this
  /// attribute and `restyle.contentSizeCategory`, which styles that follow the reader's text size have in addition.
  public static var restyleTextStyle: Self { Self("restyle.textStyle") }

  /// The key of the text size for which a run's values were written, if its style follows the reader's; without it, the
  /// default size.
  static var restyleContentSizeCategory: Self { Self("restyle.contentSizeCategory") }
}
