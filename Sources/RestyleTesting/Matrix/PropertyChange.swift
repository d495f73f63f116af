import Restyle

/// A value with a single changed property.
package struct PropertyChange<Value> {
  /// The names of the properties that lead to the changed one.
  package var path: [String]
  var value: Value
  /// The equivalent text style, if the changed property is an attribute of a text.
  var text: TextStyle?
  /// Whether the new value is the one that the property has while it is unset.
  var isDefault = false
  /// The state whose style was changed, if elements are shown in it.
  var state: ControlState?
  /// The name of another property, if reports of that property include this one.
  var whole: String?
  /// The type of the property, if no unusual value of it is known; the value is unchanged then.
  var unknownType: String?

  /// The names that lead to the property, and their paths.
  var prefixes: [String] { path + path.indices.dropFirst().map { path[...$0].joined(separator: ".") } }

  func mapped<Outer>(within name: String? = nil, _ set: (Value) -> Outer) -> PropertyChange<Outer> {
    PropertyChange<Outer>(
      path: (name.map { [$0] } ?? []) + path, value: set(value), text: text, isDefault: isDefault,
      state: state,
      whole: whole, unknownType: unknownType)
  }
}

extension PropertyChange: Sendable where Value: Sendable {}

extension PropertyChange {
  /// The same change, if its value has the other type.
  func cast<Other>() -> PropertyChange<Other>? {
    (value as? Other).map { other in mapped { _ in other } }
  }
}

/// A value whose properties are changed one by one.
private protocol Changeable {
  var changes: [PropertyChange<Self>] { get }
}

extension PropertyChange {
  /// All changes of a value: at least one for each property, in the order of its type's list.
  static func changes(of value: Value) -> [Self] {
    switch value {
    case let style as any ListedStyle: listedChanges(of: style)
    case let changeable as any Changeable: changes(of: changeable)
    default: otherChanges(of: value)
    }
  }

  private static func otherChanges(of value: Value) -> [Self] {
    let values = unusualValues(beside: value)
    guard !values.isEmpty else { return [Self(path: [], value: value, unknownType: "\(Value.self)")] }
    return values.map { Self(path: [], value: $0) }
  }

  private static func changes(of value: some Changeable) -> [Self] {
    value.changes.compactMap { $0.cast() }
  }

  private static func listedChanges<Style: ListedStyle>(of style: Style) -> [Self] {
    Style.properties.all.flatMap { changes(of: $0.typed, named: $0.name, in: style) }
      .compactMap { $0.cast() }
  }

  private static func changes<Property: TypedProperty>(
    of property: Property, named name: String, in style: Property.Root
  ) -> [PropertyChange<Property.Root>] {
    PropertyChange<Property.Value>.changes(of: style[keyPath: property.path]).map { change in
      change.mapped(within: name) { value in
        var changed = style
        changed[keyPath: property.path] = value
        return changed
      }
    }
  }
}

extension TextStyle: Changeable {
  fileprivate var changes: [PropertyChange<Self>] {
    standardAttributeSamples.flatMap { sample in
      sample.styles.map { (style: $0, changed: merging($0)) }.filter { $0.changed != self }.map {
        PropertyChange(
          path: [sample.name], value: $0.changed, text: $0.style, isDefault: $0.style == sample.defaultStyle)
      }
    }
  }
}

extension Optional: Changeable {
  fileprivate var changes: [PropertyChange<Self>] {
    guard let wrapped = self ?? (blankValue(of: Wrapped.self) as? Wrapped) else {
      return [PropertyChange(path: [], value: self, unknownType: "\(Self.self)")]
    }
    return PropertyChange<Wrapped>.changes(of: wrapped).map { $0.mapped { $0 } }
  }
}

extension Array: Changeable {
  /// Changes of the first element.
  fileprivate var changes: [PropertyChange<Self>] {
    guard let first = first ?? (blankValue(of: Element.self) as? Element) else {
      return [PropertyChange(path: [], value: self, unknownType: "\(Self.self)")]
    }
    return PropertyChange<Element>.changes(of: first).map { $0.mapped { [$0] + dropFirst() } }
  }
}

extension StateStyles: Changeable {
  fileprivate var changes: [PropertyChange<Self>] {
    let transition = PropertyChange(
      path: ["transition"], value: restyled { $0.transition = ControlTransition(duration: 0.75) })
    return [transition]
      + flatMap { entry in
        let name = "\(entry.state)"
        return PropertyChange<Style>.changes(of: entry.style).map { change in
          change.mapped(within: name) { style in restyled { $0[entry.state] = style } }
        }
      }
  }
}

extension SectionStyle.Background: Changeable {
  /// Changes of all rows alike, represented by a row that is neither the first nor the last.
  fileprivate var changes: [PropertyChange<Self>] {
    PropertyChange<SegmentBackgroundStyle?>.changes(of: middle).map { change in
      change.mapped { segment in
        var background = self
        background.middle = segment
        for path in [\Self.top, \.bottom, \.unique] {
          background[keyPath: path] = segment?.restyled { changed in
            self[keyPath: path].map { changed.position = $0.position }
          }
        }
        return background
      }
    }
  }
}

extension BarMetricsStyles: Changeable {
  fileprivate var changes: [PropertyChange<Self>] {
    let style = self[.default] ?? blankValue(of: Style.self) as? Style
    return (style.map { PropertyChange<Style>.changes(of: $0) } ?? []).map { change in
      change.mapped { style in restyled { $0[.default] = style } }
    }
  }
}

extension InsettedStyle: Changeable {
  fileprivate var changes: [PropertyChange<Self>] {
    PropertyChange<Style>.changes(of: style).map { change in
      change.mapped { style in restyled { $0.style = style } }
    }
      + PropertyChange<EdgeInsets>.changes(of: insets).map { change in
        change.mapped(within: "insets") { insets in restyled { $0.insets = insets } }
      }
  }
}
