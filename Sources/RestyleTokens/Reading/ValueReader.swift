import Restyle

/// Reads the values of tokens, each by the type of its token.
///
/// What it calls calls it again only as deep as types are nested: references are followed in a loop, and what they lead
/// to is remembered.
struct ValueReader {
  var tree: TokenTree
  /// The token that is read, and where in it.
  var node = 0
  var names: [String] = []
  /// The tokens that are read so far; the inner nil for those of which the value isn't one of its type.
  private var tokens: [TokenResult??]
  /// Where references lead in the end.
  var ends: [Start: End] = [:]
  /// What is read elsewhere in values, so that what many refer to is read once.
  private var components: [Component: Any] = [:]
  /// The types that tokens get from the groups around them.
  private let groupTypes: [TokenType?]

  /// The value of a token, and what it is an alias for.
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

  /// Reports what is wrong with the value that is read.
  mutating func report(_ kind: TokenProblem.Kind, _ reason: String, suggestion: String? = nil) {
    let place = names.dropFirst(names.first == "$value" ? 1 : 0).reduce(into: "") { place, name in
      place += name.allSatisfy(\.isNumber) ? "[\(name)]" : place.isEmpty ? name : ".\(name)"
    }
    tree.report(
      kind, place.isEmpty ? reason : "\(place): \(reason)", at: tree[node].path, suggestion: suggestion)
  }

  /// Reports that a value of another kind belongs here.
  mutating func report(_ found: JSONValue, insteadOf expected: String) {
    report(.value, "\(found.noun) where \(expected) belongs")
  }
}

// MARK: Tokens

extension ValueReader {
  /// A token; nil if its value isn't one of its type, which is reported.
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

  /// The type of a token; nil if it has none, which is reported.
  private mutating func type(of index: Int, _ reference: TokenReference?) -> TokenType? {
    // Format Module 2025.10, section "Type": a reference comes before the groups around the token.
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

  /// Whether a token or a group around it has a type that isn't known, which is reported there.
  private func hasUnknownType(_ index: Int) -> Bool {
    var index = index
    while true {
      if tree[index].properties.hasUnknownType { return true }
      guard tree[index].parent != index else { return false }
      index = tree[index].parent
    }
  }

  /// The type of a token that is written out; nil if it has none.
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

/// How a component of a value may be borrowed.
enum Borrowing {
  /// From a token by its path, or from anywhere by a pointer.
  case anyReference
  /// By a pointer only: no type of tokens has such values, or the format doesn't allow paths.
  case pointer
  /// Not at all.
  case none
}

extension ValueReader {
  /// A value, or what a reference leads to.
  mutating func aliasable<Value: TokenComponent>(
    _ json: JSONValue, _ borrowing: Borrowing
  ) -> Aliasable<Value>? {
    switch TokenReference.reading(json) {
    case .none: return Value.read(json, by: &self).map { Aliasable($0) }
    case .malformed(let reason):
      report(.reference, reason)
      return nil
    case .reference(let reference):
      guard borrowing == .anyReference || borrowing == .pointer && reference.isPointer else {
        report(
          .reference,
          borrowing == .none
            ? "a reference isn't allowed here: write the value"
            : "a path isn't allowed here: write {\"$ref\": \"#/...\"} with a JSON Pointer")
        return nil
      }
      return borrowed(reference).map { Aliasable($0, reference: reference) }
    }
  }

  /// The value that a reference leads to.
  private mutating func borrowed<Value: TokenComponent>(_ reference: TokenReference) -> Value? {
    guard let end = end(of: reference, isElement: Value.isElement) else { return nil }
    guard end.isWholeValue, let expected = Value.tokenType else { return component(at: end, reference) }
    // What is wrong with that token is reported there.
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

  /// What stands at a location in a value.
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

  /// Reads what stands at a location for what refers to it; what is wrong is reported there.
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
  /// Whether it is an element of a list that tokens have, which a token with one element stands for too.
  static var isElement: Bool { get }
  /// Reads a value that isn't a reference, and reports what is wrong with it.
  static func read(_ json: JSONValue, by reader: inout ValueReader) -> Self?
  /// The value as a file writes it.
  var json: JSONValue { get }
  /// The value of a token of that type; nil if it is another one.
  init?(_ value: Token.Value)
}

extension TokenComponent {
  static var tokenType: TokenType? { nil }
  static var isElement: Bool { false }
  init?(_ value: Token.Value) { nil }
}
