import Restyle
import RestyleElements
import TestSupport
import Testing

@Suite("Controls")
struct ControlTests {
  private static let states: [(any WritableKeyPath<Button, Bool> & Sendable, ControlState)] = [
    (\.isSelected, .selected), (\.isHighlighted, .highlighted), (\.isFocused, .focused),
    (\.isHovered, .hovered), (\.isRequired, .required), (\.isReadOnly, .readOnly),
    (\.isInvalid, .invalid), (\.isLoading, .loading),
  ]

  @Test("Each property is a state, and changes no other")
  func properties() {
    for (property, state) in Self.states {
      var button = Button("a")
      button.isEnabled = false
      button[keyPath: property] = true
      #expect(button.state == [.disabled, state])
      button.isEnabled = true
      #expect(button.state == state)
      button[keyPath: property] = false
      #expect(button.state == .normal)
    }
  }

  @Test("The style of a button may stand before its action, and behind it")
  func orderOfButtons() {
    let style = ButtonStyle.system.allRestyled { $0.text.color = .red }
    for button in [Button("a", style: style, action: .submit), Button("a", action: .submit, style: style)] {
      #expect(button.style == style && button.action == .submit)
    }
  }

  private static let modifiers: [(@Sendable (Button, Bool) -> Button, ControlState)] = [
    ({ $0.disabled($1) }, .disabled), ({ $0.required($1) }, .required), ({ $0.readOnly($1) }, .readOnly),
    ({ $0.invalid($1) }, .invalid), ({ $0.loading($1) }, .loading), ({ $0.selected($1) }, .selected),
  ]

  @Test("Each modifier changes one state, and no other")
  func modifiers() {
    let states: [ControlState] = [.normal, .disabled, .required, .readOnly, .invalid, .loading, .selected]
    for (modified, state) in Self.modifiers {
      for others in states {
        let button = Button("a").with { $0.state = others }
        #expect(modified(button, true).state == others.union(state))
        #expect(modified(button, false).state == others.subtracting(state))
      }
    }
    let button = Button("a").disabled().required().readOnly().invalid().loading()
    #expect(button.state == [.disabled, .required, .readOnly, .invalid, .loading])
  }

  @Test("Actions are the same if all that they say is")
  func actions() {
    let names: [String?] = [nil, "", "a", "e\u{301}", "\u{E9}"]
    let actions: [Action] =
      [.reset, .perform("a"), .perform("e\u{301}"), .perform("\u{E9}"), .follow("a"), .follow("b")]
      + names.flatMap { name in names.map { .submit(name: name, value: $0) } }
    for (index, action) in actions.enumerated() {
      for (other, otherAction) in actions.enumerated() {
        #expect((action == otherAction) == (index == other), "\(action) \(otherAction)")
      }
    }
  }

  @Test("A button looks as its state says, also while its style says nothing")
  func buttons() {
    let style = ButtonStyle(
      normal: ButtonStateStyle(text: TextStyle(color: .blue)),
      disabled: ButtonStateStyle(text: TextStyle(color: .gray)))
    let button = Button("a", style: style)
    #expect(button.stateStyle?.text.color == .blue)
    #expect(button.disabled().stateStyle?.text.color == .gray)
    let unstyled = Button("a", style: ButtonStyle(states: [:]))
    #expect(unstyled.stateStyle == nil)
    #expect(unstyled.displayRuns(in: ElementContext()) == [StyledText("a")])
  }

  @Test("A switch is on while it is selected")
  func switches() async throws {
    try await forEach([true, false]) { (isOn: Bool) in
      var control = Switch(isOn: isOn)
      #expect(control.isOn == isOn)
      #expect(control.isSelected == isOn)
      #expect(control.appearance == control.style.appearance(for: isOn ? .selected : .normal))
      control.isOn.toggle()
      #expect(control.state == (isOn ? .normal : .selected))
    }
  }

  @Test("A field shows its text as its state says")
  func fields() {
    let style = FieldStyle(
      text: TextStyle(color: .blue), placeholder: TextStyle(color: .red), disabled: TextStyle(color: .gray),
      cursorColor: .blue)
    let field = TextField(text: "a", placeholder: Greeting(), style: style)
    let context = ElementContext(language: "sv")
    #expect(field.displayRuns(in: context).map(\.style.color) == [.blue])
    #expect(field.disabled().displayRuns(in: context).map(\.style.color) == [.gray])
    #expect(field.placeholderRuns(in: context) == [StyledText("hej", style: style.placeholder)])
    #expect(TextField().placeholderRuns(in: context) == nil)
  }

  @Test("An index that no segment has selects nobody", arguments: [nil, -1, 3, .max, .min])
  func nobody(index: Int?) {
    let control = SegmentedControl(["a", "b", "c"], selectedIndex: index)
    #expect(control.selectedSegmentIndex == nil)
    #expect(control.segments.indices.allSatisfy { control.state(ofSegmentAt: $0) == .normal })
    if let index {
      #expect(control.displayRuns(ofSegmentAt: index, in: ElementContext()).isEmpty)
      #expect(control.value(ofSegmentAt: index) == nil)
      #expect(control.state(ofSegmentAt: index) == .disabled)
    }
  }

  @Test("A segment's state is the control's, and its own")
  func segments() {
    var control = SegmentedControl([.init("a", value: "x"), "b"], selectedIndex: 1)
    control.segments[0].isEnabled = false
    control.isHovered = true
    #expect(control.state(ofSegmentAt: 0) == [.hovered, .disabled])
    #expect(control.state(ofSegmentAt: 1) == [.hovered, .selected])
    #expect(control.disabled().state(ofSegmentAt: 1) == [.hovered, .selected, .disabled])
    #expect(control.value(ofSegmentAt: 0) == "x")
    #expect(control.value(ofSegmentAt: 1) == "1")
    control.segments.removeLast()
    #expect(control.selectedSegmentIndex == nil)
  }
}
