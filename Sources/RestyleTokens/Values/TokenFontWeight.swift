/// The weight of a font, as a number or a name.
///
/// ```swift
/// let weight = TokenFontWeight.named(.semiBold).number  // 600
/// ```
public enum TokenFontWeight: Hashable, Sendable {
  /// A number from 1 to 1000, on the scale of OpenType.
  case number(Double)
  /// A name.
  case named(Name)

  /// The weight on the scale of OpenType.
  public var number: Double {
    switch self {
    case .number(let number): number
    case .named(let name): name.number
    }
  }

  /// A name of a weight; some weights have several.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// 100.
    case thin
    /// 100.
    case hairline
    /// 200.
    case extraLight = "extra-light"
    /// 200.
    case ultraLight = "ultra-light"
    /// 300.
    case light
    /// 400.
    case normal
    /// 400.
    case regular
    /// 400.
    case book
    /// 500.
    case medium
    /// 600.
    case semiBold = "semi-bold"
    /// 600.
    case demiBold = "demi-bold"
    /// 700.
    case bold
    /// 800.
    case extraBold = "extra-bold"
    /// 800.
    case ultraBold = "ultra-bold"
    /// 900.
    case black
    /// 900.
    case heavy
    /// 950.
    case extraBlack = "extra-black"
    /// 950.
    case ultraBlack = "ultra-black"

    /// The weight on the scale of OpenType.
    public var number: Double {
      switch self {
      case .thin, .hairline: 100
      case .extraLight, .ultraLight: 200
      case .light: 300
      case .normal, .regular, .book: 400
      case .medium: 500
      case .semiBold, .demiBold: 600
      case .bold: 700
      case .extraBold, .ultraBold: 800
      case .black, .heavy: 900
      case .extraBlack, .ultraBlack: 950
      }
    }
  }
}
