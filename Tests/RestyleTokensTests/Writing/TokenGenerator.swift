import Foundation
import Restyle
import RestyleTesting
import RestyleTokens
import TestSupport

/// Makes tokens of all types by chance, of which some refer to others.
struct TokenGenerator {
  private var random: SeededGenerator
  /// The tokens so far, by type.
  private var made: [TokenType: [Token]] = [:]

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  /// Tokens in groups, and groups that say something about them.
  mutating func tokens() -> (tokens: [Token], groups: [TokenGroup]) {
    var tokens: [Token] = []
    // The types of components first.
    let types: [TokenType] = [
      .color, .dimension, .duration, .number, .fontFamily, .fontWeight, .cubicBezier, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography,
    ]
    for round in 0..<3 {
      for type in types {
        let path = ["group \(round)", "é", "e\u{301}", "x/y~z"][Int.random(in: 0..<4, using: &random)]
        var token = Token("\(path).\(type.rawValue) \(round)", value(type))
        if let target = made[type]?.randomElement(using: &random), chance() {
          token.value = target.value
          token.reference = chance() ? TokenReference(to: target.path) : pointer(target.path)
        }
        if chance() { token.description = "About \"\(token.path)\"\n\u{7}" }
        if chance() { token.deprecation = TokenDeprecation(reason: chance() ? "Old" : nil) }
        if chance() { try? token.extensions.set(#"{"z":1.0,"a":[null,{}]}"#, for: "org.example") }
        made[type, default: []].append(token)
        tokens.append(token)
      }
    }
    let groups = [
      TokenGroup("", description: "All"),
      TokenGroup("group 0", type: .number, deprecation: TokenDeprecation()),
      TokenGroup("empty.inner", extensions: TokenExtensions()),
      TokenGroup("heir", base: TokenReference(to: "group 1")),
    ]
    return (tokens, tokens.contains { $0.path.hasPrefix("group 1.") } ? groups : Array(groups.dropLast()))
  }

  /// The same JSON with the members of its objects in another order.
  mutating func shuffled(_ json: Data) throws -> Data {
    func shuffle(_ value: JSONValue) -> JSONValue {
      switch value {
      case .array(let elements): .array(elements.map(shuffle))
      case .object(let members):
        .object(members.map { JSONMember(name: $0.name, value: shuffle($0.value)) }.shuffled(using: &random))
      default: value
      }
    }
    return Data(shuffle(try JSONReader.value(of: Array(json))).text.utf8)
  }
}

// MARK: Values

extension TokenGenerator {
  private mutating func chance() -> Bool { Bool.random(using: &random) }

  private func pointer(_ path: String) -> TokenReference {
    let escaped = path.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    return TokenReference(pointer: "/" + escaped.replacingOccurrences(of: ".", with: "/"))
  }

  /// A component, borrowed from a token of its type if there is one.
  private mutating func aliasable<Value>(_ type: TokenType, _ extract: (Token.Value) -> Value?) -> Aliasable<
    Value
  > {
    while true {
      if let target = made[type]?.randomElement(using: &random), chance(), let value = extract(target.value) {
        return Aliasable(value, reference: chance() ? TokenReference(to: target.path) : pointer(target.path))
      }
      if let value = extract(value(type)) { return Aliasable(value) }
    }
  }

  private mutating func color() -> Aliasable<TokenColor> {
    aliasable(.color) { if case .color(let color) = $0 { color } else { nil } }
  }

  private mutating func dimension() -> Aliasable<TokenDimension> {
    aliasable(.dimension) { if case .dimension(let size) = $0 { size } else { nil } }
  }

  private mutating func duration() -> Aliasable<TokenDuration> {
    aliasable(.duration) { if case .duration(let time) = $0 { time } else { nil } }
  }

  private mutating func number() -> Aliasable<Double> {
    aliasable(.number) { if case .number(let number) = $0 { number } else { nil } }
  }

  private mutating func shadow() -> Aliasable<TokenShadow> {
    if let target = made[.shadow]?.randomElement(using: &random), chance(),
      case .shadow(let list) = target.value, list.count == 1
    {
      return Aliasable(list[0].value, reference: TokenReference(to: target.path))
    }
    return Aliasable(
      TokenShadow(
        color: color(), offsetX: dimension(), offsetY: dimension(), blur: dimension(), spread: dimension(),
        inset: chance() ? nil : Aliasable(chance())))
  }

  private mutating func value(_ type: TokenType) -> Token.Value {
    switch type {
    case .color:
      let space = TokenColor.Space.allCases.randomElement(using: &random) ?? .sRGB
      let numbers = (0..<3).map { _ -> TokenColor.Component in
        Int.random(in: 0..<5, using: &random) == 0 ? .none : .number(.random(in: 0...1, using: &random))
      }
      return .color(TokenColor(space, numbers, alpha: chance() ? 0.5 : nil, hex: chance() ? "#aBcDeF" : nil))
    case .dimension:
      return .dimension(TokenDimension(.random(in: -100...1e9, using: &random), chance() ? .px : .rem))
    case .duration:
      return .duration(
        TokenDuration(.random(in: 0...1000, using: &random), chance() ? .seconds : .milliseconds))
    case .number:
      let numbers: [Double] = [0, -0.0, 1, 1e-9, 1e300, 123_456_789_012_345, 9_007_199_254_740_992, .pi]
      return .number(numbers.randomElement(using: &random) ?? 0)
    case .fontFamily: return .fontFamily(chance() ? TokenList("Inter") : ["Inter \"x\"", "é"])
    case .fontWeight:
      return .fontWeight(
        chance()
          ? .number(350.5) : .named(TokenFontWeight.Name.allCases.randomElement(using: &random) ?? .bold))
    case .cubicBezier: return .cubicBezier(TokenCubicBezier(0.5, -3, 1, .random(in: 0...9, using: &random)))
    case .strokeStyle:
      if chance() {
        return .strokeStyle(.line(TokenStrokeStyle.Line.allCases.randomElement(using: &random) ?? .solid))
      }
      return .strokeStyle(.dashes(Aliasable([dimension(), dimension()]), cap: Aliasable(.butt)))
    case .border:
      let style = aliasable(.strokeStyle) { if case .strokeStyle(let style) = $0 { style } else { nil } }
      return .border(TokenBorder(color: color(), width: dimension(), style: style))
    case .transition:
      let timing = aliasable(.cubicBezier) { if case .cubicBezier(let curve) = $0 { curve } else { nil } }
      return .transition(TokenTransition(duration: duration(), delay: duration(), timing: timing))
    case .shadow:
      return .shadow(chance() ? TokenList(shadow().value) : TokenList((0..<2).map { _ in shadow() }))
    case .gradient:
      return .gradient(
        TokenList((0..<2).map { _ in Aliasable(TokenGradientStop(color: color(), position: number())) }))
    case .typography:
      let family = aliasable(.fontFamily) { if case .fontFamily(let family) = $0 { family } else { nil } }
      let weight = aliasable(.fontWeight) { if case .fontWeight(let weight) = $0 { weight } else { nil } }
      return .typography(
        TokenTypography(
          fontFamily: family, fontSize: dimension(), fontWeight: weight, letterSpacing: dimension(),
          lineHeight: number()))
    }
  }
}
