import Restyle

/// Reads the values of tokens, each by the type of its token.
///
/// Recursion is only as deep as types are nested: references are followed iteratively, and their targets are cached.
struct ValueReader {
  var tree: TokenTree
  /// The current token, and the location in it.
  var node = 0
  var names: [String] = []
  /// The tokens that were read so far; the inner nil is for those whose values don't have the right type.
  private var tokens: [TokenResult??]
  /// The final targets of references.
  var ends: [Start: End] = [:]
  /// A cache of referenced components, so that each is read only once.
  private var components: [Component: Any] = [:]
  /// The types that tokens get from the groups around them.
  private let groupTypes: [TokenType?]

  /// The value of a token, and its reference if it is an alias.
  typealias TokenResult = (value: Token.Value, reference: TokenReference?)

  private struct Component: Hashable {
    let location: TokenLocation
    let type: ObjectIdentifier
  }

  init(_ tree: TokenTree) {
    self.tree = tree
    groupTypes = tree.groupTypes
    tokens = Array(repeating: nil, count: tree.nodes.count)
  }

  /// Reports a problem of the current value.
  mutating func report(_ kind: TokenProblem.Kind, _ reason: String, suggestion: String? = nil) {
    let place = names.dropFirst(names.first == "$value" ? 1 : 0).reduce(into: "") { place, name in
      place += name.allSatisfy(\.isNumber) ? "[\(name)]" : place.isEmpty ? name : ".\(name)"
    }
    tree.report(
      kind, place.isEmpty ? reason : "\(place): \(reason)", at: tree[node].path, suggestion: suggestion)
  }

  /// Reports that a value has the wrong kind.
  mutating func report(_ found: JSONValue, insteadOf expected: String) {
    report(.value, "\(found.noun) where \(expected) belongs")
  }
}

// MARK: Tokens

extension ValueReader {
  /// A token; nil, with a report, if its value doesn't have the right type.
  mutating func token(_ index: Int) -> TokenResult? {
    if let token = tokens[index] { return token }
    let before = (node, names)
    (node, names) = (index, ["$value"])
    defer { (node, names) = before }
    var reference: TokenReference?
    if case .reference(let other) = TokenReference.reading(tree[index].value) { reference = other }
    let token = type(of: index, reference).flatMap { read(tree[index].value, as: $0) }
    tokens[index] = .some(token)
    return token
  }

  /// The type of a token; nil, with a report, if it has none.
  private mutating func type(of index: Int, _ reference: TokenReference?) -> TokenType? {
    // Format Module 2025.10, section "Type": a reference has precedence over the groups around the token.
    if let reference, tree[index].properties.type == nil {
      guard let end = end(of: reference) else { return nil }
      if end.isWholeValue { return writtenType(of: end.node) }
    }
    let type = writtenType(of: index)
    if type == nil, !hasUnknownType(index) {
      report(.type, "the type isn't known: add a $type to the token, or to a group around it")
    }
    return type
  }

  /// Whether a token or a group around it has an unknown type, which is reported there.
  private func hasUnknownType(_ index: Int) -> Bool {
    var index = index
    while true {
      if tree[index].properties.hasUnknownType { return true }
      guard tree[index].parent != index else { return false }
      index = tree[index].parent
    }
  }

  /// The type of a token that isn't an alias; nil if it has none.
  private func writtenType(of index: Int) -> TokenType? { tree[index].properties.type ?? groupTypes[index] }

  private mutating func read(_ json: JSONValue, as type: TokenType) -> TokenResult? {
    switch type {
    case .color: read(json, Token.Value.color)
    case .dimension: read(json, Token.Value.dimension)
    case .fontFamily: read(json, Token.Value.fontFamily)
    case .fontWeight: read(json, Token.Value.fontWeight)
    case .duration: read(json, Token.Value.duration)
    case .cubicBezier: read(json, Token.Value.cubicBezier)
    case .number: read(json, Token.Value.number)
    case .strokeStyle: read(json, Token.Value.strokeStyle)
    case .border: read(json, Token.Value.border)
    case .transition: read(json, Token.Value.transition)
    case .shadow: read(json, Token.Value.shadow)
    case .gradient: read(json, Token.Value.gradient)
    case .typography: read(json, Token.Value.typography)
    }
  }

  private mutating func read<Value: TokenComponent>(
    _ json: JSONValue, _ wrap: (Value) -> Token.Value
  ) -> TokenResult? {
    let read: Aliasable<Value>? = aliasable(json, .anyReference)
    return read.map { (wrap($0.value), $0.reference) }
  }
}

// MARK: Components

/// The kinds of references that a component of a value can be.
enum Borrowing {
  /// The path of a token, or a pointer to anywhere.
  case anyReference
  /// Only a pointer: no type of tokens has such values, or the format doesn't allow paths.
  case pointer
}

extension ValueReader {
  /// A literal value, or the target of a reference.
  mutating func aliasable<Value: TokenComponent>(
    _ json: JSONValue, _ borrowing: Borrowing
  ) -> Aliasable<Value>? {
    switch TokenReference.reading(json) {
    case .none: return Value.read(json, by: &self).map { Aliasable($0) }
    case .malformed(let reason):
      report(.reference, reason)
      return nil
    case .reference(let reference):
      guard borrowing == .anyReference || reference.isPointer else {
        report(.reference, "a path isn't allowed here: write {\"$ref\": \"#/...\"} with a JSON Pointer")
        return nil
      }
      return borrowed(reference).map { Aliasable($0, reference: reference) }
    }
  }

  /// The value that a reference leads to.
  private mutating func borrowed<Value: TokenComponent>(_ reference: TokenReference) -> Value? {
    guard let end = end(of: reference, isElement: Value.isElement) else { return nil }
    guard end.isWholeValue, let expected = Value.tokenType else { return component(at: end, reference) }
    // Problems of that token are reported there.
    guard let type = writtenType(of: end.node) else { return nil }
    guard type == expected else {
      report(.typeMismatch, "\(reference) is a token of type \(type.rawValue), not \(expected.rawValue)")
      return nil
    }
    guard let value = token(end.node)?.value else { return nil }
    let component = Value(value)
    if component == nil { report(.typeMismatch, "\(reference) is a list, where one of its values belongs") }
    return component
  }

  /// The component at a location in a value.
  private mutating func component<Value: TokenComponent>(
    at location: TokenLocation, _ reference: TokenReference
  ) -> Value? {
    let key = Component(location: location, type: ObjectIdentifier(Value.self))
    if components[key] == nil { components[key] = read(at: location) as Result<Value, TokenProblem> }
    switch components[key] as? Result<Value, TokenProblem> {
    case .success(let value): return value
    case .failure(let problem): report(.typeMismatch, "\(reference): \(problem.reason)")
    case nil: break
    }
    return nil
  }

  /// Reads the component at a location for those that reference it; problems are reported there.
  private mutating func read<Value: TokenComponent>(at location: TokenLocation) -> Result<Value, TokenProblem>
  {
    let (before, count) = (names, tree.problems.count)
    names = []
    defer { names = before }
    if let value = tree.json(at: location).flatMap({ Value.read($0, by: &self) }) { return .success(value) }
    let problem = tree.problems[count...].first
    tree.problems.removeSubrange(count...)
    return .failure(problem ?? TokenProblem(path: "", .typeMismatch, "its value isn't known"))
  }
}

/// A value of a token, or a component of one.
protocol TokenComponent: Hashable, Sendable {
  /// The type of the tokens that have such values; nil if there is none.
  static var tokenType: TokenType? { get }
  /// Whether it is an element of tokens' lists, so that a token with a single element can be used for it.
  static var isElement: Bool { get }
  /// Reads a value that isn't a reference, and reports its problems.
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self?
  /// The JSON of the value.
  var json: JSONValue { get }
  /// Creates the value from that of a token; nil for another type.
  init?(_ value: Token.Value)
}

extension TokenComponent {
  static var tokenType: TokenType? { nil }
  static var isElement: Bool { false }
  init?(_ value: Token.Value) {
    guard let own = value.component as? Self else { return nil }
    self = own
  }
}

extension Token.Value {
  /// The value without its type.
  var component: any TokenComponent {
    switch self {
    case .color(let value): value
    case .dimension(let value): value
    case .fontFamily(let value): value
    case .fontWeight(let value): value
    case .duration(let value): value
    case .cubicBezier(let value): value
    case .number(let value): value
    case .strokeStyle(let value): value
    case .border(let value): value
    case .transition(let value): value
    case .shadow(let value): value
    case .gradient(let value): value
    case .typography(let value): value
    }
  }
}
