public import Restyle
public import RestyleRendering

/// A list of drawing operations, from the lowest to the uppermost.
///
/// Lengths are in points, with the origin in the upper left corner. All outputs draw from display lists, so their
/// results agree.
public struct DisplayList: Hashable, Sendable {
  /// The width of the drawing in pixels.
  public let pixelWidth: Int
  /// The height of the drawing in pixels.
  public let pixelHeight: Int
  /// The number of pixels in one point, which is finite and positive.
  public let scale: Double
  /// The gamut of all colours.
  public let gamut: DisplayGamut
  /// The operations, the lowest first.
  package internal(set) var operations: [Operation]
  /// The extent of the drawing beyond the drawn box, such as that of shadows, in points.
  public internal(set) var overflow = PhysicalSides()
  /// The problems: features that can't be drawn.
  public internal(set) var problems: [RenderingProblem] = []

  /// Creates a list of drawing operations.
  ///
  /// - Parameters:
  ///   - width: The width in points, which is rounded to whole pixels.
  ///   - height: The height in points, which is rounded to whole pixels.
  ///   - scale: The number of pixels per point.
  ///   - gamut: The gamut that the colours' components refer to.
  ///   - operations: The operations, the lowest first.
  /// - Throws: A `DrawingError` if a length is invalid, or if there are too many pixels or operations.
  package init(
    width: Double, height: Double, scale: Double = 1, gamut: DisplayGamut = .sRGB,
    operations: [Operation] = []
  ) throws(DrawingError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    for length in [width, height] where !(length.isFinite && length >= 0) {
      throw .invalidLength(length)
    }
    let pixels = (width: (width * scale).rounded(), height: (height * scale).rounded())
    guard max(pixels.width, pixels.height) <= Double(Self.sideLimit),
      pixels.width * pixels.height <= Double(Self.areaLimit)
    else { throw .tooManyPixels(width: pixels.width, height: pixels.height) }
    try Self.check(operations)
    pixelWidth = Int(pixels.width)
    pixelHeight = Int(pixels.height)
    self.scale = scale
    self.gamut = gamut
    self.operations = operations
  }
}

extension DisplayList {
  /// The maximum width and height of a drawing, in pixels.
  public static let sideLimit = 16_384
  /// The maximum number of pixels in a drawing, which take 256 megabytes.
  public static let areaLimit = 67_108_864

  /// The maximum number of operations in a drawing, which limits the memory and the time that they take.
  package static let operationLimit = 1_000_000

  static func check(_ operations: [Operation]) throws(DrawingError) {
    if operations.count > operationLimit { throw .tooManyOperations(operations.count) }
  }

  /// The size in points, which is a whole number of pixels.
  public var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

  /// The rectangle of the whole drawing.
  public var bounds: Rect { Rect(width: size.width, height: size.height) }
}

/// An error that prevents a drawing.
public enum DrawingError: Error, Hashable, Sendable {
  /// A width or a height is negative or not finite.
  case invalidLength(Double)
  /// A scale isn't finite and positive.
  case invalidScale(Double)
  /// The drawing would exceed ``DisplayList/sideLimit`` along a side, or ``DisplayList/areaLimit`` in all.
  case tooManyPixels(width: Double, height: Double)
  /// The drawing would exceed a million operations: shapes, shadows, images, texts and ends of groups.
  case tooManyOperations(Int)
}

extension DrawingError: CustomStringConvertible {
  /// A description of the error, and of what would be valid.
  public var description: String {
    switch self {
    case .invalidLength(let length): "a length of \(length) can't be drawn: it is finite and not negative"
    case .invalidScale(let scale): "a scale of \(scale) can't be drawn: it is finite and positive"
    case .tooManyPixels(let width, let height):
      "\(width) × \(height) pixels are too many: a side has at most \(DisplayList.sideLimit), "
        + "and all of a drawing \(DisplayList.areaLimit)"
    case .tooManyOperations(let count):
      "\(count) operations are too many: a drawing has at most \(DisplayList.operationLimit)"
    }
  }
}
