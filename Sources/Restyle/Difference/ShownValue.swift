/// Converts values to what is visible of them for some traits: without references, and with colours that don't vary.
///
/// The visible parts of two values that look the same are equal, with two exceptions: states that fall back on a style
/// that looks the same, and colours that are the same in another space. Named values are those of the current defaults.
package struct ShownValue {
  /// The surroundings.
  package let traits: TraitCollection
  /// Whether texts have the reader's preferred size instead of their default size.
  package let scalesTexts: Bool

  package init(in traits: TraitCollection, scalesTexts: Bool) {
    (self.traits, self.scalesTexts) = (traits, scalesTexts)
  }
}

extension ShownValue {
  /// Returns the visible part of a value.
  package func callAsFunction<Value>(_ value: Value) -> Value {
    func shown() -> Any? {
      switch value {
      case let color as Color: color.resolved(for: traits).plain
      case let number as Double: number.plain
      case let number as any ReferringNumber: plain(number)
      case let gradient as Gradient:
        Gradient(
          geometry: gradient.geometry, stops: parts(of: gradient.stops), interpolation: gradient.interpolation
        )
      case let shadows as [ShadowStyle]: parts(of: shadows.plain)
      case let text as TextStyle: parts(of: scaled(text.plain))
      case let attribute as TextAttribute: self.attribute(attribute, attribute.key)
      case let font as Font: font.plain
      case let value as any CompositeValue: parts(of: value)
      default: nil
      }
    }
    return shown() as? Value ?? value
  }

  private func plain<Number: ReferringNumber>(_ number: Number) -> Number {
    Number(wrappedValue: number.wrappedValue)
  }

  /// Returns the style in its final size, without the attributes that only control scaling.
  private func scaled(_ style: TextStyle) -> TextStyle {
    guard scalesTexts else { return style }
    return style.resolved(for: traits).restyled {
      $0.removeAttribute(for: .adjustsFontForContentSizeCategory)
      $0.removeAttribute(for: .fontTextStyle)
      $0.removeAttribute(for: .maximumFontSize)
    }
  }

  private func attribute<Key: TextAttributeKey>(
    _ attribute: TextAttribute, _ key: Key.Type
  ) -> TextAttribute {
    attribute.value(of: key).map { TextAttribute(normalized: self($0), of: key) } ?? attribute
  }

  private func parts<Value: CompositeValue>(of value: Value) -> Value {
    var shown = value
    for part in Value.parts(of: value, value) ?? [] { show(part.typed, of: &shown) }
    return shown
  }

  private func show<Part: TypedProperty>(_ part: Part, of whole: inout Part.Root) {
    whole[keyPath: part.path] = self(whole[keyPath: part.path])
  }
}
