import Restyle
import RestyleRendering

extension CSSWriter {
  /// Appends a colour that references named values through their custom properties.
  ///
  /// - Returns: Whether there are such properties; if not, nothing is appended.
  mutating func appendReference(_ color: Color) -> Bool {
    guard let variables, let reference = color.reference else { return false }
    if let name = property(holding: .color(color)) {
      append(property: name)
      return true
    }
    guard variables.hasArguments(of: color) else { return false }
    append(reference.meaning)
    return true
  }

  /// Appends a function of colours (CSS Color 5, sections "Mixing Colors" and "Relative Colors").
  private mutating func append(_ function: ColorReference.Meaning) {
    switch function {
    case .named: break
    case .opacity(let color, let factor) where factor <= 1:
      // Mixing with premultiplied alpha only changes the opacity.
      appendMixture("srgb", of: color, factor) { $0.bytes.append(verbatim: "transparent") }
    case .opacity(let color, let factor):
      appendRelative(color, "r g b/calc(alpha*") {
        $0.bytes.append(number: factor)
        $0.bytes.append(UInt8(ascii: ")"))
      }
    case .alpha(let color, let alpha): appendRelative(color, "r g b/") { $0.bytes.append(number: alpha) }
    case .mixed(let color, let other, let amount):
      appendMixture("oklab", of: color, 1 - amount) { $0.append(other) }
    case .shaded(let color, let white, let amount):
      appendMixture("oklab", of: color, 1 - amount) {
        $0.appendRelative(color, white == 1 ? "255 255 255/alpha" : "0 0 0/alpha") { _ in }
      }
    case .variants(let colors): append(colors[readColorVariant()])
    }
  }

  private mutating func appendMixture(
    _ space: StaticString, of color: Color, _ share: Double, with other: (inout CSSWriter) -> Void
  ) {
    bytes.append(verbatim: "color-mix(in ")
    bytes.append(verbatim: space)
    bytes.append(UInt8(ascii: ","))
    append(color)
    bytes.append(UInt8(ascii: " "))
    bytes.append(percentage: share)
    bytes.append(UInt8(ascii: ","))
    other(&self)
    bytes.append(UInt8(ascii: ")"))
  }

  private mutating func appendRelative(
    _ color: Color, _ components: StaticString, _ end: (inout CSSWriter) -> Void
  ) {
    bytes.append(verbatim: "rgb(from ")
    append(color)
    bytes.append(UInt8(ascii: " "))
    bytes.append(verbatim: components)
    end(&self)
    bytes.append(UInt8(ascii: ")"))
  }
}
