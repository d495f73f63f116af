package import Foundation
package import Restyle

/// The line metrics that UIKit's and AppKit's fonts share, in points.
package protocol LineMetrics {
  /// The size of the font.
  var pointSize: CGFloat { get }
  /// The ascent of the font above the baseline.
  var ascender: CGFloat { get }
  /// The descent of the font below the baseline, which is negative.
  var descender: CGFloat { get }
  /// The height of small letters.
  var xHeight: CGFloat { get }
}

extension InlineImage {
  /// Returns the rectangle of the image relative to the baseline; the vertical axis points upwards.
  ///
  /// - Parameters:
  ///   - size: The size of the image itself, in points.
  ///   - font: The font of the surrounding text.
  /// - Returns: The rectangle, in points.
  package func bounds(ofSize size: CGSize, beside font: some LineMetrics) -> CGRect {
    var shown = self.size.map { CGSize(width: $0.width, height: $0.height) } ?? size
    if fitsFont {
      let height = font.pointSize
      shown = CGSize(width: size.height > 0 ? height * size.width / size.height : height, height: height)
    }
    let y: CGFloat =
      switch alignment {
      case .baseline: 0
      case .middle: (font.xHeight - shown.height) / 2
      case .top: font.ascender - shown.height
      case .bottom: font.descender
      }
    return CGRect(x: 0, y: y, width: shown.width, height: shown.height)
  }
}
