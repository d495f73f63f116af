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
protocol ControlBookStyle: BookStyle {
  static func entries(of catalog: StyleCatalog) -> [ControlEntry]
}

extension ControlBookStyle {
  static func sections(of components: Components) -> [any PageSection] {
    entries(of: components.catalog).map { ControlSection(entry: $0, components: components) }
  }
}

extension ButtonStyle: ControlBookStyle {
  static var component: BookComponent? { .buttons }

  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[ButtonStyle.self].enumerated().map { index, named in
      ControlEntry(
        name: named.name, figures: Figure.all(of: named.style), states: named.style.states.distinguished
      ) { state, classes, page in
        page.appendButton("Save", classes[ButtonStyle.self][index], state)
      }
    }
  }
}

extension BarButtonStyle: ControlBookStyle {
  static var component: BookComponent? { .buttons }

  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[BarButtonStyle.self].enumerated().map { index, named in
      let states = named.style.states.style(for: .default) ?? [:]
      return ControlEntry(
        name: named.name, figures: Figure.text(states.style(for: .normal)?.text),
        states: states.distinguished
      ) { state, classes, page in
        page.appendButton("Done", classes[BarButtonStyle.self][index], state)
      }
    }
  }
}

extension FieldStyle: ControlBookStyle {
  static var component: BookComponent? { .fields }

  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[FieldStyle.self].enumerated().map { index, named in
      var states = named.style.backgrounds
      // The text has a style of its own while the field can't be used.
      states[.disabled] = named.style.background(for: .disabled)
      return ControlEntry(
        name: named.name, figures: Figure.all(of: named.style), states: states.distinguished
      ) { state, classes, page in
        page.appendField(classes[FieldStyle.self][index], state, value: "Ada Lovelace")
        page.appendField(classes[FieldStyle.self][index], state)
      }
    }
  }
}

extension SwitchStyle: ControlBookStyle {
  static var component: BookComponent? { .switches }

  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[SwitchStyle.self].enumerated().map { index, named in
      var states = named.style.states
      states[.selected] = states[.selected] ?? SwitchStateStyle()
      return ControlEntry(
        name: named.name, figures: Figure.all(of: named.style), states: states.distinguished
      ) { state, classes, page in
        page.appendSwitch(classes[SwitchStyle.self][index], state)
      }
    }
  }
}

// The first two segments are in the states.
extension SegmentedControlStyle: ControlBookStyle {
  static var component: BookComponent? { .segmentedControls }

  static func entries(of catalog: StyleCatalog) -> [ControlEntry] {
    catalog[SegmentedControlStyle.self].enumerated().map { index, named in
      let states = named.style.states.style(for: .default) ?? [:]
      return ControlEntry(
        name: named.name, figures: Figure.text(states.style(for: .normal)?.text),
        states: states.distinguished
      ) { state, classes, page in
        let isChosenSecond = !state.contains(.selected)
        page.appendSegments(
          ["Day", "Week", "Month"], classes[SegmentedControlStyle.self][index],
          states: [state, isChosenSecond ? .selected : .normal, .normal])
      }
    }
  }
}

extension StateStyles {
  /// The states that styles were set for, the normal one in any case.
  fileprivate var distinguished: [ControlState] {
    let states = map(\.state)
    return states.contains(.normal) ? states : [.normal] + states
  }
}
