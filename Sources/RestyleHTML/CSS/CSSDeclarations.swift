public import RestyleRendering

/// CSS declarations in the order in which they are written, such as `color:#ff0000;font-size:17px`.
///
/// They are safe in a stylesheet, in a `<style>` element and in a double-quoted `style` attribute.
public struct CSSDeclarations: Sendable {
  // One text with the places where declarations start: writing them all costs one copy.
  var bytes = Bytes()
  private var starts: [Int] = []
  /// What the styles ask for and these declarations don't say.
  public internal(set) var problems: [RenderingProblem] = []

  init() {}
}

extension CSSDeclarations: Hashable {
  /// Whether both declare the same in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.bytes == rhs.bytes }

  /// Feeds the declarations to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension CSSDeclarations {
  /// Adds a declaration whose value `write` appends.
  mutating func add(_ property: StaticString, _ write: (inout CSSDeclarations) -> Void) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    starts.append(bytes.count)
    bytes.append(verbatim: property)
    bytes.append(UInt8(ascii: ":"))
    write(&self)
  }

  /// Adds a declaration whose value is a keyword or other text of ours.
  mutating func add(_ property: StaticString, _ value: StaticString) {
    add(property) { $0.bytes.append(verbatim: value) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { starts.isEmpty }

  /// All declarations, with semicolons between them.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value of a property, nil where it isn't declared.
  public subscript(property: String) -> String? {
    pairs.first { $0.property.elementsEqual(property.utf8) }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// What has to be declared over `base` to get these declarations; `unset` takes back what only `base` declares.
  func differences(from base: CSSDeclarations) -> CSSDeclarations {
    guard self != base else { return CSSDeclarations() }
    return selecting(properties(differingFrom: base), over: base)
  }

  /// The properties that `other` doesn't declare just so, with those that only `other` declares.
  func properties(differingFrom other: CSSDeclarations) -> Set<ArraySlice<UInt8>> {
    guard self != other else { return [] }
    let ours = values
    let theirs = other.values
    var result = Set(ours.keys.filter { ours[$0] != theirs[$0] })
    for property in theirs.keys where ours[property] == nil { result.insert(property) }
    return result
  }

  /// These declarations of some properties; what only `others` declare of them is taken back by `unset`.
  func selecting(_ properties: Set<ArraySlice<UInt8>>, over others: CSSDeclarations...) -> CSSDeclarations {
    selecting(properties, over: others)
  }

  /// These declarations of some properties; what only `others` declare of them is taken back by `unset`.
  func selecting(_ properties: Set<ArraySlice<UInt8>>, over others: [CSSDeclarations]) -> CSSDeclarations {
    var result = CSSDeclarations()
    result.problems = problems
    var missing = properties
    for (property, value) in pairs where properties.contains(property) {
      result.add(property: property, value: value)
      missing.remove(property)
    }
    for other in others where !missing.isEmpty {
      for (property, _) in other.pairs where missing.remove(property) != nil {
        result.add(property: property, value: Array("unset".utf8)[...])
      }
    }
    return result
  }

  /// These declarations with those of `overlay` in place of the ones for the same properties.
  func overlaid(with overlay: CSSDeclarations) -> CSSDeclarations {
    guard !overlay.isEmpty else { return self }
    let replaced = Set(overlay.pairs.map(\.property))
    var result = CSSDeclarations()
    result.problems = problems + overlay.problems
    for (property, value) in pairs where !replaced.contains(property) {
      result.add(property: property, value: value)
    }
    for (property, value) in overlay.pairs { result.add(property: property, value: value) }
    return result
  }

  private var values: [ArraySlice<UInt8>: ArraySlice<UInt8>] {
    Dictionary(pairs.map { ($0.property, $0.value) }, uniquingKeysWith: { $1 })
  }

  private var pairs: [(property: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
    zip(starts, starts.dropFirst().map { $0 - 1 } + [bytes.count]).map { start, end in
      let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
      return (bytes[start..<colon], bytes[min(colon + 1, end)..<end])
    }
  }

  private mutating func add(property: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    starts.append(bytes.count)
    bytes.append(contentsOf: property)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(contentsOf: value)
  }
}

extension CSSDeclarations: CustomStringConvertible {
  /// All declarations, with semicolons between them.
  public var description: String { text }
}
