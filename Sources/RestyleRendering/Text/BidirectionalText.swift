/// Keeps the directional formatting characters of a text within it.
///
/// An embedding, override or isolate that a text opens and never closes turns around what follows the text, and
/// a closing character without its opening one ends what surrounds it. So the latter are left out, and what is
/// open at the end is closed there (Unicode Standard Annex 9, sections 2.1 to 2.4 and 3.1.2). Where a line ends,
/// everything is closed too: it would end there anyway (rule X8), and a closing character in the next line would
/// then end what surrounds it.
///
/// ```swift
/// var directions = BidirectionalText()
/// let line = runs.map { directions.balanced($0.text) }.joined() + directions.closing
/// ```
public struct BidirectionalText: Sendable {
  @usableFromInline var open: [Closing] = []
  // How many of them are isolates: looking for one that isn't there would cost as much as is open, each time.
  private var isolateCount = 0

  /// Starts a text in which nothing is open.
  public init() {}

  @usableFromInline enum Closing: Sendable {
    case embedding, isolate
  }
}

extension BidirectionalText {
  /// What all of the characters start with.
  @inlinable package static var firstByte: UInt8 { 0xE2 }

  /// Whether bytes may hold one of the characters.
  @inlinable
  package static func mayConcern(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var index = text.firstIndex(of: firstByte) else { return false }
    while index + 2 < text.count {
      switch (text[index], text[index + 1], text[index + 2]) {
      case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): return true
      default: index += 1
      }
    }
    return false
  }

  /// Whether something is open.
  @inlinable public var isOpen: Bool { !open.isEmpty }

  /// Returns the next part of the text, without closing characters that nothing opened and with those that lines lack.
  public mutating func balanced(_ text: String) -> String {
    // Most texts have none of the characters.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { !isOpen && !Self.mayConcern($0) }
    if isPlain == true { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where admits(scalar) {
      if scalar.endsParagraph {
        result.append(contentsOf: closing.unicodeScalars)
        open.removeAll()
        isolateCount = 0
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// The characters that close what is still open.
  public var closing: String { String(open.reversed().map { $0 == .isolate ? "\u{2069}" : "\u{202C}" }) }

  private mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
      open.append(.embedding)
    case "\u{2066}"..."\u{2068}":
      open.append(.isolate)
      isolateCount += 1
    case "\u{202C}":
      // Within an isolate, it closes only what was opened there.
      guard open.last == .embedding else { return false }
      open.removeLast()
    case "\u{2069}":
      guard isolateCount > 0 else { return false }
      isolateCount -= 1
      while let last = open.popLast(), last != .isolate {}
    default: break
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether directions end here: the paragraph separators of Unicode Standard Annex 9, table 4, but for those
  /// that HTML can't carry.
  fileprivate var endsParagraph: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2029}": true
    default: false
    }
  }
}
