import Restyle
import RestyleRendering

/// The part of a number that isn't broken into lines.
enum NumberExtent {
  /// The number with its signs, which would look like two numbers in two lines.
  case number
  /// A text that is a number and its unit or currency, with a space between them.
  case unit
}

extension NumberExtent {
  /// The width of the longest number in a text, or of the whole text if it is a number with a unit; 0 for others.
  func width(of text: String, _ metrics: CellMetrics) -> Int {
    switch self {
    case .number: metrics.numberWidth(of: text)
    case .unit: text.withUTF8Bytes { $0.isNumberWithUnit } ? metrics.width(of: text) : 0
    }
  }
}

extension CellMetrics {
  /// The width of the longest number among the words of a text, with its signs, but without letters.
  fileprivate func numberWidth(of text: String) -> Int {
    text.withUTF8Bytes { bytes in
      var (widest, start) = (0, 0)
      while start < bytes.count {
        var (end, hasDigits, hasLetters) = (start, false, false)
        while end < bytes.count {
          let byte = bytes[end]
          if byte <= 0x20, byte.isWordEnd { break }
          if byte.isASCIIDigit { hasDigits = true } else if byte.isASCIILetter { hasLetters = true }
          end += 1
        }
        if hasDigits, !hasLetters {
          widest = max(widest, numberWidth(ofWord: UnsafeBufferPointer(rebasing: bytes[start..<end])))
        }
        start = end + 1
      }
      return widest
    }
  }

  private func numberWidth(ofWord word: UnsafeBufferPointer<UInt8>) -> Int {
    if word.printableASCIICount(from: 0) == word.count { return word.count }
    // East Asian text can break anywhere.
    guard word.allSatisfy({ $0 < 0xE3 }) else { return 2 }
    var scanner = CellScanner(word, grid)
    return scanner.width(startingAt: 0)
  }
}

extension UInt8 {
  fileprivate var isWordEnd: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
