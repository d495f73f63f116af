public import Restyle

/// A rule that shows font sizes in terminals, which have only one, by weight and case, for example.
///
/// ```swift
/// var options = TerminalRenderer.Options()
/// options.sizes = SizeRule { style in
///   if let size = style.fontSize, size >= 24 { style.textCase = .upper }
/// }
/// ```
public struct SizeRule: Sendable, NonisolatedValue {
  let apply: (@Sendable (inout TextStyle) -> Void)?

  /// Creates a rule.
  ///
  /// - Parameter apply: A closure that changes a style with a size for a terminal. Transforms of the text come after
  ///   it.
  public init(_ apply: @escaping @Sendable (inout TextStyle) -> Void) { self.init(apply: apply) }

  /// Shows titles, from 28 points, as bold capitals; headings, from 20, as bold; and captions, up to 12, as faint text.
  ///
  /// If a style already has a case, or a caption has a weight, these are kept. Titles and headings are at least bold,
  /// whatever their weight, since a terminal has no other way to make them large.
  public static let standard = Self { style in
    guard let size = style.fontSize else { return }
    if size >= 20, (style.fontWeight ?? .regular) < .bold { style.fontWeight = .bold }
    if size >= 28, style.attribute(for: .textCase) == nil { style.textCase = .upper }
    if isCaption(style), style.fontWeight == nil { style.fontWeight = .light }
  }

  /// Whether a text is as small as a caption.
  static func isCaption(_ style: TextStyle) -> Bool { style.fontSize.map { $0 <= 12 } ?? false }

  /// Leaves out sizes, and reports them.
  public static let none = Self(apply: nil)

  private init(apply: (@Sendable (inout TextStyle) -> Void)?) { self.apply = apply }

  /// Whether sizes are shown at all.
  var tellsSizes: Bool { apply != nil }
}
