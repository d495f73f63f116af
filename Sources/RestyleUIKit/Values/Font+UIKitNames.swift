#if canImport(UIKit) && !os(watchOS)
  public import Restyle

  // The names of UIKit's own functions, so that styles look the same as with UIKit's fonts.
  extension Font {
    /// The system's font: `Font.system(size:weight:)` by UIKit's name.
    ///
    /// ```swift
    /// let title = TextStyle(font: .boldSystemFont(ofSize: 17), color: .white)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: The weight; nil for that of the surroundings.
    /// - Returns: The font.
    public static func systemFont(ofSize size: Double, weight: Weight? = nil) -> Font {
      .system(size: size, weight: weight)
    }

    /// The system's font in bold: `Font.boldSystem(size:)` by UIKit's name.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The font.
    public static func boldSystemFont(ofSize size: Double) -> Font { .boldSystem(size: size) }

    /// The system's font in italic: `Font.italicSystem(size:)` by UIKit's name.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The font.
    public static func italicSystemFont(ofSize size: Double) -> Font { .italicSystem(size: size) }
  }
#endif
