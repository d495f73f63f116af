#if canImport(SwiftUI)
  public import Restyle
  import RestyleGraphics
  import RestyleRendering
  public import SwiftUI

  /// A view of a background, with the shadows outside of it.
  ///
  /// ```swift
  /// let card = Restyle.BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
  /// let framed = header.background { BackgroundView(card) }
  /// ```
  ///
  /// A colour and a border with corners of one radius are shapes of SwiftUI's. Everything else is drawn by
  /// `RestyleGraphics`, for the size of the view. Encoded pictures, and images with only an address, aren't drawn:
  /// `PNGImage` reports them.
  public struct BackgroundView: View {
    private let background: Restyle.BackgroundStyle
    @Environment(\.styleTraits) private var traits

    /// Creates a view.
    ///
    /// - Parameter background: The background.
    public init(_ background: Restyle.BackgroundStyle) { self.background = background }

    /// The view that is drawn.
    public var body: some View {
      if background.isShape {
        let shape = RoundedRectangle(cornerRadius: background.border.cornerRadius)
        shape.fill(SwiftUI.Color(background.color, for: traits))
          .overlay {
            shape.strokeBorder(
              SwiftUI.Color(background.border.color, for: traits), lineWidth: background.border.width)
          }
      } else {
        GeometryReader { proxy in
          DrawnBackground(background: background, size: proxy.size, traits: traits)
        }
      }
    }
  }

  /// A background drawn in a size, at its upper left corner.
  private struct DrawnBackground: View {
    let background: Restyle.BackgroundStyle
    let size: CGSize
    let traits: TraitCollection

    var body: some View {
      let size = Restyle.Size(width: size.width, height: size.height)
      let drawing = try? DisplayList(background, in: size, for: traits)
      let overflow = drawing?.overflow
      // Empty if there would be too many pixels.
      drawing.flatMap { PlatformImage($0) }?.view
        .offset(x: -(overflow?.left ?? 0), y: -(overflow?.top ?? 0))
    }
  }

  extension Restyle.BackgroundStyle {
    /// Whether there is nothing but a colour and a border that is alike on all sides.
    fileprivate var isShape: Bool {
      gradient == nil && image == nil && shadows.isEmpty
        && border.cornerRadii.plain == CornerRadii(border.cornerRadius)
        && (border.borderEdges == .all || border.width == 0)
    }
  }
#endif
