public import Restyle

/// A condition of media queries on the reader's window and device.
///
/// ```swift
/// let roomy: MediaCondition = .width(600...) && .orientation(.landscape)
/// let paper: MediaCondition = .print || !.hover
/// ```
///
/// Join conditions by `&&`, `||` and `!`. Lengths are in points, which are `px` in CSS. A range includes its lower
/// bound and not its upper one, so `..<600` and `600...` neither overlap nor leave a gap.
public struct MediaCondition: Hashable, Sendable, NonisolatedValue {
  // Media types can't be joined like features, so each condition has one text for print and one for everything else.
  let onScreen: ConditionText
  let onPaper: ConditionText
}

extension MediaCondition {
  init(_ text: ConditionText) { self.init(onScreen: text, onPaper: text) }

  /// A condition that always holds.
  public static let always = MediaCondition(.always)

  /// Returns a condition that the width of the window is in a range.
  public static func width(_ range: Range<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: range.lowerBound, to: range.upperBound))
  }

  /// Returns a condition that the window has at least this width.
  public static func width(_ range: PartialRangeFrom<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: range.lowerBound, to: nil))
  }

  /// Returns a condition that the window is narrower than this width.
  public static func width(_ range: PartialRangeUpTo<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: nil, to: range.upperBound))
  }

  /// Returns a condition that the height of the window is in a range.
  public static func height(_ range: Range<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: range.lowerBound, to: range.upperBound))
  }

  /// Returns a condition that the window has at least this height.
  public static func height(_ range: PartialRangeFrom<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: range.lowerBound, to: nil))
  }

  /// Returns a condition that the window is lower than this height.
  public static func height(_ range: PartialRangeUpTo<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: nil, to: range.upperBound))
  }

  /// Returns a condition on the orientation of the window; a square window counts as portrait.
  public static func orientation(_ orientation: ScreenOrientation) -> MediaCondition {
    MediaCondition(.feature("orientation:\(orientation.rawValue)"))
  }

  /// A condition that the primary pointing device can hover.
  public static let hover = MediaCondition(.feature("hover:hover"))

  /// Returns a condition that the primary pointing device has this precision.
  public static func pointer(_ precision: PointerPrecision) -> MediaCondition {
    MediaCondition(.feature("pointer:\(precision.rawValue)"))
  }

  /// A condition that any pointing device can hover.
  public static let anyHover = MediaCondition(.feature("any-hover:hover"))

  /// Returns a condition that any pointing device has this precision.
  public static func anyPointer(_ precision: PointerPrecision) -> MediaCondition {
    MediaCondition(.feature("any-pointer:\(precision.rawValue)"))
  }

  /// A condition that the reader's system forces a few colours upon pages, as the contrast themes of Windows do.
  public static let forcedColors = MediaCondition(.feature("forced-colors:active"))

  /// A condition that the page is printed, or shown in a print preview.
  public static let print = MediaCondition(onScreen: .never, onPaper: .always)

  /// Returns a condition that holds if both conditions hold.
  public static func && (lhs: MediaCondition, rhs: MediaCondition) -> MediaCondition {
    joining(lhs, rhs) { $0 && $1 }
  }

  /// Returns a condition that holds if at least one of two conditions holds.
  public static func || (lhs: MediaCondition, rhs: MediaCondition) -> MediaCondition {
    joining(lhs, rhs) { $0 || $1 }
  }

  /// Returns a condition that holds if this condition doesn't hold.
  public static prefix func ! (condition: MediaCondition) -> MediaCondition {
    MediaCondition(onScreen: !condition.onScreen, onPaper: !condition.onPaper)
  }

  private static func joining(
    _ lhs: MediaCondition, _ rhs: MediaCondition, _ join: (ConditionText, ConditionText) -> ConditionText
  ) -> MediaCondition {
    let onScreen = join(lhs.onScreen, rhs.onScreen)
    // A fast path: most conditions are the same in print, and joining takes longer than comparing.
    let areSame = lhs.onScreen == lhs.onPaper && rhs.onScreen == rhs.onPaper
    return MediaCondition(onScreen: onScreen, onPaper: areSame ? onScreen : join(lhs.onPaper, rhs.onPaper))
  }
}

/// The orientation of a window.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// A window that is at least as high as it is wide.
  case portrait
  /// A window that is wider than it is high.
  case landscape
}

/// The precision of a pointing device.
public enum PointerPrecision: String, Hashable, Sendable, Codable, CaseIterable {
  /// No pointing device.
  case none
  /// The precision of a finger.
  case coarse
  /// The precision of a mouse.
  case fine
}

extension MediaCondition: CustomStringConvertible {
  /// The media query; empty if it always holds.
  public var description: String {
    if onScreen == onPaper { return onScreen.standalone }
    let queries = [("screen", onScreen), ("print", onPaper)].compactMap { type, text -> String? in
      guard !text.isNever else { return nil }
      return text.behindType.map { type + " and " + $0 } ?? type
    }
    return queries.joined(separator: ",")
  }
}
