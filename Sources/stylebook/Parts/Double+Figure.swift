import Foundation

extension Double {
  /// The number rounded for people, with a real minus sign.
  func figure(decimals: Int? = nil) -> String {
    let digits = decimals ?? (self == rounded() ? 0 : 2)
    return String(format: "%.\(digits)f", self).replacingOccurrences(of: "-", with: "\u{2212}")
  }

  /// The number with its sign, unless it is zero.
  func signedFigure(decimals: Int) -> String {
    let text = figure(decimals: decimals)
    return text.allSatisfy { $0 == "0" || $0 == "." || $0 == "\u{2212}" } ? "0" : self > 0 ? "+" + text : text
  }
}
