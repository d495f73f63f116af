import Restyle
import Testing

/// The third essay in its own order: from a struct of properties to a struct around a function.
extension Kit {
  @Suite("Seed 003: styles as functions in a struct")
  struct Seed003Tests {
    // MARK: - A struct of properties

    private struct ViewStyle {
      var backgroundColor: Color
      var cornerRadius: Double

      func apply(to view: View) {
        view.backgroundColor = backgroundColor
        view.layer.cornerRadius = cornerRadius
      }
    }

    @Test("A struct of properties sets all of them, so that two can't be laid over each other")
    func properties() {
      let label = Label()
      ViewStyle(backgroundColor: .gray, cornerRadius: 4).apply(to: label)
      ViewStyle(backgroundColor: .clear, cornerRadius: 8).apply(to: label)
      #expect(label.backgroundColor == .clear)
      #expect(label.layer.cornerRadius == 8)
    }

    // MARK: - Functions

    private typealias ViewStyling<T: View> = @Sendable (T) -> Void

    @Test("A plain function styles; one that calls two others takes over the changes of both")
    func functions() {
      let smallLabelStyle: ViewStyling<Label> = { label in
        label.font = label.font.withSize(12)
      }
      let lightLabelStyle: ViewStyling<Label> = { label in
        label.textColor = .lightGray
      }
      let captionLabelStyle: ViewStyling<Label> = { label in
        smallLabelStyle(label)
        lightLabelStyle(label)
      }
      let label = Label()
      captionLabelStyle(label)
      #expect(label.font == Font(size: 12))
      #expect(label.textColor == .lightGray)
    }

    @Test("The second style overrides the first where both set the same")
    func override() {
      let (small, large) = (Styler<Label>.sized(12), Styler<Label>.sized(40))
      let label = Label()
      (small <> large)(label)
      #expect(label.font.size == 40)
      (large <> small)(label)
      #expect(label.font.size == 12)
    }

    // MARK: - A struct around the function

    private static let smallLabelStyle = Styler<Label> { label in
      label.font = label.font.withSize(12)
    }
    private static let lightLabelStyle = Styler<Label> { label in
      label.textColor = .lightGray
    }

    @Test("Styles in a struct compose by calling them, or with `compose`, or with `<>`")
    func compose() {
      let called = Styler<Label> { label in
        Self.smallLabelStyle(label)
        Self.lightLabelStyle(label)
      }
      let composed: Styler<Label> = .compose(Self.smallLabelStyle, Self.lightLabelStyle)
      for caption in [called, composed, Self.smallLabelStyle <> Self.lightLabelStyle] {
        let label = Label()
        caption.apply(to: label)
        #expect(label.font == Font(size: 12))
        #expect(label.textColor == .lightGray)
      }
    }

    private final class LabelController: ViewController {
      let captionLabel = Label()
      private let captionLabelStyle: Styler<Label> = .compose(smallLabelStyle, lightLabelStyle)

      override func makeView() -> View {
        captionLabelStyle.apply(to: captionLabel)
        return captionLabel
      }
    }

    @Test("A view controller applies a style to its view with `apply(to:)`")
    func apply() {
      let controller = LabelController()
      #expect(controller.captionLabel.textColor == .black)
      #expect(controller.view === controller.captionLabel)
      #expect(controller.captionLabel.textColor == .lightGray)
    }

    @Test("One style serves many views, and all of their subclasses, as a style sheet of the web does")
    func sharing() {
      final class Badge: Label {}
      let (label, badge) = (Label(), Badge())
      Self.smallLabelStyle.apply(to: label)
      Self.smallLabelStyle.apply(to: badge)
      #expect(label.font.size == 12)
      #expect(badge.font.size == 12)

      let badgeStyle: Styler<Badge> = .sized(9) <> .rounded <> Self.lightLabelStyle.pullback { $0 }
      let styled: Badge = Badge().withStyle(badgeStyle)
      #expect(styled.font.size == 9)
      #expect(styled.layer.cornerRadius == 6)
      #expect(styled.textColor == .lightGray)
    }
  }
}

extension Styler where Target: Kit.View {
  fileprivate static var rounded: Styler {
    .set(\.clipsToBounds, to: true) <> .set(\.layer.cornerRadius, to: 6)
  }
}

extension Styler where Target: Kit.Label {
  fileprivate static func sized(_ size: Double) -> Styler { .set(\.font.size, to: size) }
}
