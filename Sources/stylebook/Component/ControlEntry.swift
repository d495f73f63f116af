import Restyle
import RestyleHTML

/// A control of a chapter: its measures, and how it is drawn in any state.
struct ControlEntry {
  /// The name in the catalog.
  let name: String
  /// Its measures.
  let figures: [Figure]
  /// The states that its style distinguishes, in the order of the fall-back rule.
  let states: [ControlState]
  /// Draws it in a state with the classes of some surroundings.
  let draw: (ControlState, CatalogClassNames, inout HTMLRenderer) -> Void
}

extension ControlEntry {
  /// The states whose style a control in all of these shows, by the rule of `StateStyles`.
  func shownState(for state: ControlState) -> ControlState {
    states.last { state.isSuperset(of: $0) } ?? .normal
  }
}

/// A type of styles of controls.
protocol ControlBookStyle: BookStyle, CSSStyle {
  /// The measures of the control.
  var figures: [Figure] { get }
  /// The states that the style distinguishes, in the order of the fall-back rule.
  var distinguishedStates: [ControlState] { get }

  /// Draws the control in a state.
  static func draw(_ classes: ClassNames, in state: ControlState, on page: inout HTMLRenderer)
}

extension ControlBookStyle {
  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[Self.self].enumerated().map { index, named in
      ControlEntry(
        name: named.name, figures: named.style.figures, states: named.style.distinguishedStates
      ) { state, classes, page in
        draw(classes[Self.self][index], in: state, on: &page)
      }
    }
  }

  static func sections(of components: Components) -> [any PageSection] {
    entries(of: components.catalog).map { ControlSection(entry: $0, components: components) }
  }
}

extension ButtonStyle: ControlBookStyle {
  static var component: BookComponent? { .buttons }

  var figures: [Figure] { Figure.all(of: self) }
  var distinguishedStates: [ControlState] { states.distinguished }

  static func draw(_ classes: ComponentClassNames, in state: ControlState, on page: inout HTMLRenderer) {
    page.appendButton("Save", classes, state)
  }
}

extension BarButtonStyle: ControlBookStyle {
  static var component: BookComponent? { .buttons }

  var figures: [Figure] { Figure.text(states.style(for: .default)?.style(for: .normal)?.text) }
  var distinguishedStates: [ControlState] { (states.style(for: .default) ?? [:]).distinguished }

  static func draw(_ classes: ComponentClassNames, in state: ControlState, on page: inout HTMLRenderer) {
    page.appendButton("Done", classes, state)
  }
}

extension FieldStyle: ControlBookStyle {
  static var component: BookComponent? { .fields }

  var figures: [Figure] { Figure.all(of: self) }
  var distinguishedStates: [ControlState] {
    // The text has a style of its own while the field can't be used.
    backgrounds.restyled { $0[.disabled] = background(for: .disabled) }.distinguished
  }

  static func draw(_ className: String, in state: ControlState, on page: inout HTMLRenderer) {
    page.appendField(className, state, value: "Ada Lovelace")
    page.appendField(className, state)
  }
}

extension SwitchStyle: ControlBookStyle {
  static var component: BookComponent? { .switches }

  var figures: [Figure] { Figure.all(of: self) }
  var distinguishedStates: [ControlState] {
    states.restyled { $0[.selected] = $0[.selected] ?? SwitchStateStyle() }.distinguished
  }

  static func draw(_ className: String, in state: ControlState, on page: inout HTMLRenderer) {
    page.appendSwitch(className, state)
  }
}

// The first two segments are in the states.
extension SegmentedControlStyle: ControlBookStyle {
  static var component: BookComponent? { .segmentedControls }

  var figures: [Figure] { Figure.text(states.style(for: .default)?.style(for: .normal)?.text) }
  var distinguishedStates: [ControlState] { (states.style(for: .default) ?? [:]).distinguished }

  static func draw(_ classes: ComponentClassNames, in state: ControlState, on page: inout HTMLRenderer) {
    let second: ControlState = state.contains(.selected) ? .normal : .selected
    page.appendSegments(["Day", "Week", "Month"], classes, states: [state, second, .normal])
  }
}

extension StateStyles {
  /// The states that styles were set for, the normal one in any case.
  fileprivate var distinguished: [ControlState] {
    let states = map(\.state)
    return states.contains(.normal) ? states : [.normal] + states
  }
}
