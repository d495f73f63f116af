/// The reader's preferred text size: one of seven everyday sizes, or of five accessibility sizes.
///
/// The twelve sizes are those of Apple's Dynamic Type. ``large`` is the initial setting of a device.
///
/// ```swift
/// Font.TextStyle.body.size(for: .accessibilityMedium)  // 28
/// ```
public enum ContentSizeCategory: String, CaseIterable, Codable, Hashable, Sendable {
  /// The smallest size: body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// The default size: body text of 17 points.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// The largest everyday size: body text of 23 points.
  case extraExtraExtraLarge
  /// The smallest accessibility size, AX1: body text of 28 points.
  case accessibilityMedium
  /// The accessibility size AX2: body text of 33 points.
  case accessibilityLarge
  /// The accessibility size AX3: body text of 40 points.
  case accessibilityExtraLarge
  /// The accessibility size AX4: body text of 47 points.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size, AX5: body text of 53 points.
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  // The position from the smallest size up. It is written out, because a textual raw value has no order and `allCases`
  // allocates.
  var position: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the left text size is smaller.
  ///
  /// - Parameters:
  ///   - left: A preferred text size.
  ///   - right: Another preferred text size.
  /// - Returns: Whether the left size is smaller than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}
