import Restyle
import RestyleRendering

/// The markers of a list's entries.
///
/// ```swift
/// let steps = ListEnumerator { index in "Step \(index + 1):" }
/// ```
public struct ListEnumerator: Sendable {
  let marker: @Sendable (_ index: Int, _ isASCII: Bool) -> String

  /// Creates an enumerator.
  ///
  /// - Parameter marker: A closure that returns the marker of an entry, by its index among its siblings.
  public init(_ marker: @escaping @Sendable (_ index: Int) -> String) {
    self.init { index, _ in marker(index) }
  }

  private init(marker: @escaping @Sendable (_ index: Int, _ isASCII: Bool) -> String) { self.marker = marker }
}

extension ListEnumerator {
  /// Bullets, or asterisks if only ASCII is drawn.
  public static let bullets = Self(marker: { _, isASCII in isASCII ? "*" : "•" })
  /// Dashes.
  public static let dashes = Self { _ in "-" }
  /// No markers.
  public static let none = Self { _ in "" }
  /// Numbers, such as `1.`, `2.` and `3.`.
  public static let arabic = numbered(.decimal)
  /// Letters, such as `a.`, `z.` and then `aa.`.
  public static let lowercaseAlphabet = numbered(.lowerAlpha)
  /// Capital letters, such as `A.`, `Z.` and then `AA.`.
  public static let uppercaseAlphabet = numbered(.upperAlpha)
  /// Roman numerals, such as `i.`, `ii.` and `iii.`; numbers beyond 3999 are Arabic.
  public static let lowercaseRoman = numbered(.lowerRoman)
  /// Roman numerals in capitals, such as `I.`, `II.` and `III.`; numbers beyond 3999 are Arabic.
  public static let uppercaseRoman = numbered(.upperRoman)

  private static func numbered(_ numbering: ListStyle.Numbering) -> Self {
    Self { numbering.marker($0 + 1) }
  }
}
