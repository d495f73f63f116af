import Restyle

/// A writer for an SVG document.
///
/// Definitions of paints, filters and clips are written right before their use, with increasing numbers as names, so
/// that equal lists result in equal bytes.
struct SVGWriter {
  /// The document as UTF-8.
  var bytes: [UInt8] = []
  let gamut: DisplayGamut
  /// The size of a pixel in points.
  let pixelLength: Double
  private var definitionCount = 0

  init(for list: DisplayList) {
    gamut = list.gamut
    pixelLength = 1 / list.scale
  }
}

extension SVGWriter {
  /// Appends trusted markup.
  mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends arbitrary text as the content of an element or the value of an attribute in double quotes.
  ///
  /// The one place where text enters SVG. Characters that XML can't contain (XML 1.0, section 2.2) become U+FFFD.
  mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t": append("&#9;")
      case "\n": append("&#10;")
      case "\r": append("&#13;")
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// The number of units per point in which numbers are written; a unit is smaller than any display can show.
  static let unitsPerPoint = 10_000

  /// The limit up to which whole numbers of units are exact, which is beyond any drawing.
  static let limit = 1e9

  /// Appends a number, rounded to units.
  mutating func append(_ number: Double) {
    let limit = Self.limit
    // NaN fails both comparisons.
    let bounded = number > -limit ? number < limit ? number : limit : number < 0 ? -limit : 0
    let units = Int((bounded * Double(Self.unitsPerPoint)).rounded())
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(Self.unitsPerPoint))
    if whole > 0 || part == 0 { append(integer: whole) }
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(digits: part, from: UInt(Self.unitsPerPoint) / 10)
    // Remove zeros at the end.
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  private mutating func append(integer: UInt) {
    var place: UInt = 1
    while integer / place >= 10 { place *= 10 }
    append(digits: integer, from: place)
  }

  private mutating func append(digits number: UInt, from place: UInt) {
    var place = place
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  /// Appends two numbers.
  mutating func append(_ first: Double, _ second: Double) {
    append(first)
    bytes.append(UInt8(ascii: " "))
    append(second)
  }

  /// Appends an attribute.
  mutating func append(_ name: StaticString, _ number: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(number)
    append("\"")
  }

  /// Appends the attributes of a rectangle's position and size.
  mutating func append(_ rect: Rect) {
    if rect.left != 0 { append("x", rect.left) }
    if rect.top != 0 { append("y", rect.top) }
    append("width", rect.width)
    append("height", rect.height)
  }

  /// Returns a unique name for a definition.
  mutating func newName() -> Int {
    definitionCount += 1
    return definitionCount
  }

  /// Appends the start of an element with a name.
  mutating func append(startOf element: StaticString, name: Int) {
    append("<")
    append(element)
    append(" id=\"")
    append(name: name)
    append("\"")
  }

  /// Appends the name of a definition.
  mutating func append(name: Int) {
    append("d")
    append(integer: name.magnitude)
  }

  /// Appends an attribute that refers to a definition.
  mutating func append(_ attribute: StaticString, definition name: Int) {
    append(" ")
    append(attribute)
    append("=\"url(#")
    append(name: name)
    append(")\"")
  }
}
