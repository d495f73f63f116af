extension Double {
  /// About three significant digits, and whole numbers in groups of thousands: `0.0769`, `3.10`, `1,240`.
  var shortText: String {
    switch magnitude {
    case 100...: text(decimals: 0)
    case 10...: text(decimals: 1)
    case 1...: text(decimals: 2)
    case 0.1...: text(decimals: 3)
    default: text(decimals: 4)
    }
  }

  /// A rounded decimal number with thousands in groups.
  ///
  /// - Parameters:
  ///   - decimals: How many digits follow the point.
  ///   - trimmingZeros: Whether zeros at the end of the fraction are left out.
  /// - Returns: The text; Swift's own where the number is too large to round exactly.
  func text(decimals: Int, trimmingZeros: Bool = false) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    guard let scaled = Int(exactly: (magnitude * scale).rounded()), scaled < 1 << 53 else {
      return "\(self)"
    }
    var digits = String(scaled)
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var whole = String(digits.dropLast(decimals))
    var fraction = String(digits.suffix(decimals))
    if trimmingZeros {
      while fraction.last == "0" { fraction.removeLast() }
    }
    var position = whole.count - 3
    while position > 0 {
      whole.insert(",", at: whole.index(whole.startIndex, offsetBy: position))
      position -= 3
    }
    return (self < 0 && scaled > 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
