// The values that Apple documents for the colours of these names in `UIColor`. Computed and inlinable, so that they
// are constants in the caller.
extension Color {
  /// Black with opacity 0.
  @inlinable public static var clear: Color { Color(white: 0, alpha: 0) }

  /// Black.
  @inlinable public static var black: Color { Color(white: 0) }

  /// A third of white.
  @inlinable public static var darkGray: Color { Color(white: 1 / 3) }

  /// Half of white.
  @inlinable public static var gray: Color { Color(white: 0.5) }

  /// Two thirds of white.
  @inlinable public static var lightGray: Color { Color(white: 2 / 3) }

  /// White.
  @inlinable public static var white: Color { Color(white: 1) }

  /// Pure red.
  @inlinable public static var red: Color { Color(red: 1, green: 0, blue: 0) }

  /// Pure green.
  @inlinable public static var green: Color { Color(red: 0, green: 1, blue: 0) }

  /// Pure blue.
  @inlinable public static var blue: Color { Color(red: 0, green: 0, blue: 1) }

  /// Green and blue.
  @inlinable public static var cyan: Color { Color(red: 0, green: 1, blue: 1) }

  /// Red and blue.
  @inlinable public static var magenta: Color { Color(red: 1, green: 0, blue: 1) }

  /// Red and green.
  @inlinable public static var yellow: Color { Color(red: 1, green: 1, blue: 0) }

  /// Red and half of green.
  @inlinable public static var orange: Color { Color(red: 1, green: 0.5, blue: 0) }

  /// Half of red and half of blue.
  @inlinable public static var purple: Color { Color(red: 0.5, green: 0, blue: 0.5) }

  /// Dark orange: red 0.6, green 0.4, blue 0.2.
  @inlinable public static var brown: Color { Color(red: 0.6, green: 0.4, blue: 0.2) }
}
