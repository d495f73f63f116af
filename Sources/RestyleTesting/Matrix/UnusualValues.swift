import Restyle

/// Values of a type that no style has by default, and that differ from `value`.
func unusualValues<Value>(beside value: Value) -> [Value] {
  let candidates: [Any] =
    switch value {
    case let number as Double: [number + 53.25]
    case let flag as Bool: [!flag]
    case is Color: [Color(hex: 0xC71585)]
    case let insets as EdgeInsets: insets.unusual
    case is CornerRadii: [CornerRadii(topLeading: 7, topTrailing: 11, bottomLeading: 13, bottomTrailing: 17)]
    case is Gradient: [Gradient.linear(angle: .degrees(30), colors: [.red, .blue])]
    case is Image: [Image(url: "star.png")]
    case is String: ["unusual"]
    case let size as MinimumSize:
      [MinimumSize(width: (size.width ?? 0) + 200, height: (size.height ?? 0) + 90)]
    case let enumeration as any CaseIterable: others(of: enumeration)
    case let number as Finite: [Finite(wrappedValue: number.wrappedValue + 53.25)]
    case let number as NonNegative: [NonNegative(wrappedValue: number.wrappedValue + 53.25)]
    case let size as Size: [Size(width: size.width + 30, height: size.height + 40)]
    case let length as BoxLength:
      [BoxLength.points(length.value + 200), BoxLength.characters(9), BoxLength.fraction(0.5)]
    case let count as Int: [count + 2]
    case let edges as RectEdge: [edges == RectEdge.top ? RectEdge.bottom : RectEdge.top]
    case let share as UnitInterval: [UnitInterval(wrappedValue: share.wrappedValue / 2 + 0.3)]
    default: []
    }
  return candidates.compactMap { $0 as? Value }
}

private func others<Enumeration: CaseIterable>(of value: Enumeration) -> [Any] {
  Enumeration.allCases.filter { String(describing: $0) != String(describing: value) }
}

extension EdgeInsets {
  fileprivate var unusual: [EdgeInsets] {
    [\EdgeInsets.top, \.leading, \.bottom, \.trailing].map { edge in
      var insets = self
      insets[keyPath: edge] += 21
      return insets
    }
  }
}

/// A value for a property that is nil, or for an array that is empty.
func blankValue<Value>(of type: Value.Type) -> Any {
  switch type {
  case is Double.Type: 0.0
  case is NonNegative.Type: NonNegative(wrappedValue: 0)
  case is Finite.Type: Finite(wrappedValue: 0)
  case is UnitInterval.Type: UnitInterval(wrappedValue: 1)
  case is Int.Type: 0
  case is BoxLength.Type: BoxLength()
  case is EdgeInsets.Type: EdgeInsets.zero
  case is HorizontalAlignment.Type: HorizontalAlignment.fill
  case is BoxStyle.Overflow.Type: BoxStyle.Overflow.visible
  case is Bool.Type: false
  case is Color.Type: Color.clear
  case is TextStyle.Type: TextStyle()
  case is BorderStyle.Type: BorderStyle(width: 3, color: .red)
  case is ShadowStyle.Type: ShadowStyle(color: .red, blur: 4)
  case is Gradient.Type: Gradient.linear(angle: .degrees(60), colors: [.green, .black])
  case is Image.Type: Image(url: "none.png")
  case let type as any ListedStyle.Type: blank(type)
  case is Size.Type: Size(width: 20, height: 20)
  case let type as any EmptyStates.Type: type.blank
  default: ()
  }
}

private func blank<Style: ListedStyle>(_ type: Style.Type) -> Any { Style.properties.blank }

/// The style with texts, borders and states that make changes of its other properties visible.
func filled<Value>(_ value: Value) -> Value {
  let filled: Any =
    switch value {
    case let text as TextStyle:
      TextStyle(font: Font(size: 40, weight: .medium), adjustsFontForContentSizeCategory: true).merging(text)
    case let border as BorderStyle where border.width == 0 || border.color == .clear:
      BorderStyle(width: 2, color: .red)
    case let line as SeparatorStyle where line.width == 0: SeparatorStyle(width: 2, color: .red)
    case let style as any ListedStyle: filledStyle(style)
    case let styles as any FillableStates: styles.filled
    default: value
    }
  return filled as? Value ?? value
}

private func filledStyle<Style: ListedStyle>(_ style: Style) -> Style {
  func fill<Property: TypedProperty>(_ property: Property, _ style: inout Property.Root) {
    style[keyPath: property.path] = filled(style[keyPath: property.path])
  }
  var style = style
  for property in Style.properties.all { fill(property.typed, &style) }
  return style
}

private protocol FillableStates { var filled: Self { get } }

private protocol EmptyStates { static var blank: Self { get } }

extension StateStyles: EmptyStates {
  fileprivate static var blank: Self { Self(normal: blankValue(of: Style.self) as? Style) }
}

extension StateStyles: FillableStates {
  fileprivate var filled: Self {
    var styles = self
    // A divider between two controls has no states of its own, beyond those that are distinguished.
    let areOwn = !(Style.self is any FillableStates.Type || Style.self == DividerStyle.self)
    let states: [ControlState] =
      areOwn ? [.normal, .highlighted, .disabled, .selected, .focused, .hovered, .invalid] : []
    for state in states + map(\.state) { styles[state] = style(for: state).map { fill($0) } }
    return styles
  }
}

extension BarMetricsStyles: FillableStates {
  fileprivate var filled: Self { restyled { $0[.default] = $0[.default].map { fill($0) } } }
}

extension InsettedStyle: FillableStates {
  fileprivate var filled: Self { restyled { $0.style = fill($0.style) } }
}

extension SectionStyle.Background: FillableStates {
  fileprivate var filled: Self {
    var background = self
    for path in [\Self.top, \.middle, \.bottom, \.unique] {
      background[keyPath: path] = fill(self[keyPath: path])
    }
    return background
  }
}

private func fill<Value>(_ value: Value) -> Value { filled(value) }
