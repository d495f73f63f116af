import Restyle
import RestyleElements

/// Every control in a state, each with a name.
struct ControlGallery: Element {
  /// The states that every control is in.
  var state: ControlState = .normal
  /// What tells the names of one gallery from those of another.
  var name = "a"
  /// What is wrong with each control that can be wrong.
  var error: String?
  var style = FieldStyle.boxed

  var body: some Element {
    FormField("Name \(name)", help: "As in your passport", error: error) {
      TextField(text: "Ada", name: "\(name)-name", style: style).autocomplete(.name).length(1...80)
        .with { $0.state = state }
    }
    FormField("Postcode \(name)", error: error) {
      TextField(placeholder: "SW1A 1AA", name: "\(name)-code", style: style).pattern("[A-Z0-9 ]+")
        .inputMode(.text).with { $0.state = state }
    }
    FormField("Message \(name)", help: "Up to 200 letters", error: error) {
      TextArea(text: "One\ntwo", rows: 3, name: "\(name)-message", style: style).length(...200)
        .with { $0.state = state }
    }
    FormField("Guests \(name)", error: error) {
      NumberField(value: 2, range: 1...12, name: "\(name)-guests", style: style).with { $0.state = state }
    }
    FormField("Arrival \(name)", error: error) {
      DateField(value: Self.day, name: "\(name)-arrival", style: style).with { $0.state = state }
    }
    FormField("Photo \(name)", error: error) {
      FileField(accepting: [.image], name: "\(name)-photo", style: style).with { $0.state = state }
    }
    FormField("Country \(name)", error: error) {
      Picker(
        groups: [.init("North", ["Norway", "Sweden"]), .init("South", ["Spain"])], selectedIndex: 1,
        name: "\(name)-country", style: style
      )
      .with { $0.state = state }
    }
    FormField("Delivery \(name)", help: "Two to five days", error: error) {
      RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "\(name)-delivery")
        .with { $0.state = state }
    }
    FormField("Size \(name)") {
      SegmentedControl(["Small", "Large"], selectedIndex: 1, name: "\(name)-size", style: .legible)
        .with { $0.state = state }
    }
    FormField("Terms \(name)", error: error) {
      Checkbox("I accept them", isOn: true, name: "\(name)-terms").with { $0.state.formUnion(state) }
    }
    FormField("Birthday \(name)", help: "Day and year") {
      Stack(.horizontal, spacing: 8) {
        NumberField("Day", name: "\(name)-day", style: style).with { $0.state = state }
        NumberField("Year", name: "\(name)-year", style: style).with { $0.state = state }
      }
    }
    Switch("News \(name)", isOn: true, name: "\(name)-news").with { $0.state.formUnion(state) }
    Slider("Volume \(name)", value: 7, in: 0...11, step: 1, name: "\(name)-volume").with { $0.state = state }
    Checkbox("Remember \(name)", name: "\(name)-remember").with { $0.state = state }
    Button("Save \(name)", style: .legible, action: .submit).with { $0.state = state }
    Hyperlink("Terms of use \(name)", to: "/terms").with { $0.state = state }
    Disclosure("More \(name)") { Label("And more") }.with { $0.state = state }
  }

  static let day = DateField.Value(date: try? CalendarDate(year: 2026, month: 11, day: 22))
}

/// What documents show besides controls.
struct DocumentGallery: Element {
  var body: some Element {
    Label("Travelling").heading(1)
    List(["Tickets", "Passport"])
    List(isOrdered: true, start: 3) {
      Label("Pack")
      List.Item {
        Label("Go")
        List(["by train", "on foot"])
      }
    }
    Table(
      "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
      rows: [["Soup", "4.50"], ["Pie", "8.00"]], hasRowHeaders: true)
    Table(
      "Members", columns: ["Name", "Notified", Table.Column { Button("Sort by role", style: .legible) }, ""]
    ) {
      for name in ["Ada", "Grace"] {
        Table.Row {
          Table.Cell(name, isHeader: true)
          Switch(isOn: true)
          TextField(text: "Editor", style: .boxed)
          Table.Cell {
            Hyperlink("Profile of \(name)", to: Link("/\(name)"))
            Button("Remove \(name)", style: .legible)
          }
        }
      }
    }
    DescriptionList {
      DescriptionList.Item("Leaves", "Monday")
      DescriptionList.Item("Seats") { Hyperlink("Choose seats", to: "/seats") }
    }
    ProgressBar("Packed", value: 3, total: 12)
    FormField("Upload", help: "Leave the page open") { ProgressBar(value: nil) }
    Disclosure("Open", isExpanded: true, group: "g") { Label("Within") }
    Disclosure("Closed", group: "g") { Label("Hidden") }
  }
}

extension FieldStyle {
  /// A field with a line around it, which is red while it is wrong and grey while it can't be changed.
  static let boxed = FieldStyle.system.restyled {
    $0.contentInsets = EdgeInsets(horizontalInset: 12, verticalInset: 10)
    let box = BackgroundStyle(
      color: .systemBackground, border: BorderStyle(width: 1, color: .systemGray, cornerRadius: 6))
    $0.backgrounds = [
      .normal: box, .invalid: box.restyled { $0.border.color = .systemRed },
      .readOnly: box.restyled { $0.color = .systemGray6 },
    ]
    $0.backgrounds.transition = ControlTransition(duration: 0.15)
  }
}

extension ButtonStyle {
  /// A button that is as large as a target has to be, and can be read while it is pressed.
  static let legible = ButtonStyle.system.restyled {
    $0.contentInsets = EdgeInsets(horizontalInset: 12, verticalInset: 10)
  }.restyled(for: .highlighted) { $0.text.color = .label }
}

extension SegmentedControlStyle {
  /// Segments that are as large as targets have to be, and can be read while they are pressed.
  static let legible = SegmentedControlStyle.system.restyled {
    $0.segmentInsets = EdgeInsets(horizontalInset: 12, verticalInset: 6)
  }.restyled(for: .highlighted) { $0.text.color = .label }
}
