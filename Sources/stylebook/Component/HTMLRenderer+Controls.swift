import Restyle
import RestyleHTML

// Markup as the documentation of the classes asks for, with states that are forced.
extension HTMLRenderer {
  /// Appends a button.
  mutating func appendButton(_ title: String, _ classes: ComponentClassNames, _ state: ControlState = .normal)
  {
    append(element: "span", attributes: [.classes(classes.component), .forcedStates(state)]) { page in
      page.append(element: "span", attributes: [.classes(classes[.title])]) { $0.append(text: title) }
    }
  }

  /// Appends a field; one without a value shows its placeholder.
  mutating func appendField(_ className: String, _ state: ControlState = .normal, value: String? = nil) {
    append(
      voidElement: "input",
      attributes: [
        .classes(className), .forcedStates(state), HTMLAttribute("value", value ?? ""),
        HTMLAttribute("placeholder", "Full name"), HTMLAttribute("autocomplete", "off"),
        .label("Full name"),
      ]
    )
  }

  /// Appends a switch.
  mutating func appendSwitch(_ className: String, _ state: ControlState) {
    append(element: "span", attributes: [.classes(className), .forcedStates(state)]) { _ in }
  }

  /// Appends a segmented control, each segment in states of its own.
  mutating func appendSegments(
    _ titles: [String], _ classes: ComponentClassNames, states: [ControlState]
  ) {
    append(element: "span", attributes: [.classes(classes.component)]) { page in
      for (title, state) in zip(titles, states) {
        page.append(element: "span", attributes: [.classes(classes[.segment]), .forcedStates(state)]) {
          page in
          page.append(element: "span", attributes: [.classes(classes[.title])]) { $0.append(text: title) }
        }
      }
    }
  }

  /// Appends a title with a subtitle.
  mutating func appendTitle(_ title: String, subtitle: String, _ classes: ComponentClassNames) {
    append(element: "div", attributes: [.classes(classes.component)]) { page in
      page.append(element: "p", attributes: [.classes(classes[.title])]) { $0.append(text: title) }
      page.append(element: "p", attributes: [.classes(classes[.subtitle])]) { $0.append(text: subtitle) }
    }
  }

  /// Appends a text in a class.
  mutating func appendText(_ text: String, className: String) {
    append(element: "span", attributes: [.classes(className)]) { $0.append(text: text) }
  }
}
