import Restyle

/// An SVG document in the making.
///
/// What only paints, filters and clips are refers to stands right before it, under names that count up: so the same
/// list always makes the same bytes.
struct SVGWriter {
  /// The document as UTF-8.
  var bytes: [UInt8] = []
  let gamut: DisplayGamut
  /// How long a pixel is, in points.
  let pixelLength: Double
  private var definitionCount = 0

  init(for list: DisplayList) {
    gamut = list.gamut
    pixelLength = 1 / list.scale
  }
}

extension SVGWriter {
  /// Appends markup of ours.
  mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text as the content of an element or the value of an attribute in double quotes, whatever it holds.
  ///
  /// The one place where text enters SVG. What XML can't carry (XML 1.0, section 2.2) becomes U+FFFD.
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

  /// How many of the units that numbers are written in make a point: less than what any display distinguishes.
  static let unitsPerPoint = 10_000

  /// As far as whole numbers of units are exact, which is farther than any drawing goes.
  static let limit = 1e9

  /// Appends a number, rounded to units.
  mutating func append(_ number: Double) {
    let limit = Self.limit
    // What is no number fails both comparisons.
    let bounded = number > -limit ? number < limit ? number : limit : number < 0 ? -limit : 0
    let units = Int((bounded * Double(Self.unitsPerPoint)).rounded())
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt(Self.unitsPerPoint))
    if whole > 0 || part == 0 { append(integer: whole) }
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(digits: part, from: UInt(Self.unitsPerPoint) / 10)
    // No zeros at the end.
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

  /// Appends the attributes that say where a rectangle lies.
  mutating func append(_ rect: Rect) {
    if rect.left != 0 { append("x", rect.left) }
    if rect.top != 0 { append("y", rect.top) }
    append("width", rect.width)
    append("height", rect.height)
  }

  /// A name for a definition that no other has.
  mutating func newName() -> Int {
    definitionCount += 1
    return definitionCount
  }

  /// Appends the start of an element that others refer to.
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
