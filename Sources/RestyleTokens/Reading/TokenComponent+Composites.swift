import Restyle

extension TokenStrokeStyle: TokenComponent {
  static var tokenType: TokenType? { .strokeStyle }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    guard case .object = json else { return Line.read(json, by: &reader).map { .line($0) } }
    let isObject = reader.isObject(json, "a stroke style", with: ["dashArray", "lineCap"])
    let dashes: Aliasable<[Aliasable<TokenDimension>]>? = reader.member("dashArray", of: json, .pointer)
    let cap: Aliasable<Cap>? = reader.member("lineCap", of: json, .pointer)
    guard isObject, let dashes, let cap else { return nil }
    return .dashes(dashes, cap: cap)
  }

  var json: JSONValue {
    switch self {
    case .line(let line): line.json
    case .dashes(let dashes, let cap): .object(["dashArray": dashes.json, "lineCap": cap.json])
    }
  }
}

extension TokenBorder: TokenComponent {
  static var tokenType: TokenType? { .border }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(json, "a border", with: ["color", "width", "style"])
    let color: Aliasable<TokenColor>? = reader.member("color", of: json)
    let width: Aliasable<TokenDimension>? = reader.member("width", of: json)
    let style: Aliasable<TokenStrokeStyle>? = reader.member("style", of: json)
    guard isObject, let color, let width, let style else { return nil }
    return Self(color: color, width: width, style: style)
  }

  var json: JSONValue { .object(["color": color.json, "width": width.json, "style": style.json]) }
}

extension TokenTransition: TokenComponent {
  static var tokenType: TokenType? { .transition }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(json, "a transition", with: ["duration", "delay", "timingFunction"])
    let duration: Aliasable<TokenDuration>? = reader.member("duration", of: json)
    let delay: Aliasable<TokenDuration>? = reader.member("delay", of: json)
    let timing: Aliasable<TokenCubicBezier>? = reader.member("timingFunction", of: json)
    guard isObject, let duration, let delay, let timing else { return nil }
    return Self(duration: duration, delay: delay, timing: timing)
  }

  var json: JSONValue {
    .object(["duration": duration.json, "delay": delay.json, "timingFunction": timing.json])
  }
}

extension TokenShadow: TokenComponent {
  static var tokenType: TokenType? { .shadow }
  static var isElement: Bool { true }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(
      json, "a shadow", with: ["color", "offsetX", "offsetY", "blur", "spread"], and: ["inset"])
    let color: Aliasable<TokenColor>? = reader.member("color", of: json)
    let offsetX: Aliasable<TokenDimension>? = reader.member("offsetX", of: json)
    let offsetY: Aliasable<TokenDimension>? = reader.member("offsetY", of: json)
    let blur: Aliasable<TokenDimension>? = reader.member("blur", of: json)
    let spread: Aliasable<TokenDimension>? = reader.member("spread", of: json)
    let inset: Aliasable<Bool>? = reader.member("inset", of: json, .pointer)
    guard isObject, let color, let offsetX, let offsetY, let blur, let spread,
      (inset == nil) == (json["inset"] == nil)
    else { return nil }
    return Self(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  var json: JSONValue {
    .object([
      "color": color.json, "offsetX": offsetX.json, "offsetY": offsetY.json, "blur": blur.json,
      "spread": spread.json, "inset": inset?.json,
    ])
  }
}

extension TokenGradientStop: TokenComponent {
  static var tokenType: TokenType? { .gradient }
  static var isElement: Bool { true }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(json, "a stop of a gradient", with: ["color", "position"])
    let color: Aliasable<TokenColor>? = reader.member("color", of: json)
    let position: Aliasable<Double>? = reader.member("position", of: json)
    guard isObject, let color, let position else { return nil }
    return Self(color: color, position: position)
  }

  var json: JSONValue { .object(["color": color.json, "position": position.json]) }
}

extension TokenTypography: TokenComponent {
  static var tokenType: TokenType? { .typography }

  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self? {
    let isObject = reader.isObject(
      json, "a typography", with: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    let fontFamily: Aliasable<TokenList<String>>? = reader.member("fontFamily", of: json)
    let fontSize: Aliasable<TokenDimension>? = reader.member("fontSize", of: json)
    let fontWeight: Aliasable<TokenFontWeight>? = reader.member("fontWeight", of: json)
    let letterSpacing: Aliasable<TokenDimension>? = reader.member("letterSpacing", of: json)
    let lineHeight: Aliasable<Double>? = reader.member("lineHeight", of: json)
    guard isObject, let fontFamily, let fontSize, let fontWeight, let letterSpacing, let lineHeight
    else { return nil }
    return Self(
      fontFamily: fontFamily, fontSize: fontSize, fontWeight: fontWeight, letterSpacing: letterSpacing,
      lineHeight: lineHeight)
  }

  var json: JSONValue {
    .object([
      "fontFamily": fontFamily.json, "fontSize": fontSize.json, "fontWeight": fontWeight.json,
      "letterSpacing": letterSpacing.json, "lineHeight": lineHeight.json,
    ])
  }
}
