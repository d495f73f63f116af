public import Restyle

/// A style that sheets of swatches show.
///
/// Your own types can conform to this protocol:
///
/// ```swift
/// extension BadgeStyle: SwatchStyle {
///   var swatches: [Swatch] {
///     [Swatch(background, in: Size(width: 40, height: 20))]
///   }
/// }
/// ```
public protocol SwatchStyle: Style {
  /// The swatches of the style, such as one for each of its states.
  ///
  /// The sheet resolves them for its traits. Several swatches start a new line.
  var swatches: [Swatch] { get }
}

/// A drawing with a size.
public struct Swatch: Sendable {
  let drawing: any Drawable
  let size: Size
  let detail: String?
  /// The texts that sample letters represent.
  var texts: [TextStyle] = []

  /// Creates a swatch.
  ///
  /// - Parameters:
  ///   - drawing: The style to draw.
  ///   - size: The size in points.
  ///   - detail: The text below the name of the style, such as a state; nil for none.
  public init(_ drawing: some Drawable, in size: Size, _ detail: String? = nil) {
    self.drawing = drawing
    self.size = size
    self.detail = detail
  }

  init(_ drawing: some Drawable, in size: Size, _ state: ControlState) {
    let names = ControlState.namedMembers.filter { state.contains($0.member) }.map(\.name)
    self.init(drawing, in: size, names.isEmpty ? "normal" : names.joined(separator: ", "))
  }

  func standing(for texts: [TextStyle]) -> Swatch {
    var swatch = self
    swatch.texts = texts
    return swatch
  }

  // In points.
  static let colorSize = Size(square: 24)
  static let boxSize = Size(width: 136, height: 72)
  static let rowsSize = Size(width: 136, height: 132)
  static let buttonSize = Size(width: 88, height: 44)
  static let lineSize = Size(width: 136, height: 24)
}
