// The values of the standard traits. `ContentSizeCategory` has a file of its own.

/// The appearance of content: dark on light, or light on dark.
public enum ColorScheme: String, CaseIterable, Codable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// Whether the reader prefers more contrast between foreground and background.
public enum Contrast: String, CaseIterable, Codable, Sendable {
  /// The contrast that the design intends.
  case normal
  /// More contrast than usual.
  case increased
}

/// The colours that a display can show.
public enum DisplayGamut: String, Hashable, Sendable, Codable, CaseIterable {
  /// The colours of sRGB.
  case sRGB
  /// The colours of Display P3, which include those of sRGB.
  case displayP3
}

/// The layout direction of an interface, which determines its leading and trailing sides.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Whether the reader prefers bold text.
public enum LegibilityWeight: String, Hashable, Sendable, Codable, CaseIterable {
  /// The weights that the design intends.
  case regular
  /// Bolder text than usual.
  case bold
}

/// The available space along one axis.
///
/// The classes are those of UIKit. On a phone in portrait orientation, the width is compact and the height regular.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// An unknown amount of space.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The kind of device or medium that shows an interface.
public enum UserInterfaceIdiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// An unknown kind.
  case unspecified
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A computer with windows and a pointer.
  case desktop
  /// A television, seen from across the room.
  case tv
  /// A watch.
  case watch
  /// The screen of a car.
  case car
  /// A headset that places the interface in the room.
  case headset
  /// A page in a browser.
  case web
  /// A message in a mail program.
  case mail
  /// A terminal with character cells.
  case terminal
  /// Paper.
  case print
}
