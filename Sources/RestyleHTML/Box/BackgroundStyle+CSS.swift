public import Restyle

extension BackgroundStyle: CSSStyle {
  /// The class of the box.
  public typealias ClassNames = String

  /// Makes the rule of a box.
  public static func cssRules(_ style: (TraitCollection) -> BackgroundStyle) -> CSSRules {
    CSSRules([StyleRule { CSSDeclarations.box.overlaid(with: style($0).cssDeclarations(for: $0)) }])
  }

  /// Returns the CSS declarations of the background, for some traits.
  ///
  /// | Property | CSS |
  /// |---|---|
  /// | `color`, `gradient`, `image` | one `background` |
  /// | an image with cap insets | `border-image`, which takes the place of a line |
  /// | an image that is a background | what it consists of |
  /// | `border` | see `BorderStyle` |
  /// | `shadows` | `box-shadow` |
  ///
  /// All of it is declared, what is none as well, but for shadows: nothing has them of its own.
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    var declarations = CSSDeclarations()
    declarations.add(self, for: traits)
    return declarations
  }
}

extension CSSDeclarations {
  /// What makes a box's size that of its border, within which the styles measure.
  static let box: CSSDeclarations = {
    var declarations = CSSDeclarations()
    declarations.add("box-sizing", "border-box")
    return declarations
  }()

  /// Declares a background.
  mutating func add(_ background: BackgroundStyle, for traits: TraitCollection) {
    let box = DrawnBox(background)
    problems += box.problems
    add("background") { $0.append(box.layers, over: box.color, for: traits) }
    if let frame = box.frame {
      add("border-image") { $0.bytes.append(frame) }
    }
    add(box.border, for: traits)
    if !box.shadows.isEmpty { add("box-shadow") { $0.append(box.shadows, for: traits) } }
  }

  private mutating func append(_ layers: [DrawnBox.Layer], over color: Color, for traits: TraitCollection) {
    for (index, layer) in layers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(layer, for: traits)
    }
    // The lowest layer takes the colour with it.
    if !layers.isEmpty { bytes.append(UInt8(ascii: " ")) }
    append(color, for: traits)
  }

  private mutating func append(_ layer: DrawnBox.Layer, for traits: TraitCollection) {
    switch layer {
    case .color(let color):
      append(.linear(angle: .zero, colors: [color]), for: traits)
      bytes.append(verbatim: " border-box")
    case .gradient(let gradient):
      append(gradient, for: traits)
      bytes.append(verbatim: " border-box")
    case .image(let image, let reference):
      bytes.append(image, reference)
    case .separator(let separator, let edge):
      append(separator, at: edge, for: traits)
    }
  }

  private mutating func append(_ shadows: [ShadowStyle], for traits: TraitCollection) {
    for (index, shadow) in shadows.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if shadow.isInner { bytes.append(verbatim: "inset ") }
      for length in [shadow.x, shadow.y, shadow.blur, shadow.spread] {
        bytes.append(pixels: length)
        bytes.append(UInt8(ascii: " "))
      }
      append(shadow.color, for: traits)
    }
  }

  /// Appends a line at an edge as a layer of a background.
  private mutating func append(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge, for traits: TraitCollection
  ) {
    let insets = separator.insets
    append(.linear(angle: .zero, colors: [separator.style.color]), for: traits)
    let isMirrored = insets.leading != insets.trailing && traits.layoutDirection == .rightToLeft
    bytes.append(verbatim: " left ")
    bytes.append(pixels: isMirrored ? insets.trailing : insets.leading)
    bytes.append(verbatim: edge == .top ? " top " : " bottom ")
    bytes.append(pixels: edge == .top ? insets.top : insets.bottom)
    bytes.append(verbatim: "/calc(100% - ")
    bytes.append(pixels: insets.horizontal)
    bytes.append(verbatim: ") ")
    bytes.append(pixels: separator.style.width)
    bytes.append(verbatim: " no-repeat border-box")
  }
}
