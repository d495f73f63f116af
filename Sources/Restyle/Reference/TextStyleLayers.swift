/// The layers below the attributes of a text style: named values, and attributes merged below these, the lowest first.
///
/// If a style doesn't set an attribute itself, the layers are read each time, so the attribute follows the current
/// defaults.
struct TextStyleLayers: Hashable, Sendable {
  private(set) var all: [Layer] = []

  enum Layer: Hashable, Sendable {
    case style(ValueReference<TextStyle>)
    case font(ValueReference<Font>)
    /// Attributes that aren't those of a named value.
    case attributes(TextAttributes)
    /// Other layers without the attributes with the given names, which are sorted.
    indirect case removing([ExactText], from: TextStyleLayers)
  }

  init(_ layers: [Layer]) {
    // A named value that occurs repeatedly sets the same attributes each time, so only its last occurrence counts.
    let last = Dictionary(layers.indices.map { (layers[$0], $0) }) { $1 }
    for (index, layer) in layers.enumerated() {
      if case .attributes(let own) = layer {
        guard case .attributes(let beneath) = all.last else {
          all.append(layer)
          continue
        }
        all[all.count - 1] = .attributes(beneath.merging(own))
      } else if last[layer] == index {
        all.append(layer)
      }
    }
  }

  // The maximum nesting of layers; a deeper style is replaced by its current value.
  static let depthLimit = 32

  var depth: Int {
    all.reduce(1) { depth, layer in
      if case .removing(_, let others) = layer { max(depth, others.depth + 1) } else { depth }
    }
  }
}

extension TextStyleLayers {
  /// Returns the layers on top of the layers and attributes of a style.
  func lying(over base: TextAttributes) -> Self {
    let own = base.withoutLayers
    return Self((base.layers?.all ?? []) + (own.isEmpty ? [] : [.attributes(own)]) + all)
  }

  /// Returns the layers without the attributes with the given names; nil if they nest too deeply.
  func removing(_ names: [ExactText]) -> Self? {
    if all.count == 1, case .removing(let others, let layers) = all[0] {
      return Self([.removing(Set(names + others).sorted { $0.text.precedes($1.text) }, from: layers)])
    }
    return depth < Self.depthLimit ? Self([.removing(names, from: self)]) : nil
  }

  /// The references to named text styles in the layers.
  var references: [ValueReference<TextStyle>] {
    all.flatMap { layer in
      switch layer {
      case .style(let reference): [reference]
      case .removing(_, let layers): layers.references
      case .attributes, .font: [] as [ValueReference<TextStyle>]
      }
    }
  }

  /// The attributes of the layers under the current defaults.
  var plain: TextAttributes {
    // A cycle of named values ends here.
    var steps = ValueReference<TextStyle>.stepLimit
    return plain(&steps)
  }

  private func plain(_ steps: inout Int) -> TextAttributes {
    var attributes = TextAttributes()
    for layer in all {
      switch layer {
      case .attributes(let own): attributes.merge(own)
      case .font(let reference):
        attributes.merge(TextStyle(font: reference.value { $0 }.plain).attributes)
      case .removing(let names, let layers): attributes.merge(layers.plain(&steps).removing(names))
      case .style(let reference):
        steps -= 1
        guard steps > 0 else { continue }
        let style = reference.value { $0 }.attributes
        attributes.merge(style.layers?.plain(&steps) ?? TextAttributes())
        attributes.merge(style.withoutLayers)
      }
    }
    return attributes
  }
}

extension TextAttributes {
  // The layers are stored as a rare attribute, which no iteration returns.
  struct LayersKey: StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextStyleLayers>("namedStyles")
  }

  /// Returns the key that the layers are stored under, if it has the given name.
  static func layersKey(named name: String) -> (any TextAttributeKey.Type)? {
    name.isExactly(LayersKey.name) ? LayersKey.self : nil
  }

  var layers: TextStyleLayers? { hasLayers ? storedOther(LayersKey.self) : nil }

  /// Whether unset attributes may come from named values.
  @inlinable var hasLayers: Bool { !others.isEmpty && others.startsWithLayers }

  /// The set attributes, without the layers below them.
  var withoutLayers: TextAttributes {
    var attributes = self
    if hasLayers { attributes.removeOther(LayersKey.self) }
    return attributes
  }

  /// The attributes under the current defaults, without layers.
  @inlinable package var plain: TextAttributes { hasLayers ? resolved : self }

  @usableFromInline var resolved: TextAttributes { layers?.plain.merging(withoutLayers) ?? self }

  /// Returns the attributes with other layers below them.
  func lying(over layers: TextStyleLayers) -> TextAttributes {
    var attributes = self
    attributes.setOther(layers.all.isEmpty ? nil : layers, for: LayersKey.self)
    return attributes
  }

  /// Returns the value of an unset attribute from the layers; nil if they have none.
  @inlinable
  func underlying<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    hasLayers ? layered(key) : nil
  }

  @usableFromInline
  func layered<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    inherits(key) ? nil : plain.value(for: key)
  }

  /// Unsets an attribute in the layers.
  @inlinable
  mutating func removeUnderlying<Key: TextAttributeKey>(_ key: Key.Type) {
    // Assigned as a whole rather than changed in place, so that a style on the fast path needs no address.
    if hasLayers { self = removingFromLayers([key]) }
  }

  /// Returns the attributes with some of them unset in the layers.
  @usableFromInline
  func removingFromLayers(_ keys: [any TextAttributeKey.Type]) -> TextAttributes {
    guard let layers else { return self }
    let names = keys.map { ExactText($0.name) }.sorted { $0.text.precedes($1.text) }
    return layers.removing(names).map { withoutLayers.lying(over: $0) } ?? plain.removing(names)
  }

  fileprivate func removing(_ names: [ExactText]) -> TextAttributes {
    TextAttributes(filter { !names.contains(ExactText($0.name)) })
  }
}

extension TextAttribute {
  /// Whether this isn't an attribute, but the layers below the others.
  var holdsLayers: Bool { key == TextAttributes.LayersKey.self }
}

extension KeyedValues<TextAttribute> {
  // Neither generic nor copying the attribute, because each read of an unset attribute checks this.
  @usableFromInline var startsWithLayers: Bool {
    storage?.withUnsafeBufferPointer { !$0.isEmpty && $0[0].holdsLayers } ?? false
  }
}

extension TextStyleLayers {
  /// The Swift source of the style.
  var swiftSource: String {
    let parts = all.map { layer in
      switch layer {
      case .style(let reference): "TextStyle.\(reference.swiftSource(\.debugDescription))"
      case .font(let reference): "TextStyle(font: Font.\(reference.swiftSource(\.swiftSource)))"
      case .attributes(let attributes): TextStyle(attributes: attributes).debugDescription
      case .removing(let names, let layers):
        "\(layers.swiftSource).restyled {\n" + names.map { "  \(Self.removal(of: $0.text))\n" }.joined() + "}"
      }
    }
    return parts.dropFirst().reduce(parts.first ?? "TextStyle()") { "\($0).merging(\($1))" }
  }

  private static func removal(of name: String) -> String {
    TextAttributeKeySet.standard[name] == nil
      ? "// without \(name.swiftLiteral), an attribute of your own" : "$0[.\(name)] = nil"
  }
}
