public import Restyle

/// A rule for font sizes in terminals, which have only one: by weight and case, for example.
///
/// ```swift
/// var options = TerminalRenderer.Options()
/// options.sizes = SizeRule { style in
///   if let size = style.fontSize, size >= 24 { style.textCase = .upper }
/// }
/// ```
public struct SizeRule: Sendable {
  let apply: (@Sendable (inout TextStyle) -> Void)?

  /// Creates a rule.
  ///
  /// - Parameter apply: Changes a style that has a size for a terminal; transforms of the text come after.
  public init(_ apply: @escaping @Sendable (inout TextStyle) -> Void) { self.init(apply: apply) }

  /// Titles, from 28 points on, are bold capitals; headings, from 20 on, are bold; and captions, up to 12, are faint.
  ///
  /// A case that the style has already stays, and so does the weight of a caption. Titles and headings are bold whatever
  /// their weight, since a terminal has nothing else that makes them large.
  public static let standard = Self { style in
    guard let size = style.fontSize else { return }
    if size >= 20, (style.fontWeight ?? .regular) < .bold { style.fontWeight = .bold }
    if size >= 28, style.attribute(for: .textCase) == nil { style.textCase = .upper }
    if isCaption(style), style.fontWeight == nil { style.fontWeight = .light }
  }

  /// Whether a text is as small as a caption.
  static func isCaption(_ style: TextStyle) -> Bool { style.fontSize.map { $0 <= 12 } ?? false }

  /// Sizes are left out, and reported.
  public static let none = Self(apply: nil)

  private init(apply: (@Sendable (inout TextStyle) -> Void)?) { self.apply = apply }

  /// Whether sizes are shown at all.
  var tellsSizes: Bool { apply != nil }
}
