package import Restyle

/// What a state lays over a container, and how it shows what can't be used.
///
/// Source: Material Design 3, Foundations, Interaction, States; the opacities are the tokens `md.sys.state` in
/// Material Web, those of what is disabled the ones of its buttons.
extension Color {
  /// The opacity of the layer while the pointer lies over something.
  package static let materialHoverOpacity = 0.08
  /// The opacity of the layer of what has the focus, and of what is pressed.
  package static let materialPressedOpacity = 0.10

  /// Returns the colour of a container under a layer in the colour of its content.
  ///
  /// - Parameters:
  ///   - content: The colour of what lies on the container.
  ///   - opacity: The opacity of the layer.
  /// - Returns: What is seen of both.
  package func materialLayered(_ content: Color, opacity: Double) -> Color {
    content.withAlpha(opacity).composited(over: self)
  }

  /// Text and signs that can't be used.
  package static var materialDisabledContent: Color { materialOnSurface.withAlpha(0.38) }
  /// The container of what can't be used.
  package static var materialDisabledContainer: Color { materialOnSurface.withAlpha(0.10) }
}
