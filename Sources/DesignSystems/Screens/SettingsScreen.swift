import Restyle
package import RestyleElements

/// A settings form with everything that forms hold, in nothing but the defaults in force.
package struct SettingsScreen: Element {
  /// Where the form goes; without it nothing is sent.
  package var submission: Form.Submission?
  /// The rank of its heading; those of its sections follow it.
  package var headingLevel: Int

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - submission: Where the form goes; without it nothing is sent.
  ///   - headingLevel: The rank of its heading, from 1.
  package init(submission: Form.Submission? = nil, headingLevel: Int = 1) {
    self.submission = submission
    self.headingLevel = headingLevel
  }

  /// The screen.
  package var body: some Element {
    Form(submission: submission) {
      Stack(insets: Self.margins) {
        Label("Settings").restyled { $0 = $0.resizedWithSpacing(to: 28).bold }.heading(headingLevel)
      }
      profile
      network
      appearance
      Stack(.horizontal, spacing: 12, insets: Self.margins) {
        Button("Save", action: .submit)
        Button("Reset", action: .reset)
      }
    }
  }

  private static let margins = EdgeInsets(horizontalInset: 16, verticalInset: 12)

  private var profile: Section {
    Section(header: "Profile", footer: "Others see your name, and nobody sees your address.") {
      Row { TextField("Name", text: "Ada Lovelace", name: "name") }
      Row { TextField("Email", placeholder: "ada@example.org", name: "email", style: .default.email) }
    }
  }

  private var network: Section {
    Section(header: "Network", footer: "Bluetooth waits for a device to be near.") {
      Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true, name: "wifi") }
      Row("Bluetooth") { Switch(name: "bluetooth").disabled() }
      Row("Known networks", action: .perform("networks")) { Label("3") }
    }
  }

  private var appearance: Section {
    Section(header: "Appearance") {
      Row("Theme") {
        SegmentedControl(["Light", "Dark", "Auto"], selectedIndex: 2, name: "theme")
      }
      // An element of a user's own, among those of the library.
      Row("Bold ink") { TwoStyleSwitch(isOn: true, name: "ink").withStyle(.inkSwitch) }
      Row("Sign out", action: .perform("sign-out"))
    }
  }
}
