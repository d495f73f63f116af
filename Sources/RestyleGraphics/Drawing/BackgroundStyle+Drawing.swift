public import Restyle
public import RestyleRendering

// The order is that of CSS Backgrounds 3: outer shadows, the colour and the layers over it, inner shadows, the border.
extension BackgroundStyle: Drawable {
  /// Draws the background within the rectangle, and its outer shadows around it.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let box = DrawnBox(self) { image, problems in image.canBeDrawn(&problems) }
    guard box.dropsInnerBorder, case .segment(let segment)? = image?.source else {
      canvas.problems += box.problems
      return DrawnBackground(box, in: rect, on: canvas).draw(on: &canvas)
    }
    // Each has its own border, so they are drawn over one another, up to `Image.depthLimit` deep.
    let lower = restyled {
      $0.image = nil
      $0.border.width = 0
    }
    lower.draw(in: rect, on: &canvas)
    segment.draw(in: rect, on: &canvas)
    border.draw(in: rect, on: &canvas)
  }

  /// The extent of the outer shadows.
  public func overflow(for traits: TraitCollection) -> PhysicalSides {
    // Shadows of nested backgrounds are shadows of the box, too.
    DrawnBox(self).shadows.reduce(PhysicalSides()) { $0.union($1.overflow) }
  }
}

extension SegmentBackgroundStyle: Drawable {
  /// Draws the background of the part, with its separators on top.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.draw(drawnBackground, in: rect)
    for (edge, line) in drawnSeparators {
      canvas.fill(Path(canvas.line(line, at: edge, of: rect)), .color(canvas.color(line.style.color)))
    }
  }

  /// The extent of the outer shadows.
  public func overflow(for traits: TraitCollection) -> PhysicalSides { drawnBackground.overflow(for: traits) }
}

/// A background whose parts are laid out in a rectangle.
private struct DrawnBackground {
  let box: DrawnBox
  let rect: Rect
  /// The outline of the box.
  let outer: RoundedRect
  /// The area within the border's lines.
  let inner: RoundedRect
  let lineWidths: PhysicalSides
  let lineColor: PaintColor
  /// The layers within, the lowest first.
  let layers: [Layer]

  enum Layer {
    /// The paint that covers the box.
    case paint(Paint)
    case line(Rect, PaintColor)
    case image(Image)
  }

  init(_ box: DrawnBox, in rect: Rect, on canvas: Canvas) {
    self.box = box
    self.rect = rect
    outer = canvas.outline(box.border, of: rect)
    // A border image covers the line.
    lineWidths = box.frame == nil ? canvas.lineWidths(box.border) : PhysicalSides()
    lineColor = canvas.color(box.border.color)
    inner = outer.inset(by: canvas.lineWidths(box.border))
    let layers =
      [.paint(.color(canvas.color(box.color)))]
      + box.layers.reversed().compactMap { layer in
        canvas.layer(layer, in: rect)
      }
    // Layers below an opaque one are invisible, and drawing them would cover edges twice. The same applies to paints
    // over each other, which are merged.
    let visible = layers[(layers.lastIndex { $0.isOpaque } ?? 0)...].filter(\.isVisible)
    self.layers = visible.reduce(into: []) { merged, layer in
      if case .paint(let upper) = layer, case .paint(let lower)? = merged.last, let paint = upper.over(lower)
      {
        merged[merged.count - 1] = .paint(paint)
      } else {
        merged.append(layer)
      }
    }
  }
}

extension DrawnBackground {
  func draw(on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    // As in browsers, only the lowest colour counts.
    let isOpaque = canvas.color(box.color).isOpaque
    let core = isOpaque ? outer.inset(by: lineWidths.map { $0 / 2 }) : nil
    for shadow in box.shadows.reversed() where !shadow.isInner {
      canvas.drawOuter(shadow, of: outer, under: core)
    }
    let ring = lineColor.isClear ? Path() : canvas.ring(outer, within: lineWidths)
    if outer.isRect || ring.contours.isEmpty || layers.isEmpty {
      draw(layersIn: outer, ring: ring, on: &canvas)
    } else if lineColor.isOpaque {
      // The edge of the inner layers is hidden in the middle of the line, so that no edge is covered twice.
      draw(layersIn: outer.inset(by: lineWidths.map { $0 / 2 }), ring: ring, on: &canvas)
    } else {
      canvas.group(clip: Path(outer)) { canvas in
        let whole = RoundedRect(rect)
        let ring = Path([.roundedRect(whole), .roundedRect(inner, isReversed: true)])
        draw(layersIn: whole, ring: inner.rect.isEmpty ? Path(whole) : ring, on: &canvas)
      }
    }
  }

  private func draw(layersIn shape: RoundedRect, ring: Path, on canvas: inout Canvas) {
    for layer in layers { draw(layer, in: shape, on: &canvas) }
    for shadow in box.shadows.reversed() where shadow.isInner { canvas.drawInner(shadow, in: inner) }
    if let frame = box.frame {
      canvas.operations.append(.image(canvas.resolved(frame), rect))
    }
    canvas.fill(ring, .color(lineColor))
  }

  private func draw(_ layer: Layer, in shape: RoundedRect, on canvas: inout Canvas) {
    switch layer {
    case .paint(let paint): canvas.fill(Path(shape), paint)
    case .line(let line, let color):
      canvas.clip(to: shape, around: line) { $0.fill(Path(line), .color(color)) }
    case .image(let image):
      canvas.clip(to: shape, around: rect) { $0.operations.append(.image($0.resolved(image), rect)) }
    }
  }
}

extension DrawnBackground.Layer {
  var isVisible: Bool {
    switch self {
    case .paint(let paint): paint.isVisible
    case .line(let line, let color): !line.isEmpty && !color.isClear
    case .image: true
    }
  }

  var isOpaque: Bool {
    if case .paint(let paint) = self { paint.isOpaque } else { false }
  }
}

extension Canvas {
  /// A layer laid out in the rectangle of the box; nil if it is empty.
  fileprivate func layer(_ layer: DrawnBox.Layer, in rect: Rect) -> DrawnBackground.Layer? {
    switch layer {
    case .color(let color): .paint(.color(self.color(color)))
    case .gradient(let gradient): paint(gradient, over: rect).map { .paint($0) }
    case .image(let image): .image(image)
    case .separator(let separator, let edge):
      .line(line(separator, at: edge, of: rect), color(separator.style.color))
    }
  }

  /// Draws with a shape as the clip, unless the drawing is within the shape anyway.
  fileprivate mutating func clip(
    to shape: RoundedRect, around rect: Rect, _ draw: (inout Canvas) -> Void
  ) {
    if shape.holds(rect) { draw(&self) } else { group(clip: Path(shape), draw) }
  }

  /// The image with its colour resolved.
  fileprivate func resolved(_ image: Image) -> Image {
    var image = image
    image.tintColor = (image.tintColor ?? foreground).resolved(for: traits)
    return image
  }
}

extension Image {
  /// Whether the image can be drawn, because it contains all required data.
  fileprivate func canBeDrawn(_ problems: inout [RenderingProblem]) -> Bool {
    switch source {
    case .data:
      guard mediaType != nil else {
        problems.append(RenderingProblem(.unknownImage))
        return false
      }
      if pixelSize == nil, capInsets != .zero || resizingMode == .tile {
        problems.append(RenderingProblem(.unmeasuredImage))
      }
      return true
    case .url(let url): problems.append(RenderingProblem(.remoteImage(url: url)))
    case .segment: problems.append(RenderingProblem(.unknownImage))
    }
    return false
  }
}
