import Restyle
import RestyleElements

/// The essay's outermost stack, and what lies behind it.
extension Styler where Target == StackStyle {
  /// Elements below one another, with the essay's margins.
  static let rootStackView: Styler = Styler { stack in
    stack = StackStyle(
      axis: .vertical, spacing: 16, insets: EdgeInsets(top: 32, left: 16, bottom: 32, right: 16))
  }

  /// The essay's gradient from the top to the middle, on its white.
  static let gradientBehindUpperHalf: Styler = Styler<BackgroundStyle> { background in
    background.color = .signInPaper
    background.gradient = .linear(
      angle: .degrees(180),
      stops: [
        Gradient.Stop(color: .signInSky, location: 0), Gradient.Stop(color: .signInPaper, location: 0.5),
      ])
  }
  .pullback(\StackStyle.background)
}

extension Styler where Target == StackStyle {
  /// Wider margins where there is much room, so that lines stay short.
  static func roomAtSides(in traits: TraitCollection) -> Styler {
    ContextualStyler<StackStyle, TraitCollection>
      .when({ !$0.isCompact }, apply: .horizontalMargins(96)).resolved(in: traits)
  }

  private static func horizontalMargins(_ margin: Double) -> Styler {
    Styler {
      $0.insets.leading = margin
      $0.insets.trailing = margin
    }
  }
}

extension Styler where Target == ImageView {
  /// The size of the logo; its name is for those who don't see it.
  static let logo: Styler =
    .set(\.height, to: 56) <> Styler { $0.accessibility.label = DisplayText("Diamond") }
}
