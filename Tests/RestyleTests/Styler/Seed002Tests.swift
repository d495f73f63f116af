import Restyle
import Testing

/// The second essay in its own order: from a switch that knows all its looks to a style sheet of functions.
extension Kit {
  @Suite("Seed 002: styling with functions and a style sheet")
  struct Seed002Tests {
    // MARK: - The problem

    private final class CustomOldSwitch: Switch {
      enum ComponentStyle {
        case standard
        case custom1
      }

      private var componentStyle = ComponentStyle.standard

      convenience init(componentStyle: ComponentStyle) {
        self.init()
        self.componentStyle = componentStyle
        updateStyle()
      }

      override func valueChanged() { updateStyle() }

      private func updateStyle() {
        switch componentStyle {
        case .standard: applyStandardStyle()
        case .custom1: applyCustomStyle()
        }
      }

      private func applyStandardStyle() {
        layer.borderWidth = isOn ? 1 : 0
      }

      private func applyCustomStyle() {
        layer.borderWidth = isOn ? 1 : 0
        backgroundColor = isOn ? .white : .gray
      }
    }

    @Test("A component with its looks built in needs a case and a function for each")
    func problem() {
      let (standard, custom) = (CustomOldSwitch(), CustomOldSwitch(componentStyle: .custom1))
      for view in [standard, custom] { view.isOn = true }
      #expect(standard.layer.borderWidth == 1)
      #expect(standard.backgroundColor == nil)
      #expect(custom.backgroundColor == .white)
      custom.isOn = false
      #expect(custom.backgroundColor == .gray)
      #expect(custom.layer.borderWidth == 0)
    }

    // MARK: - Functions

    private static func border<T: View>(_ view: T, width: Double? = nil, color: Color? = nil) {
      if let width { view.layer.borderWidth = width }
      if let color { view.layer.borderColor = color }
    }

    private static func border<T: View>(width: Double? = nil, color: Color? = nil) -> AppStyle<T> {
      { view in border(view, width: width, color: color) }
    }

    @Test("A style is a function that says how to change a view, and changes it when it is called")
    func functions() {
      let border1ptStyle: AppStyle<View> = Self.border(width: 1)
      let view = View()
      #expect(view.layer.borderWidth == 0)
      border1ptStyle(view)
      #expect(view.layer.borderWidth == 1)
      #expect(view.layer.borderColor == .black)
    }

    // MARK: - Style sheet

    @Test("A style sheet keeps ready-made styles; the later mixin overrides")
    func styleSheet() {
      let view = View()
      SheetByHand.strongBorderStyle(view)
      #expect(view.layer.borderWidth == 4)
      SheetByHand.noBorderStyle(view)
      #expect(view.layer.borderWidth == 0)

      let secondary = Button()
      SheetByHand.secondaryButtonStyle(secondary)
      #expect(secondary.backgroundColor == .clear)
      #expect(secondary.layer.borderWidth == 0)
      #expect(secondary.titleColors == [.normal: .blue, .highlighted: .gray])
      #expect(secondary.layer.cornerRadius == 8)
    }

    // MARK: - Refining

    @Test("`concat` makes of an array of styles what calling each by hand does")
    func refining() {
      let pairs: [(AppStyle<Button>, AppStyle<Button>)] = [
        (SheetByHand.baseButtonStyle, AppStyleSheet.baseButtonStyle),
        (SheetByHand.primaryButtonStyle, AppStyleSheet.primaryButtonStyle),
        (SheetByHand.secondaryButtonStyle, AppStyleSheet.secondaryButtonStyle),
      ]
      for (byHand, concatenated) in pairs {
        let (left, right) = (Button(), Button())
        byHand(left)
        concatenated(right)
        #expect(ButtonLook(left) == ButtonLook(right))
        #expect(left.titleColors == right.titleColors)
      }
    }

    // MARK: - An example

    @Test("`withStyle` styles a view where it is made, and returns it with its own type")
    func withStyle() {
      let primaryButton = Button().withStyle(AppStyleSheet.primaryButtonStyle)
      primaryButton.setTitle("Primary button", for: .normal)
      let secondaryButton = Button().withStyle(AppStyleSheet.secondaryButtonStyle)
      secondaryButton.setTitle("Secondary button", for: .normal)
      let container = StackView(arrangedSubviews: [primaryButton, secondaryButton])
      container.axis = .vertical
      container.spacing = 10
      container.translatesAutoresizingMaskIntoConstraints = false
      let view = View()
      view.backgroundColor = .white
      view.addSubview(container)
      Constraint.activate([
        view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        container.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
      ])
      #expect(primaryButton.layer.borderWidth == 2)
      #expect(primaryButton.titles[.normal] == "Primary button")
      #expect(secondaryButton.layer.borderWidth == 0)
      #expect(container.constraints == ["width = 0.8 × width"])
    }

    private final class CustomSwitch: Switch {
      var onStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 1) {
        didSet { changeStyle() }
      }
      var offStyle: AppStyle<CustomSwitch> = AppStyleSheet.Mixins.border(width: 0) {
        didSet { changeStyle() }
      }

      override func valueChanged() { changeStyle() }

      private func changeStyle() {
        isOn ? onStyle(self) : offStyle(self)
      }
    }

    private enum LocalStyles {
      static let switchButtonStyle: AppStyle<CustomSwitch> = {
        $0.offStyle = concat([
          AppStyleSheet.Mixins.border(width: 0),
          AppStyleSheet.Mixins.base(backgroundColor: .gray),
        ])
        $0.onStyle = concat([
          AppStyleSheet.Mixins.border(width: 1),
          AppStyleSheet.Mixins.base(backgroundColor: .white),
        ])
      }
    }

    @Test("A switch with an on and an off style looks like the one with its looks built in")
    func customSwitch() {
      let custom1Switch = CustomSwitch().withStyle(LocalStyles.switchButtonStyle)
      let custom2Switch = CustomOldSwitch(componentStyle: .custom1)
      for isOn in [false, true, false] {
        custom1Switch.isOn = isOn
        custom2Switch.isOn = isOn
        #expect(custom1Switch.layer.borderWidth == custom2Switch.layer.borderWidth)
        #expect(custom1Switch.backgroundColor == custom2Switch.backgroundColor)
      }
    }

    @Test("The same switch is one styler with a condition, without a subclass")
    func conditionalStyler() {
      let on: Styler<Switch> = .border(width: 1) <> .set(\.backgroundColor, to: .white)
      let off: Styler<Switch> = .border(width: 0) <> .set(\.backgroundColor, to: .gray)
      let styler = on.when(\.isOn, otherwise: off)
      let (view, old) = (Switch(), CustomOldSwitch(componentStyle: .custom1))
      for isOn in [false, true, false] {
        view.isOn = isOn
        old.isOn = isOn
        styler.apply(to: view)
        #expect(view.layer.borderWidth == old.layer.borderWidth)
        #expect(view.backgroundColor == old.backgroundColor)
      }
    }
  }
}

extension Styler where Target: Kit.View {
  fileprivate static func border(width: Double) -> Styler { .set(\.layer.borderWidth, to: width) }
}
