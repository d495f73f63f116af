package import Foundation
package import Restyle

/// What UIKit's and AppKit's fonts say alike of the lines that they make, in points.
package protocol LineMetrics {
  /// The size of the font.
  var pointSize: CGFloat { get }
  /// How far the font reaches above where letters stand.
  var ascender: CGFloat { get }
  /// Where the font's lower edge lies: below where letters stand, and so negative.
  var descender: CGFloat { get }
  /// The height of small letters.
  var xHeight: CGFloat { get }
}

extension InlineImage {
  /// Where the image lies in its line, from where letters stand; the vertical axis points upwards.
  ///
  /// - Parameters:
  ///   - size: The size of the image itself, in points.
  ///   - font: The font of the text around it.
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
