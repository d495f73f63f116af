import Foundation

extension Double {
  /// The number rounded for people, with a real minus sign; with two decimals at most if it isn't said how many.
  func figure(decimals: Int? = nil) -> String {
    var text = String(format: "%.\(decimals ?? 2)f", self)
    let isZero = text.allSatisfy { "-0.".contains($0) }
    text = text.replacing("-", with: isZero ? "" : "\u{2212}")
    return decimals == nil ? text.replacing(/\.?0+$/, with: "") : text
  }

  /// The number with its sign, unless it is zero.
  func signedFigure(decimals: Int) -> String {
    let text = figure(decimals: decimals)
    return text.allSatisfy { $0 == "0" || $0 == "." } ? "0" : self > 0 ? "+" + text : text
  }
}
