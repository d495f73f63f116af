/// A condition of media queries, about the reader's window and device.
///
/// ```swift
/// let roomy: MediaCondition = .width(600...) && .orientation(.landscape)
/// let paper: MediaCondition = .print || !.hover
/// ```
///
/// Conditions are joined by `&&`, `||` and `!`. Lengths are in points, which are CSS's `px`; a range of them has its lower
/// end and not its upper one, so that `..<600` and `600...` leave no gap between them and nothing in common.
public struct MediaCondition: Hashable, Sendable {
  // Media types can't be joined as features can: so each condition has one for paper and one for all else.
  let onScreen: ConditionText
  let onPaper: ConditionText

  init(onScreen: ConditionText, onPaper: ConditionText) {
    self.onScreen = onScreen
    self.onPaper = onPaper
  }

  init(_ text: ConditionText) { self.init(onScreen: text, onPaper: text) }
}

extension MediaCondition {
  /// A condition that always holds.
  public static let always = MediaCondition(.always)

  /// A condition that the width of the window is in a range.
  public static func width(_ range: Range<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: range.lowerBound, to: range.upperBound))
  }

  /// The window is at least as wide.
  public static func width(_ range: PartialRangeFrom<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: range.lowerBound, to: nil))
  }

  /// The window is less wide.
  public static func width(_ range: PartialRangeUpTo<Double>) -> MediaCondition {
    MediaCondition(.range("width", from: nil, to: range.upperBound))
  }

  /// A condition that the height of the window is in a range.
  public static func height(_ range: Range<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: range.lowerBound, to: range.upperBound))
  }

  /// The window is at least as high.
  public static func height(_ range: PartialRangeFrom<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: range.lowerBound, to: nil))
  }

  /// The window is less high.
  public static func height(_ range: PartialRangeUpTo<Double>) -> MediaCondition {
    MediaCondition(.range("height", from: nil, to: range.upperBound))
  }

  /// A condition on the orientation of the window; a square window counts as portrait.
  public static func orientation(_ orientation: ScreenOrientation) -> MediaCondition {
    MediaCondition(.feature("orientation:\(orientation.rawValue)"))
  }

  /// A condition that the primary pointing device can hover.
  public static let hover = MediaCondition(.feature("hover:hover"))

  /// The main pointing device is as exact as that.
  public static func pointer(_ precision: PointerPrecision) -> MediaCondition {
    MediaCondition(.feature("pointer:\(precision.rawValue)"))
  }

  /// A condition that any pointing device can hover.
  public static let anyHover = MediaCondition(.feature("any-hover:hover"))

  /// Some pointing device is as exact as that.
  public static func anyPointer(_ precision: PointerPrecision) -> MediaCondition {
    MediaCondition(.feature("any-pointer:\(precision.rawValue)"))
  }

  /// The reader's system has its own few colours, as Windows' contrast themes do.
  public static let forcedColors = MediaCondition(.feature("forced-colors:active"))

  /// The page is printed, or shown as it would be.
  public static let print = MediaCondition(onScreen: .never, onPaper: .always)

  /// Both conditions hold.
  public static func && (lhs: MediaCondition, rhs: MediaCondition) -> MediaCondition {
    joining(lhs, rhs) { $0 && $1 }
  }

  /// One of the conditions holds, or both.
  public static func || (lhs: MediaCondition, rhs: MediaCondition) -> MediaCondition {
    joining(lhs, rhs) { $0 || $1 }
  }

  /// The condition doesn't hold.
  public static prefix func ! (condition: MediaCondition) -> MediaCondition {
    MediaCondition(onScreen: !condition.onScreen, onPaper: !condition.onPaper)
  }

  private static func joining(
    _ lhs: MediaCondition, _ rhs: MediaCondition, _ join: (ConditionText, ConditionText) -> ConditionText
  ) -> MediaCondition {
    let onScreen = join(lhs.onScreen, rhs.onScreen)
    // Most conditions are the same on paper, and joining them takes longer than comparing.
    let areSame = lhs.onScreen == lhs.onPaper && rhs.onScreen == rhs.onPaper
    return MediaCondition(onScreen: onScreen, onPaper: areSame ? onScreen : join(lhs.onPaper, rhs.onPaper))
  }
}

/// Which side of a window is the longer one.
public enum ScreenOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The height, or neither.
  case portrait
  /// The width.
  case landscape
}

/// How exact a pointing device is.
public enum PointerPrecision: String, Hashable, Sendable, Codable, CaseIterable {
  /// There is none.
  case none
  /// As exact as a finger.
  case coarse
  /// As exact as a mouse.
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
