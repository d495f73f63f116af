import Restyle
import RestyleHTML

// Rows at every position, selected or not, between a header and a footer.
extension SectionStyle: BookStyle {
  static var component: BookComponent? { .sections }

  static func sections(of components: Components) -> [any PageSection] {
    components.forms.map { places in
      StageSection(
        title: components.catalog[SectionStyle.self][places.section].name.asWords, components: components,
        draw: { classes, page in
          let (several, one) = ([SegmentPosition.top, .middle, .bottom], [SegmentPosition.unique])
          page.appendSection(classes, places.section, header: "Header", footer: "Footer") { page in
            page.appendRows(classes, places.section, several)
          }
          page.appendSection(classes, places.section, header: "Selected rows") { page in
            page.appendRows(classes, places.section, several, .selected)
          }
          page.appendSection(classes, places.section) { page in
            page.appendRows(classes, places.section, one)
          }
          page.appendSection(classes, places.section, footer: "Two sections without a header above") {
            $0.appendRows(classes, places.section, one, .selected)
          }
          page.appendSection(classes, places.openedBottom, header: "Opened at the bottom") { page in
            page.appendRows(classes, places.openedBottom, [.top, .bottom])
          }
          page.appendSection(classes, places.openedTop, footer: "Opened at the top") { page in
            page.appendRows(classes, places.openedTop, [.top, .bottom])
          }
        },
        form: places.form
      )
    }
  }
}

// Everything that a settings page has.
extension FormStyle: BookStyle {
  static var component: BookComponent? { .forms }

  static func sections(of components: Components) -> [any PageSection] {
    components.forms.map { places in
      StageSection(
        title: components.catalog[FormStyle.self][places.form].name.asWords, components: components,
        draw: { classes, page in
          page.appendSection(classes, places.section, header: "Account") { page in
            page.appendRow(classes, places.section, .top) { page in
              for field in classes.controls[FieldStyle.self].prefix(1) {
                page.appendField(field, value: "Ada Lovelace")
              }
            }
            page.appendRow(classes, places.section, .middle) { page in
              page.appendDetail("Plan", "Analyst", classes)
            }
            page.appendRow(classes, places.section, .bottom) { page in
              for control in classes.controls[SegmentedControlStyle.self].prefix(1) {
                page.appendSegments(
                  ["Day", "Week", "Month"], control, states: [.normal, .selected, .normal])
              }
            }
          }
          page.appendSection(
            classes, places.section, header: "Messages", footer: "Messages are silent while you are away."
          ) { page in
            page.appendRow(classes, places.section, .top) { page in
              for titles in classes.controls[TitleSubtitleStyle.self].prefix(1) {
                page.appendTitle("Weekly letter", subtitle: "Every Monday morning", titles)
              }
              for toggle in classes.controls[SwitchStyle.self].prefix(1) {
                page.appendSwitch(toggle, .selected)
              }
            }
            page.appendRow(classes, places.section, .bottom) { page in
              page.appendDetail("Sounds", "", classes)
              for toggle in classes.controls[SwitchStyle.self].prefix(1) {
                page.appendSwitch(toggle, .normal)
              }
            }
          }
          page.appendSection(classes, places.section) { page in
            page.appendRow(classes, places.section, .unique) { page in
              for (button, title) in zip(classes.controls[ButtonStyle.self], ["Save", "Share"]) {
                page.appendButton(title, button)
              }
            }
          }
        },
        form: places.form
      )
    }
  }
}

extension HTMLRenderer {
  /// Appends a section between a header and a footer, which are empty without a text.
  fileprivate mutating func appendSection(
    _ classes: StageClassNames, _ index: Int, header: String? = nil, footer: String? = nil,
    rows: (inout HTMLRenderer) -> Void
  ) {
    let names = classes.layout[SectionStyle.self][index]
    append(element: "div", attributes: [.classes(names[.section])]) { page in
      page.append(element: "div", attributes: [.classes(names[.header])]) { page in
        if let header { page.appendText(header, className: names[.headerText]) }
      }
      rows(&page)
      page.append(element: "div", attributes: [.classes(names[.footer])]) { page in
        if let footer { page.appendText(footer, className: names[.footerText]) }
      }
    }
    append(markup: "\n")
  }

  /// Appends rows that say where they are.
  fileprivate mutating func appendRows(
    _ classes: StageClassNames, _ index: Int, _ positions: [SegmentPosition],
    _ state: ControlState = .normal
  ) {
    for position in positions {
      appendRow(classes, index, position, state) { page in
        page.appendDetail(position.rawValue.asWords, state == .normal ? "" : state.title, classes)
      }
    }
  }

  /// Appends a row.
  fileprivate mutating func appendRow(
    _ classes: StageClassNames, _ index: Int, _ position: SegmentPosition, _ state: ControlState = .normal,
    content: (inout HTMLRenderer) -> Void
  ) {
    let names = classes.layout[SectionStyle.self][index][rowAt: position]
    let states: [HTMLAttribute] = state == .normal ? [] : [.forcedStates(state)]
    append(element: "div", attributes: [.classes(list: names)] + states, content: content)
  }

  /// Appends a text, and another at the end of the row.
  fileprivate mutating func appendDetail(_ text: String, _ detail: String, _ classes: StageClassNames) {
    for (text, className) in zip([text, detail], classes.controls[TextStyle.self]) where !text.isEmpty {
      appendText(text, className: className)
    }
  }
}
