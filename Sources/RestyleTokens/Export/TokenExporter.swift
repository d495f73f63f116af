import Foundation
import Restyle

/// Collects the tokens of named values and styles.
struct TokenExporter {
  private(set) var entries: [Entry] = []
  private(set) var groups: [Group] = []
  private(set) var problems: [TokenProblem] = []
  private let traits: TraitCollection
  private var paths = TokenPaths()
  // The paths of named values, by their references.
  private var colors: [Color: String] = [:]
  private var numbers: [Finite: String] = [:]
  private var shadows: [ShadowStyle: String] = [:]

  /// A token, and the data to store beside its value.
  struct Entry {
    let token: Token
    /// The list that it belongs to.
    let kind: String
    /// Returns the extension that is needed if the token alone is read as a different value, or in a different order.
    let storage: @Sendable (_ read: TokenDesign, _ index: Int?) -> TokenExtensions
  }

  /// A group that stores a style.
  struct Group {
    let path: String
    let kind: String
    let storage: @Sendable (_ index: Int?) -> TokenExtensions
  }

  init(_ traits: TraitCollection) { self.traits = traits }

  mutating func report(_ path: String, _ kind: TokenProblem.Kind, _ reason: String) {
    problems.append(TokenProblem(path: path, kind, reason))
  }
}

extension TokenExporter {
  /// The tokens and groups with all required stored data, given the design that is read without it.
  func stored(beside read: TokenDesign) -> (tokens: [Token], groups: [TokenGroup]) {
    let moved = moved(entries.map { ($0.token.path, $0.kind) }, in: read.plan.entries.map(\.token.path))
      .union(moved(groups.map { ($0.path, $0.kind) }, in: read.groupPaths))
    let tokens = entries.enumerated().map { index, entry in
      var token = entry.token
      token.extensions = entry.storage(read, moved.contains(entry.kind) ? index : nil)
      return token
    }
    return (
      tokens,
      groups.enumerated().map { index, group in
        TokenGroup(group.path, extensions: group.storage(moved.contains(group.kind) ? index : nil))
      }
    )
  }

  /// The kinds whose order in the file differs.
  private func moved(_ written: [(path: String, kind: String)], in read: [String]) -> Set<String> {
    let places = Dictionary(read.enumerated().map { (ExactText($1), $0) }) { first, _ in first }
    var last: [String: Int] = [:]
    var moved: Set<String> = []
    for (path, kind) in written {
      guard let place = places[ExactText(path)] else { continue }
      if place < last[kind] ?? 0 { moved.insert(kind) }
      last[kind] = place
    }
    return moved
  }
}

// MARK: Named values

extension TokenExporter {
  mutating func add(_ values: DesignValues) {
    // Paths are known before values are written, since each value can reference any other.
    let colors = paths(of: values.colors, in: "color", by: Color.named, \.colors)
    let lengths = paths(of: values.lengths, in: "dimension", by: Finite.named, \.numbers)
    let radii = paths(of: values.cornerRadii, in: "radius", by: Finite.named, \.numbers)
    let shadows = paths(of: values.shadows, in: "shadow", by: ShadowStyle.named, \.shadows)
    for (value, path) in zip(values.colors, colors) { add(value, at: path) }
    for (value, path) in zip(values.lengths, lengths) { add(value, at: path, type: "lengths", .length) }
    for (value, path) in zip(values.cornerRadii, radii) {
      add(value, at: path, type: "cornerRadii", .cornerRadius)
    }
    for (value, path) in zip(values.shadows, shadows) { add(value, at: path) }
    for value in values.fonts { addGroup(of: value, in: "font", type: StoredValueType.font) }
    for value in values.textStyles { addGroup(of: value, in: "textStyle", type: StoredValueType.textStyle) }
  }

  /// Adds a group that stores a value which no single token can represent.
  private mutating func addGroup<Value: Codable & Sendable>(
    of value: NamedValue<Value>, in group: String, type: String
  ) {
    addGroup(paths.path(of: value.name, in: group), value.name, type: type, value.stored)
  }

  private mutating func addGroup<Value: Codable & Sendable>(
    _ path: String, _ name: String, type: String, _ value: Value, variants: [StoredVariant<Value>]? = nil
  ) {
    let name = name.isExactly(path) ? nil : name
    groups.append(
      Group(path: path, kind: type) { index in
        TokenExtensions(
          storing: StoredValue(name: name, type: type, index: index, value: value, variants: variants))
      })
  }

  private mutating func paths<Value, Reference: Hashable>(
    of values: [NamedValue<Value>], in group: String, by reference: (NamedValue<Value>) -> Reference,
    _ known: WritableKeyPath<Self, [Reference: String]>
  ) -> [String] {
    values.map { value in
      let path = paths.path(of: value.name, in: group)
      if self[keyPath: known][reference(value)] == nil { self[keyPath: known][reference(value)] = path }
      return path
    }
  }

  private mutating func add(_ value: NamedValue<Color>, at path: String) {
    let color = value.stored
    let alias = colors[color].flatMap { $0.isExactly(path) ? nil : $0 }
    let token = Token(path, .color(TokenColor(color)), reference: alias.map { TokenReference(to: $0) })
    append(token, value.name, color) { alias != nil ? color : $0.styles.colors[$1]?.value }
  }

  private mutating func add(
    _ value: NamedValue<Double>, at path: String, type: String, _ shape: TokenForm.Shape
  ) {
    let number = Finite(wrappedValue: value.stored)
    guard value.value.isFinite else { return report(path, .unsupported, "\(value.value) is no length") }
    let alias = numbers[number].flatMap { $0.isExactly(path) ? nil : $0 }
    let token = Token(
      path, .dimension(TokenDimension(value.value, .px)), reference: alias.map { TokenReference(to: $0) })
    append(token, value.name, type: type, number) {
      guard $0.plan.form(at: $1)?.shape == shape else { return nil }
      return alias != nil ? number : $0.styles.numbers[$1].map { Finite(wrappedValue: $0.stored) }
    }
  }

  private mutating func add(_ value: NamedValue<[ShadowStyle]>, at path: String) {
    let stored = value.stored
    let alias = stored.count == 1 ? shadows[stored[0]].flatMap { $0.isExactly(path) ? nil : $0 } : nil
    // The format has no empty lists; an invisible shadow has the same effect in other tools.
    let shown = value.value.isEmpty ? [ShadowStyle()] : value.value
    let tokens = shown.map { shadow in Aliasable(tokenShadow(shadow)) }
    let token = Token(
      path, .shadow(TokenList(tokens)), reference: alias.map { TokenReference(to: $0) })
    append(token, value.name, stored) { alias != nil ? stored : $0.styles.shadows[$1]?.stored }
  }

  /// Adds a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - name: The name of the value or the style.
  ///   - type: The plural name of its type.
  ///   - value: The value or the style.
  ///   - variants: Its variants for some traits.
  ///   - read: Returns the value that is read from the token alone, at its path.
  private mutating func append<Value: Codable & Sendable>(
    _ token: Token, _ name: String, type: String? = nil, _ value: Value,
    variants: [StoredVariant<Value>]? = nil,
    read: @escaping @Sendable (TokenDesign, ExactText) -> Value?
  ) {
    var token = token
    let storedName = name.isExactly(token.path) ? nil : name
    // The name is read too.
    if storedName != nil { token.extensions = TokenExtensions(storing: StoredValue<Value>(name: storedName)) }
    let path = ExactText(token.path)
    entries.append(
      Entry(token: token, kind: type ?? token.type.rawValue) { design, index in
        var stored = StoredValue<Value>(name: storedName, index: index)
        // Compared as documents, in which a key is its name.
        if variants == nil, let read = read(design, path), jsonText(of: read).isExactly(jsonText(of: value)) {
          return storedName == nil && index == nil ? TokenExtensions() : TokenExtensions(storing: stored)
        }
        (stored.type, stored.value, stored.variants) = (type, value, variants)
        return TokenExtensions(storing: stored)
      })
  }
}

// MARK: Styles

extension TokenExporter {
  mutating func add<S: Style>(_ type: S.Type, of catalog: StyleCatalog) {
    guard let codable = type as? any (Style & Codable).Type else {
      for entry in catalog[type] {
        report(entry.name, .unsupported, "a style of the type \(type), which isn't Codable, is left out")
      }
      return
    }
    addStyles(codable, of: catalog)
  }

  private mutating func addStyles<S: Style & Codable>(_ type: S.Type, of catalog: StyleCatalog) {
    // If only some have a gradient, tokens would be read before groups.
    let areGradients = catalog[BackgroundStyle.self].allSatisfy { $0.style(from: traits).stops != nil }
    let isKnown = StyleCatalog.codableTypes.contains { $0 == type }
    for entry in catalog[type] {
      let path = paths.path(of: entry.name, in: S.pluralName)
      if !isKnown {
        report(path, .approximated, "a style of the type \(type) is read by rules that name the type")
      }
      let style = entry.style(from: traits)
      let variants = variants(of: entry, beside: style, at: path)
      let own = ([style] + (variants ?? []).map(\.value)).ownAttributes
      if !own.isEmpty {
        let names = own.joined(separator: ", ")
        report(path, .approximated, "rules that name their keys read attributes: \(names)")
      }
      if areGradients || !(style is BackgroundStyle), let value = tokenValue(of: style, at: path) {
        append(Token(path, value), entry.name, type: S.pluralName, style, variants: variants) {
          $0.styles.style(at: $1)
        }
      } else {
        addGroup(path, entry.name, type: S.pluralName, style, variants: variants)
      }
    }
  }

  /// The nearest token value to a style; nil if there is none.
  private mutating func tokenValue(of style: some Style, at path: String) -> Token.Value? {
    switch style {
    case let text as TextStyle: .typography(typography(text, path))
    case let border as BorderStyle:
      .border(
        TokenBorder(
          color: aliasable(border.color), width: aliasable(border.$width)))
    case let background as BackgroundStyle:
      background.stops.map { stops in
        .gradient(
          TokenList(
            stops.map { stop in
              Aliasable(
                TokenGradientStop(color: aliasable(stop.color), position: Aliasable(stop.location)))
            }))
      }
    default: nil
    }
  }

  private mutating func typography(_ style: TextStyle, _ path: String) -> TokenTypography {
    let text = style.plain
    let font = text.font
    let missing = [
      ("font family", font.family == nil), ("font size", font.size == nil),
      ("font weight", font.weight == nil),
    ].filter(\.1).map(\.0)
    if !missing.isEmpty {
      report(
        path, .approximated, "it sets no \(missing.joined(separator: " and no ")), which a typography has")
    }
    let family = font.family?.tokenNames ?? []
    let names = family.filter { name in
      !name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }
    if names.count < family.count {
      report(path, .approximated, "a font with a brace in its name is left out: it would be a reference")
    }
    let size = font.size ?? 17
    let multiple =
      text.attribute(for: .lineHeightMultiple) ?? text.attribute(for: .lineHeight).map { $0 / max(size, 1) }
    return TokenTypography(
      fontFamily: Aliasable(TokenList((names.isEmpty ? ["system-ui"] : names).map { Aliasable($0) })),
      fontSize: aliasable(text.stored(.fontSize) ?? size),
      fontWeight: Aliasable(.number(min(max(font.weight?.value ?? 400, 1), 1000))),
      letterSpacing: aliasable(text.stored(.kern) ?? 0),
      lineHeight: Aliasable(multiple ?? 1.2))
  }
}

// MARK: Components

extension TokenExporter {
  private func aliasable(_ color: Color) -> Aliasable<TokenColor> {
    Aliasable(TokenColor(color), reference: colors[color].map { TokenReference(to: $0) })
  }

  private func aliasable(_ length: some ReferringNumber) -> Aliasable<TokenDimension> {
    aliasable(length.stored)
  }

  /// A length as it is stored.
  private func aliasable(_ length: Double) -> Aliasable<TokenDimension> {
    let number = Finite(wrappedValue: length)
    return Aliasable(
      TokenDimension(number.wrappedValue, .px), reference: numbers[number].map { TokenReference(to: $0) })
  }

  private func tokenShadow(_ shadow: ShadowStyle) -> TokenShadow {
    TokenShadow(
      color: aliasable(shadow.color), offsetX: aliasable(shadow.$x), offsetY: aliasable(shadow.$y),
      blur: aliasable(shadow.$blur), spread: aliasable(shadow.$spread),
      inset: shadow.isInner ? Aliasable(true) : nil)
  }
}

extension Array where Element: Style {
  /// The names of users' text attributes that the styles set, in order.
  fileprivate var ownAttributes: [String] {
    var names: Set<ExactText> = []
    for var style in self {
      style.restyleTexts { text in
        for attribute in text.attributes where !attribute.isStandard {
          names.insert(ExactText(attribute.name))
        }
      }
    }
    return names.map(\.text.quoted).sorted { $0.precedes($1) }
  }
}

extension Font.Family {
  /// The names of families in CSS; a system design is represented by a generic family at the end.
  fileprivate var tokenNames: [String] {
    switch self {
    case .system(let design): [design.genericName]
    case .named(let name): [name]
    case .list(let list): list.names + (list.design == .default ? [] : [list.design.genericName])
    }
  }
}

extension BackgroundStyle {
  /// The stops of the gradient; nil if there are none, since the format has no empty lists.
  fileprivate var stops: [Gradient.Stop]? { gradient.flatMap { $0.stops.isEmpty ? nil : $0.stops } }
}

extension Font.Design {
  fileprivate var genericName: String {
    switch self {
    case .default: "system-ui"
    case .serif: "ui-serif"
    case .rounded: "ui-rounded"
    case .monospaced: "ui-monospace"
    }
  }
}

/// Deterministic JSON; empty for values that JSON can't express, such as non-finite numbers.
func jsonText(of value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}

extension TokenExtensions {
  /// Creates extensions with Restyle's stored data.
  fileprivate init(storing value: some Encodable) {
    self.init()
    try? set(jsonText(of: value), for: Self.restyle)
  }
}
