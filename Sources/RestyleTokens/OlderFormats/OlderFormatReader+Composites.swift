import Restyle

extension OlderFormatReader {
  /// A composite value in the format of 2025.10.
  mutating func composite(_ json: JSONValue, _ type: TokenType) -> JSONValue {
    if case .array(let elements) = json, type == .shadow {
      return .array(elements.map { convert($0, as: type) })
    }
    guard case .object(var members) = json, json["$ref"] == nil else { return json }
    if type == .shadow { members = shadowMembers(members) }
    if type == .typography { members = typographyMembers(members) }
    let components = Self.components[type] ?? []
    for (name, type, fallback) in components {
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value = convert(members[index].value, as: type)
      } else if formats.contains(.partialValues), let fallback {
        report(.member, "without \"\(name)\", which is \(fallback.text) then")
        members.append(JSONMember(name: name, value: fallback))
      }
    }
    return .object(members)
  }

  /// The components of composite values, with their types and default values.
  private static let components: [TokenType: [(name: String, type: TokenType, fallback: JSONValue?)]] = {
    let zero = TokenDimension(0, .px).json
    let none = TokenDuration(0, .milliseconds).json
    return [
      .border: [
        ("color", .color, nil), ("width", .dimension, nil), ("style", .strokeStyle, .string("solid")),
      ],
      .transition: [
        ("duration", .duration, nil), ("delay", .duration, none),
        ("timingFunction", .cubicBezier, TokenCubicBezier(0.25, 0.1, 0.25, 1).json),
      ],
      .shadow: [
        ("color", .color, nil), ("offsetX", .dimension, zero), ("offsetY", .dimension, zero),
        ("blur", .dimension, zero), ("spread", .dimension, zero),
      ],
      .typography: [
        ("fontFamily", .fontFamily, nil), ("fontSize", .dimension, nil),
        ("fontWeight", .fontWeight, TokenFontWeight.named(.normal).json), ("letterSpacing", .dimension, zero),
        // What CSS recommends for `normal`.
        ("lineHeight", .number, 1.2.json),
      ],
    ]
  }()

  /// The members of a shadow of Tokens Studio.
  private mutating func shadowMembers(_ members: [JSONMember]) -> [JSONMember] {
    guard formats.contains(.plainMembers) else { return members }
    return members.map { member in
      switch (member.name, member.value) {
      case ("x", _), ("y", _):
        let name = member.name == "x" ? "offsetX" : "offsetY"
        report(.member, "\"\(member.name)\" stands for \"\(name)\"")
        return JSONMember(name: name, value: member.value)
      case ("type", .string(let kind)) where ["innerShadow", "dropShadow"].contains(kind):
        report(.member, "the type \(kind.quoted) stands for \"inset\"")
        return JSONMember(name: "inset", value: .bool(kind == "innerShadow"))
      default: return member
      }
    }
  }

  /// The members of a typography, with the line height as a multiple of the font size.
  private mutating func typographyMembers(_ members: [JSONMember]) -> [JSONMember] {
    let known = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    var members = members
    if formats.contains(.plainMembers) {
      rest += members.filter { !known.contains($0.name) }
      members.removeAll { !known.contains($0.name) }
    }
    guard formats.contains(.cssTexts), let index = members.firstIndex(where: { $0.name == "lineHeight" }),
      case .string(let height) = members[index].value, height.hasSuffix("px"),
      case .string(let size)? = members.first(where: { $0.name == "fontSize" })?.value,
      let (height, unit) = Self.measure(height, TokenDimension.Unit.allCases, bare: .px),
      let (size, sizeUnit) = Self.measure(size, TokenDimension.Unit.allCases, bare: .px),
      unit == sizeUnit, size > 0
    else { return members }
    report(.value, "the line height \(height) px stands for \((height / size).json.text) times the font size")
    members[index].value = (height / size).json
    return members
  }
}
