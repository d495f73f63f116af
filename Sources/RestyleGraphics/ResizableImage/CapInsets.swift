public import Restyle
public import RestyleRendering

extension BorderStyle: ResizableDrawable {
  /// Returns the larger of the line width and the corner radius at each edge.
  public func capInsets(for traits: TraitCollection) -> PhysicalSides {
    let corners = PhysicalCorners(cornerRadii, in: traits.layoutDirection)
    let sides = PhysicalSides(
      top: max(corners.topLeft, corners.topRight), right: max(corners.topRight, corners.bottomRight),
      bottom: max(corners.bottomLeft, corners.bottomRight), left: max(corners.topLeft, corners.bottomLeft))
    return sides.union(Canvas(for: traits).lineWidths(self))
  }
}

extension BackgroundStyle: ResizableDrawable {
  /// Returns the largest of the border, the corner radius, the lines with their insets, and the inner shadows.
  public func capInsets(for traits: TraitCollection) -> PhysicalSides {
    let box = DrawnBox(self)
    var border = box.border.capInsets(for: traits)
    // Nested backgrounds have their own borders, up to `Image.depthLimit` deep.
    if box.dropsInnerBorder, case .segment(let segment)? = image?.source {
      border = border.union(segment.capInsets(for: traits))
    }
    let lines = Canvas(for: traits).lineWidths(box.border)
    let shadows = box.shadows.lazy.filter(\.isInner).map { $0.capInsets(in: border, within: lines) }
    let separators = box.layers.lazy.compactMap { $0.capInsets(for: traits) }
    return separators.reduce(shadows.reduce(border) { $0.union($1) }) { $0.union($1) }
  }

  /// The losses of outer shadows, gradients and pictures.
  public var lossesByResizing: [RenderingProblem.Loss] {
    let box = DrawnBox(self)
    let shadows = box.shadows.filter { !$0.isInner && $0.color != .clear }
    let isStretched = box.frame != nil || box.layers.contains { $0.changesWithSize }
    return shadows.map { .droppedShadow($0) } + (isStretched ? [.stretchedMiddle] : [])
  }
}

extension SegmentBackgroundStyle: ResizableDrawable {
  /// Returns the larger of the insets of the background and those of the lines.
  public func capInsets(for traits: TraitCollection) -> PhysicalSides {
    drawnSeparators.reduce(drawnBackground.capInsets(for: traits)) { sides, separator in
      sides.union(separator.line.capInsets(at: separator.edge, for: traits))
    }
  }

  /// The losses of outer shadows, gradients and pictures.
  public var lossesByResizing: [RenderingProblem.Loss] { background.lossesByResizing }
}

extension InsettedStyle where Style == SeparatorStyle {
  fileprivate func capInsets(at edge: RectEdge, for traits: TraitCollection) -> PhysicalSides {
    let canvas = Canvas(for: traits)
    let sides = PhysicalSides(insets, in: traits.layoutDirection)
    let width = canvas.lineWidth(style.width)
    return PhysicalSides(
      top: edge == .top ? canvas.snapped(sides.top) + width : 0, right: canvas.snapped(sides.right),
      bottom: edge == .top ? 0 : canvas.snappedUp(sides.bottom) + width, left: canvas.snapped(sides.left))
  }
}

extension ShadowStyle {
  /// The distance from the border's line within which an inner shadow varies: the sum of rounding or spread, offset and
  /// blur.
  fileprivate func capInsets(in border: PhysicalSides, within lines: PhysicalSides) -> PhysicalSides {
    let (x, y) = (abs(x) + reach, abs(y) + reach)
    let sides = border.union(lines.map { $0 + max(0, spread) })
    return PhysicalSides(
      top: sides.top + y, right: sides.right + x, bottom: sides.bottom + y, left: sides.left + x)
  }
}

extension DrawnBox.Layer {
  fileprivate func capInsets(for traits: TraitCollection) -> PhysicalSides? {
    guard case .separator(let line, let edge) = self else { return nil }
    return line.capInsets(at: edge, for: traits)
  }

  /// Whether the middle of the drawing depends on the total size.
  fileprivate var changesWithSize: Bool {
    switch self {
    case .gradient(let gradient): Set(gradient.stops.map(\.color)).count > 1
    case .image: true
    case .color, .separator: false
    }
  }
}
