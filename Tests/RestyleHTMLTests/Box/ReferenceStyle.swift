import Restyle

/// What a browser should compute, as CSS with physical sides for one appearance, worked out from styles' values.
///
/// An element that has it as its `style` shows what another one with a class has to look like.
struct ReferenceStyle {
  let traits: TraitCollection
  private(set) var values: [(property: String, value: String)] = []
  // What the values need and isn't compared.
  private var hidden = ""

  init(_ traits: TraitCollection) {
    self.traits = traits
  }

  /// The properties and values as a `style` attribute holds them.
  var css: String { hidden + values.map { "\($0.property):\($0.value)" }.joined(separator: ";") }

  var properties: [String] { values.map(\.property) }
}

extension ReferenceStyle {
  mutating func set(_ property: String, _ value: String) {
    values.append((property, value))
  }

  mutating func set(_ property: String, pixels: Double) {
    set(property, "\(pixels)px")
  }

  mutating func set(_ property: String, _ color: Color) {
    set(property, text(color))
  }

  private func text(_ color: Color) -> String {
    color.resolved(colorScheme: traits.colorScheme, contrast: traits.contrast).cssText()
  }

  private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  private func sides(_ insets: EdgeInsets) -> [(side: String, value: Double)] {
    [
      ("top", insets.top), ("bottom", insets.bottom), (isRightToLeft ? "right" : "left", insets.leading),
      (isRightToLeft ? "left" : "right", insets.trailing),
    ]
  }

  /// A background; gradients along an edge or from a point, and no images.
  mutating func set(_ background: BackgroundStyle) {
    set("background-color", background.color)
    set("background-image", background.gradient.map(text) ?? "none")
    for (side, width) in sides(background.border.insets) {
      // Without a style, the width would be none.
      hidden += "border-\(side)-style:solid;"
      set("border-\(side)-width", pixels: width)
      if width > 0 {
        set("border-\(side)-style", "solid")
        set("border-\(side)-color", background.border.color)
      }
    }
    let radii = background.border.cornerRadii
    let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
    set("border-top-\(start)-radius", pixels: radii.topLeading)
    set("border-top-\(end)-radius", pixels: radii.topTrailing)
    set("border-bottom-\(start)-radius", pixels: radii.bottomLeading)
    set("border-bottom-\(end)-radius", pixels: radii.bottomTrailing)
    let shadows = background.shadows.map { shadow in
      "\(shadow.x)px \(shadow.y)px \(shadow.blur)px \(shadow.spread)px \(text(shadow.color))"
        + (shadow.isInner ? " inset" : "")
    }
    set("box-shadow", shadows.isEmpty ? "none" : shadows.joined(separator: ","))
  }

  private func text(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(text($0.color)) \($0.location * 100)%" }.joined(separator: ",")
    switch gradient.geometry {
    case .linear(let angle): return "linear-gradient(\(angle.degrees)deg,\(stops))"
    case .line(let start, let end):
      // From side to side is all that the tests have.
      let isForward = (start.x < end.x) != isRightToLeft
      return "linear-gradient(\(isForward ? 90 : 270)deg,\(stops))"
    case .radial(let center):
      return
        "radial-gradient(at \((isRightToLeft ? 1 - center.x : center.x) * 100)% \(center.y * 100)%,\(stops))"
    }
  }

  /// The room around content, of which the border takes a part.
  mutating func set(padding insets: EdgeInsets, within border: BorderStyle) {
    for (side, value) in sides(insets - border.insets) { set("padding-\(side)", pixels: max(0, value)) }
  }

  /// A text, in surroundings that say the rest.
  mutating func set(_ text: TextStyle?) {
    set("color", text?.color.map(self.text) ?? "inherit")
    set("font-size", text?.fontSize.map { "\($0)px" } ?? "inherit")
    set("font-weight", text?.fontWeight.map { "\(Int($0.value))" } ?? "inherit")
  }

  /// A line along the upper or lower edge of a row; nil for none.
  mutating func set(_ line: InsettedStyle<SeparatorStyle>?, at edge: String, within border: BorderStyle) {
    guard let line else { return set("content", "none") }
    set("content", "''")
    set("position", "absolute")
    set("border-bottom-style", "solid")
    set("border-bottom-width", pixels: line.style.width)
    set("border-bottom-color", line.style.color)
    for (side, value) in sides(line.insets - border.insets) where side != (edge == "top" ? "bottom" : "top") {
      set(side, pixels: value)
    }
  }
}
