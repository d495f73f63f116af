import Restyle
import RestyleRendering

/// A background as CSS draws it: an image that is a background in its turn is laid open.
struct DrawnBox {
  /// The colour that lies lowest.
  let color: Color
  /// What lies over it, the uppermost first.
  var layers: [Layer] = []
  /// An image whose edges keep their size.
  var frame: (image: Image, reference: ImageReference)?
  var border: BorderStyle
  var shadows: [ShadowStyle]
  var problems: [RenderingProblem] = []

  enum Layer {
    case color(Color)
    case gradient(Gradient)
    case image(Image, ImageReference)
    case separator(InsettedStyle<SeparatorStyle>, RectEdge)
  }

  init(_ background: BackgroundStyle) {
    color = background.color
    border = background.border
    shadows = background.shadows
    var background = background
    add(background.gradient)
    while let image = background.image {
      background.image = nil
      switch image.source {
      case .segment(let segment):
        background = segment.drawnBackground
        layers.insert(.color(background.color), at: 0)
        add(background.gradient)
        if let line = segment.drawnTopSeparator { layers.insert(.separator(line, .top), at: 0) }
        if let line = segment.drawnBottomSeparator { layers.insert(.separator(line, .bottom), at: 0) }
        add(background.border)
        shadows += background.shadows
      case .data, .url:
        add(image)
      }
    }
  }

  private mutating func add(_ gradient: Gradient?) {
    guard let gradient, !gradient.stops.isEmpty else { return }
    layers.insert(.gradient(gradient), at: 0)
  }

  /// Takes the border of what lies within if there is none yet: a box has one.
  private mutating func add(_ inner: BorderStyle) {
    if border == .none {
      border = inner
    } else if inner != .none, inner != border {
      problems.append(RenderingProblem(.droppedBorder(inner)))
    }
  }

  private mutating func add(_ image: Image) {
    if image.renderingMode == .template { problems.append(RenderingProblem(.untintedImage(image.tintColor))) }
    do {
      let reference = try ImageReference(image)
      guard image.capInsets != .zero else {
        layers.insert(.image(image, reference), at: 0)
        return
      }
      frame = (image, reference)
      if border.insets != .zero { problems.append(RenderingProblem(.droppedBorder(border))) }
    } catch {
      problems.append(error)
    }
  }
}
