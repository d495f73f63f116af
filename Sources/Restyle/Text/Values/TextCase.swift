/// How the letters of a text are displayed; the text itself keeps its case.
///
/// The cases are those of the CSS property `text-transform`: `none`, `lowercase`, `uppercase` and `capitalize`.
public enum TextCase: String, Hashable, Codable, CaseIterable, Sendable {
  /// Letters are displayed as they are.
  case preserve
  /// All letters are displayed in lower case.
  case lower
  /// All letters are displayed in upper case.
  case upper
  /// The first letter of each word is displayed in title case, the others as they are.
  case capitalized
}
