import Restyle
import RestyleElements

/// Every control in nothing but the defaults in force, in the states that people get to see.
struct SystemGallery: Element {
  var body: some Element {
    Stack(spacing: 16, insets: EdgeInsets(inset: 16)) {
      Label("Gallery").heading(1)
      buttons
      fields
      choices
      documents
    }
  }

  private var buttons: Stack {
    Stack(spacing: 12) {
      Stack(.horizontal, spacing: 12) {
        Button("Save")
        Button("Disabled").disabled()
      }
      Hyperlink("Terms of use", to: "/terms")
      Disclosure("More", isExpanded: true) { Label("And more") }
      Disclosure("Less") { Label("Hidden") }
    }
  }

  private var fields: Stack {
    Stack(spacing: 12) {
      FormField("Name", help: "As in your passport") { TextField(text: "Ada", name: "name") }
      FormField("Postcode", error: "There is no such place") {
        TextField(text: "?", name: "code").with { $0.state = .invalid }
      }
      FormField("Disabled") { TextField(text: "Fixed", name: "fixed").disabled() }
      FormField("Message") { TextArea(placeholder: "Say something", rows: 2, name: "message") }
      FormField("Country") { Picker(["Norway", "Sweden"], selectedIndex: 1, name: "country") }
      FormField("Accent") { ColorField(value: Color(hex: 0x3399FF), name: "accent") }
      FormField("Volume") { Slider(value: 7, in: 0...11, step: 1, name: "volume") }
    }
  }

  private var choices: Stack {
    Stack(spacing: 12) {
      Checkbox("On", isOn: true, name: "on")
      Checkbox("Off", name: "off")
      Checkbox("Invalid", name: "invalid").with { $0.state = .invalid }
      Checkbox("Disabled", isOn: true, name: "disabled").disabled()
      RadioGroup(["Standard", "Express"], selectedIndex: 0, name: "delivery")
      Switch("Wi-Fi", isOn: true, name: "wifi")
      Switch("Bluetooth", name: "bluetooth")
      SegmentedControl(["Light", "Dark", "Auto"], selectedIndex: 1, name: "theme")
    }
  }

  private var documents: Stack {
    Stack(spacing: 12) {
      ProgressBar("Packed", value: 3, total: 12)
      List(["Tickets", "Passport"])
      List(isOrdered: true) { for item in ["Pack", "Go"] { Label(item) } }
      Table(
        "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
        rows: [["Soup", "4.50"], ["Pie", "8.00"]], hasRowHeaders: true)
      DescriptionList {
        DescriptionList.Item("Leaves", "Monday")
        DescriptionList.Item("Seats", "Two")
      }
      Section(header: "Profile", footer: "Nobody sees your address.") {
        Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true, name: "row") }
        Row("Sign out", action: .perform("sign-out"))
      }
    }
  }
}
