import Restyle
import RestyleElements
import Testing

private struct SettingsForm: Element {
  var isWiFiOn: Bool

  var body: some Element {
    Form(submission: Form.Submission(to: "/settings")) {
      Section(header: "Profile", footer: "Others see this.") {
        Row { TextField("Name", name: "name") }
        Row { TextField("E-mail", name: "email", style: .default.email) }
      }
      Section(header: "Network") {
        Row("Wi-Fi", subtitle: isWiFiOn ? "Connected" : nil) { Switch(isOn: isWiFiOn, name: "wifi") }
        if isWiFiOn {
          Row("Networks", action: .follow("/networks"))
        }
      }
      Section {
        Row("Theme") { SegmentedControl(["Light", "Dark"], selectedIndex: 0, name: "theme") }
      }
      Button("Save", action: .submit)
    }
  }
}

@Suite("A settings form")
struct SettingsFormTests {
  @Test("It comes down to sections and rows")
  func outline() throws {
    #expect(
      try Outline(of: SettingsForm(isWiFiOn: true)).lines == [
        "form",
        "  section PROFILE",
        "    row top", "      field ", "    end",
        "    row bottom", "      field ", "    end",
        "  end section Others see this.",
        "  section NETWORK",
        "    row top", "      title Wi-Fi / Connected", "      spacer", "      switch on", "    end",
        "    row bottom", "      title Networks", "      spacer", "    end",
        "  end section -",
        "  section -",
        "    row unique", "      title Theme", "      spacer", "      segments [Light] Dark", "    end",
        "  end section -",
        "  button Save",
        "end",
      ])
  }

  @Test("Rows that go let the others move into their places")
  func positions() throws {
    #expect(
      try Outline(of: SettingsForm(isWiFiOn: true)).positions == [.top, .bottom, .top, .bottom, .unique])
    #expect(try Outline(of: SettingsForm(isWiFiOn: false)).positions == [.top, .bottom, .unique, .unique])
  }
}
