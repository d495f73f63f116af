extension CSSColorParser {
  mutating func function(_ name: String, at start: Int) throws(Color.ParseError) -> Color {
    let function: CSSColorFunction
    switch name {
    case "color":
      function = .color(try space())
    case "light-dark":
      throw error("light-dark() isn't supported; write a light and a dark colour separately", at: start)
    case "color-mix", "device-cmyk", "contrast-color", "alpha", "var", "env", "attr":
      throw error("this function isn't supported; write the resulting colour", at: start)
    default:
      guard let known = CSSColorFunction.named[name] else {
        throw error("unknown function; write rgb, hsl, hwb, lab, lch, oklab, oklch or color", at: start)
      }
      function = known
    }
    return try arguments(of: function)
  }

  private mutating func space() throws(Color.ParseError) -> CSSColorSpace {
    skipSpace()
    let start = position
    guard let space = name().flatMap(CSSColorSpace.init(rawValue:)) else {
      let known = CSSColorSpace.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("expected one of \(known) first in color()", at: start)
    }
    return space
  }

  private mutating func arguments(of function: CSSColorFunction) throws(Color.ParseError) -> Color {
    var values = Color.Vector()
    var arguments: [Argument] = []
    var hasCommas = false
    for (index, component) in function.components.enumerated() {
      skipSpace()
      if index == 1 { hasCommas = next == UInt8(ascii: ",") }
      if index > 0 { try separator(before: component.name, isComma: hasCommas, in: function) }
      let argument = try argument(component.name)
      values[index] = try value(of: argument, as: component)
      arguments.append(argument)
    }
    if hasCommas { try checkUnits(amongCommas: arguments, of: function) }
    return function.color(values, alpha: try alpha(hasCommas: hasCommas))
  }

  /// In the older syntax, `rgb()` takes either numbers or percentages throughout, and `hsl()` takes percentages after
  /// the hue.
  private func checkUnits(
    amongCommas arguments: [Argument], of function: CSSColorFunction
  ) throws(Color.ParseError) {
    var expected: Argument.Unit?
    for (argument, component) in zip(arguments, function.components) {
      guard argument.unit != .none else { throw noneAmongCommas(at: argument.start) }
      guard case .value = component else {
        expected = .percentage
        continue
      }
      guard argument.unit == expected ?? argument.unit else {
        throw error(
          "\(component.name) has to be a \((expected ?? argument.unit).rawValue) among commas",
          at: argument.start)
      }
      expected = argument.unit
    }
  }

  private mutating func separator(
    before name: String, isComma: Bool, in function: CSSColorFunction
  ) throws(Color.ParseError) {
    let isHere = next == UInt8(ascii: ",")
    guard isHere == isComma else {
      throw error("separate all components by commas, or none; expected \(name) next")
    }
    guard isComma else { return }
    guard function.allowsCommas else { throw error("separate these components by spaces, not by commas") }
    position += 1
    skipSpace()
  }

  private mutating func alpha(hasCommas: Bool) throws(Color.ParseError) -> Double {
    skipSpace()
    if skip(")") { return 1 }
    guard skip(hasCommas ? "," : "/") else {
      let separator = hasCommas ? "a comma" : "/"
      throw error("expected ) or, before alpha, \(separator) after three components")
    }
    skipSpace()
    let argument = try argument("alpha")
    let alpha = try value(of: argument, as: .value("alpha"))
    if hasCommas, argument.unit == .none { throw noneAmongCommas(at: argument.start) }
    skipSpace()
    guard skip(")") else { throw error("expected ) at the end of the function") }
    return alpha
  }

  private func value(
    of argument: Argument, as component: CSSColorFunction.Component
  ) throws(Color.ParseError) -> Double {
    switch (component, argument.unit) {
    case (_, .none):
      // A missing component counts as 0 outside interpolation: CSS Color 4, "Missing Color Components".
      return 0
    case (.hue, .number), (.hue, .angle):
      // An angle that is too large to represent counts as 0, like infinity: CSS Values 4, section "Angle Units".
      return argument.value.isFinite ? argument.value : 0
    case (.value(_, let number, _), .number):
      return Self.limited(argument.value) / number
    case (.value(_, _, let whole), .percentage):
      return Self.limited(argument.value) / 100 * whole
    case (.hue, .percentage):
      throw error("hue has to be a number of degrees or an angle, not a percentage", at: argument.start)
    case (.value(let name, _, _), .angle):
      throw error("\(name) has to be a number or a percentage, not an angle", at: argument.start)
    }
  }

  /// Clamps a number to the range in which colours are computed.
  private static func limited(_ number: Double) -> Double {
    number.clamped(to: -Color.Vector.limit...Color.Vector.limit)
  }

  private func noneAmongCommas(at start: Int) -> Color.ParseError {
    error("with none, separate the components by spaces, not by commas", at: start)
  }
}
