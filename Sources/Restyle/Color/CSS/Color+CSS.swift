extension Color {
  /// Creates a colour from a CSS colour, as defined by CSS Color 4.
  ///
  /// ```swift
  /// try Color(css: "#369")
  /// try Color(css: "rebeccapurple")
  /// try Color(css: "rgb(51 102 153 / 50%)")
  /// try Color(css: "oklch(0.7 0.1 200deg)")
  /// try Color(css: "color(display-p3 1 0.5 0)")
  /// ```
  ///
  /// A colour in the gamut of sRGB is stored in sRGB, and one that only Display P3 contains is stored in Display P3. A
  /// colour outside both gets Display P3 components outside 0...1. Only `rgb()`, `hsl()` and `hwb()` are clamped. The
  /// functions `color(srgb ...)` and `color(display-p3 ...)`, and their linear forms, keep their space. `none` counts
  /// as 0.
  ///
  /// A missing last parenthesis, which stylesheets tolerate, is an error, since the text may have been truncated.
  ///
  /// - Parameter text: The text of the colour. White space and comments may surround it.
  /// - Throws: A `ParseError` that describes the error, its position and valid text. System colours and `currentcolor`,
  ///   which depend on their surroundings, are errors, and so are computed colours.
  public init(css text: some StringProtocol) throws(ParseError) {
    var parser = CSSColorParser(text)
    self = try parser.parse()
  }

  /// Returns the colour as CSS text, for a colour scheme and a contrast.
  ///
  /// The text is `#rrggbb` if that is exact. Otherwise it is `rgb(r, g, b)` or `rgba(r, g, b, a)` with as many decimals
  /// as needed, or `color(...)` for a colour outside the gamut of sRGB.
  ///
  /// ```swift
  /// Color(red: 0.2, green: 0.4, blue: 0.6).cssText()                         // "#336699"
  /// Color(red: 0.2, green: 0.4, blue: 0.6, space: .displayP3).cssText()      // "rgb(26.534, 103.513, 157.336)"
  /// Color(red: 0, green: 1, blue: 0, space: .displayP3).cssText()            // "color(display-p3 0 1 0)"
  /// ```
  ///
  /// Parsing the text with ``init(css:)`` gives exactly the colour of ``resolved(colorScheme:contrast:)``, with one
  /// exception: a colour in Display P3 that is also in sRGB becomes the same colour in sRGB, to a thousandth of 1/255.
  /// To preserve the space, encode the colour instead.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme to resolve for.
  ///   - contrast: The contrast to resolve for.
  /// - Returns: The text, which is always the same for the same colour.
  public func cssText(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) -> String {
    components(of: Variant(colorScheme, contrast)).inSRGBIfPossible.cssText
  }

  /// Appends the CSS text of the colour to UTF-8 bytes, the form in which stylesheets are written.
  package func appendCSSText(to bytes: inout [UInt8], colorScheme: ColorScheme, contrast: Contrast) {
    components(of: Variant(colorScheme, contrast)).inSRGBIfPossible.appendCSSText(to: &bytes)
  }

  /// Returns the CSS text of a variant in its own colour space.
  func exactCSSText(of variant: Variant) -> String { components(of: variant).cssText }
}

extension Color.Components {
  fileprivate var cssText: String {
    // As most are: the text is a short one, which takes no memory of its own.
    if space == .sRGB, alpha == 1, let hex {
      return withText(ofHex: hex) { String(decoding: $0, as: UTF8.self) }
    }
    var bytes: [UInt8] = []
    appendCSSText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func appendCSSText(to bytes: inout [UInt8]) {
    if space == .sRGB, let hex {
      if alpha == 1 {
        withText(ofHex: hex) { bytes.append(contentsOf: $0) }
      } else {
        bytes.append(startOfRGBA: hex)
        bytes.append(exactly: alpha)
        bytes.append(UInt8(ascii: ")"))
      }
    } else if space == .sRGB, [red, green, blue].allSatisfy({ (0...1).contains($0) }) {
      bytes.append(contentsOf: (alpha == 1 ? "rgb(" : "rgba(").utf8)
      for (index, component) in [red, green, blue].enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        bytes.append(exactlyOf255: component)
      }
      if alpha != 1 {
        bytes.append(contentsOf: ", ".utf8)
        bytes.append(exactly: alpha)
      }
      bytes.append(UInt8(ascii: ")"))
    } else {
      bytes.append(contentsOf: "color(".utf8)
      bytes.append(contentsOf: space.rawValue.utf8)
      for component in [red, green, blue] {
        bytes.append(UInt8(ascii: " "))
        bytes.append(exactly: component)
      }
      if alpha != 1 {
        bytes.append(contentsOf: " / ".utf8)
        bytes.append(exactly: alpha)
      }
      bytes.append(UInt8(ascii: ")"))
    }
  }
}

// A stylesheet has hundreds of colours, and each append takes as long as writing twenty bytes.

/// Calls a function with the lowest 24 bits as `#rrggbb`.
@inline(__always)
private func withText<Result>(ofHex hex: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 7) { text in
    text[0] = UInt8(ascii: "#")
    for index in 1...6 {
      text[index] = UInt8(truncatingIfNeeded: hex >> UInt32(24 - 4 * index) & 0xF).hexadecimalDigit
    }
    return body(UnsafeBufferPointer(text))
  }
}

extension [UInt8] {
  /// Appends the lowest 24 bits as `rgba(r, g, b, `.
  fileprivate mutating func append(startOfRGBA hex: UInt32) {
    appendBackwards(atMost: 20) { text in
      for shift: UInt32 in [0, 8, 16] {
        text.prepend(UInt8(ascii: " "))
        text.prepend(UInt8(ascii: ","))
        text.prepend(digitsOf: hex >> shift & 0xFF)
      }
      for byte in "(abgr".utf8 { text.prepend(byte) }
    }
  }

  /// Appends a component of 0...1 on the scale of 0...255, with as few decimals as preserve it.
  fileprivate mutating func append(exactlyOf255 part: Float) {
    let number = Double(part) * 255
    var power = 1.0
    for decimals in 0...7 {
      let digits = (number * power).rounded()
      if Float(digits / power / 255) == part { return append(digits, decimals: decimals) }
      power *= 10
    }
    append(contentsOf: number.description.utf8)
  }

  /// Appends the same text as ``Float/exactText``.
  fileprivate mutating func append(exactly number: Float) {
    if number == 0 { return append(UInt8(ascii: "0")) }
    // Finding the shortest text of any number takes longer than everything else, and most numbers are a few
    // thousandths. The first rounded number that reads back as this one is the shortest.
    if number >= 0.001, number < 1 {
      var power = 1_000.0
      for decimals in 3...9 {
        let digits = (Double(number) * power).rounded(.toNearestOrEven)
        if Float(digits / power) == number { return append(digits, decimals: decimals) }
        power *= 10
      }
    }
    append(contentsOf: number.exactText.utf8)
  }

  /// Appends a number of tenths, hundredths and so on, less than 2^32, without trailing zeros.
  private mutating func append(_ digits: Double, decimals: Int) {
    var (rest, decimals) = (UInt32(digits), decimals)
    while decimals > 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    appendBackwards(atMost: 12) { text in
      for _ in 0..<decimals { text.prepend(digitFrom: &rest) }
      if decimals > 0 { text.prepend(UInt8(ascii: ".")) }
      text.prepend(digitsOf: rest)
    }
  }

  /// Appends the bytes that `write` writes from the end, the order in which the digits of numbers are computed.
  @inline(__always)
  private mutating func appendBackwards(atMost count: Int, _ write: (inout BackwardsText) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
      var text = BackwardsText(room: room, first: room.count)
      write(&text)
      append(contentsOf: UnsafeBufferPointer(rebasing: room[text.first...]))
    }
  }
}

/// Bytes that are written from the end.
private struct BackwardsText {
  let room: UnsafeMutableBufferPointer<UInt8>
  var first: Int

  @inline(__always)
  mutating func prepend(_ byte: UInt8) {
    first -= 1
    room[first] = byte
  }

  @inline(__always)
  mutating func prepend(digitFrom number: inout UInt32) {
    prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    number /= 10
  }

  @inline(__always)
  mutating func prepend(digitsOf number: UInt32) {
    var number = number
    repeat { prepend(digitFrom: &number) } while number > 0
  }
}
