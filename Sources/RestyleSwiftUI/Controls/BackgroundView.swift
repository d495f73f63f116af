#if canImport(SwiftUI)
  public import Restyle
  public import SwiftUI

  /// A view of a background: its colour and its border, with corners of one radius.
  ///
  /// ```swift
  /// let card = Restyle.BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
  /// let framed = header.background { BackgroundView(card) }
  /// ```
  ///
  /// Gradients, images and shadows aren't shown; `RestyleGraphics` draws them as images.
  public struct BackgroundView: View {
    private let background: Restyle.BackgroundStyle
    @Environment(\.styleTraits) private var traits

    /// Makes a view.
    ///
    /// - Parameter background: The background.
    public init(_ background: Restyle.BackgroundStyle) {
      self.background = background
    }

    /// The view that is drawn.
    public var body: some View {
      let shape = RoundedRectangle(cornerRadius: background.border.cornerRadius)
      shape.fill(SwiftUI.Color(background.color, for: traits))
        .overlay {
          shape.strokeBorder(
            SwiftUI.Color(background.border.color, for: traits), lineWidth: background.border.width)
        }
    }
  }
#endif
