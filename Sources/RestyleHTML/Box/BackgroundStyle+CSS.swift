public import Restyle
import RestyleRendering

extension BackgroundStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<BackgroundStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add(.boxSizing, "border-box")
      css.add(style)
    }
  }

  /// Returns the CSS declarations of the background for traits.
  ///
  /// | Property | CSS |
  /// |---|---|
  /// | `color`, `gradient`, `image` | one `background` |
  /// | an image with cap insets | `border-image`, which replaces the border |
  /// | an image that is a background | the declarations of that background |
  /// | `border` | see `BorderStyle` |
  /// | `shadows` | `box-shadow` |
  ///
  /// All properties are declared, even those that are none. Shadows are only declared if there are any, since no
  /// element has shadows by default.
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    CSSDeclarations(for: traits) { $0.add(self) }
  }
}

extension CSSWriter {
  /// Adds the declarations of a background.
  mutating func add(_ background: BackgroundStyle) {
    guard !background.isPlain else {
      // A fast path: most backgrounds are a colour, and analysing them takes longer than writing them.
      add(.background, background.color)
      return add(background.border)
    }
    let box = DrawnBox(background) { image, problems in
      if image.renderingMode == .template {
        problems.append(RenderingProblem(.untintedImage(image.tintColor)))
      }
      do throws(RenderingProblem) {
        _ = try ImageReference(image)
        return true
      } catch {
        problems.append(error)
        return false
      }
    }
    problems += box.problems
    if box.layers.isEmpty {
      add(.background, box.color)
    } else {
      add(.background) { $0.append(box.layers, over: box.color) }
    }
    if let frame = box.frame, let reference = try? ImageReference(frame) {
      add(.borderImage) { $0.bytes.append((frame, reference)) }
    }
    add(box.border)
    let shadows = box.storedShadows
    if !shadows.isEmpty { add(shadows: shadows) { $0.add(.boxShadow) { $0.append(shadows) } } }
  }

  private mutating func append(_ layers: [DrawnBox.Layer], over color: Color) {
    for (index, layer) in layers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(layer)
    }
    // The lowest layer includes the colour.
    bytes.append(UInt8(ascii: " "))
    append(color)
  }

  private mutating func append(_ layer: DrawnBox.Layer) {
    switch layer {
    case .color(let color):
      append(.linear(angle: .zero, colors: [color]))
      bytes.append(verbatim: " border-box")
    case .gradient(let gradient):
      append(gradient)
      bytes.append(verbatim: " border-box")
    case .image(let image):
      if let reference = try? ImageReference(image) { bytes.append(image, reference) }
    case .separator(let separator, let edge):
      append(separator, at: edge)
    }
  }

  /// Appends shadows of a box, by their custom properties if they reference named values that have some; `none` without
  /// shadows.
  mutating func append(_ shadows: [ShadowStyle]) {
    let start = bytes.count
    func appendComma(_ css: inout CSSWriter) {
      if css.bytes.count > start { css.bytes.append(UInt8(ascii: ",")) }
    }
    for shadow in shadows {
      guard shadow.reference != nil else {
        appendComma(&self)
        append(shadow)
        continue
      }
      // `none` isn't valid in a list.
      if let name = property(holding: .shadows([shadow])), shadows.count == 1 || ![shadow].plain.isEmpty {
        appendComma(&self)
        append(property: name)
        continue
      }
      for shadow in [shadow].plain {
        appendComma(&self)
        append(shadow)
      }
    }
    if bytes.count == start { bytes.append(verbatim: "none") }
  }

  private mutating func append(_ shadow: ShadowStyle) {
    if shadow.isInner { bytes.append(verbatim: "inset ") }
    append(lengthOfShadow: shadow.$x.stored)
    append(lengthOfShadow: shadow.$y.stored)
    append(lengthOfShadow: shadow.$blur.stored)
    append(lengthOfShadow: shadow.$spread.stored)
    append(shadow.color)
  }

  private mutating func append(lengthOfShadow length: Double) {
    append(length: length, atLeast: -.infinity)
    bytes.append(UInt8(ascii: " "))
  }

  /// Appends a line at an edge as a background layer.
  private mutating func append(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge
  ) {
    let insets = separator.insets
    append(.linear(angle: .zero, colors: [separator.style.color]))
    let sides = PhysicalSides(insets, in: readDirection())
    bytes.append(verbatim: " left ")
    bytes.append(pixels: sides.left)
    bytes.append(verbatim: edge == .top ? " top " : " bottom ")
    bytes.append(pixels: edge == .top ? insets.top : insets.bottom)
    bytes.append(verbatim: "/calc(100% - ")
    bytes.append(pixels: insets.horizontal)
    bytes.append(verbatim: ") ")
    bytes.append(pixels: readLineWidth(separator.style.width))
    bytes.append(verbatim: " no-repeat border-box")
  }

  /// The width of a line as browsers draw borders: in whole display pixels, but at least one.
  ///
  /// Border widths are rounded down (CSS Values 4, "snap a length as a border width"). Backgrounds of the same width
  /// would be drawn thinner, or not at all.
  private mutating func readLineWidth(_ width: Double) -> Double {
    // Whole numbers are the same on all displays.
    guard width > 0, width != width.rounded() else { return width }
    let scale = readScale()
    return max(1, (width * scale + 1e-6).rounded(.down)) / scale
  }
}
