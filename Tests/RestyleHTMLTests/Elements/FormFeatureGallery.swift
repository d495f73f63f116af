import Restyle
import RestyleElements
import RestyleRendering

/// What forms of services have beside single controls, in nothing but the defaults in force, with all controls in a state.
struct FormFeatureGallery: Element {
  /// The states that every control is in.
  var state: ControlState = .normal
  /// What is wrong with each field.
  var error: String?
  /// Whether choices are made and fields are filled in.
  var isFilled = false

  /// The fields, as a form that errors are collected from.
  private var fields: Form {
    Form(submission: Form.Submission(to: "/apply", sendsFiles: true)) {
      Stack(spacing: 16) {
        choices
        texts
        Button("Continue", action: .submit).with { $0.state = state.subtracting(.invalid) }
      }
    }
  }

  var body: some Element {
    Label("Apply").heading(1)
    if error != nil { summary }
    fields
  }

  private var summary: Stack {
    Stack(spacing: 8) {
      Label("There is a problem").heading(2).id("summary-title")
      List {
        ForEach((try? fields.fieldErrors()) ?? []) { error in
          if let link = error.link { Hyperlink(error.message, to: link) } else { Label(error.message) }
        }
      }
    }
    .accessibilityLabel("There is a problem")
  }

  private var choices: Stack {
    Stack(spacing: 16) {
      FormField("How should we write to you?", help: "Choose one", error: error) {
        RadioGroup(
          [
            Choice("E-mail", hint: "We never send advertisements."), Choice("Post", hint: "Two days"),
            Choice("Not at all", divider: "or"), Choice("By pigeon", isEnabled: false),
          ],
          selectedIndex: isFilled ? 1 : nil, name: "contact"
        )
        .id("contact").with { $0.state = state }
        FormField("Address", error: error) {
          TextField(name: "address").id("address").with { $0.state = state }
        }
        .revealed(by: "contact-2")
      }
      FormField("What do you bring?", help: "Choose all that apply", error: error) {
        Stack(spacing: 8) {
          Checkbox("A tent", isOn: isFilled, name: "tent").id("tent").with { $0.state.formUnion(state) }
          FormField("Its size", error: error) {
            Picker(
              groups: [.init("Small", ["One", "Two"]), .init("Large", ["Six"])],
              selectedIndex: isFilled ? 1 : nil,
              placeholder: "Choose one", name: "size"
            )
            .id("size").with { $0.state = state }
          }
          .revealed(by: "tent")
          Checkbox("A dog", name: "dog").with { $0.state.formUnion(state) }
        }
      }
      Switch("Tell my friends", isOn: isFilled, name: "friends").with { $0.state.formUnion(state) }
      FormField("Light") {
        SegmentedControl(["None", "Some", "Much"], selectedIndex: 1, name: "light").with { $0.state = state }
      }
    }
  }

  private var texts: Stack {
    Stack(spacing: 16) {
      FormField("When were you born?", help: "Such as 31 3 1980", error: error) {
        Stack(.horizontal, spacing: 16) {
          for (name, width) in [("Day", 4.0), ("Month", 4), ("Year", 6)] {
            FormField(name) {
              TextField(name: name).inputMode(.numeric).id("birth-\(name.lowercased())")
                .with { $0.state = state }.frame(width: .characters(width))
            }
          }
        }
      }
      FormField("Price", help: "Without tax", error: error) {
        Stack(.horizontal, spacing: 4, alignment: .center) {
          Label("£")
          TextField(text: isFilled ? "12" : "", name: "price").id("price").with { $0.state = state }
            .frame(width: .characters(8))
          Label("per night")
        }
      }
      FormField("Country", error: error) {
        TextField(placeholder: "Begin to type", name: "country").suggestions(["Denmark", "Norway", "Sweden"])
          .id("country").with { $0.state = state }
      }
      TextField("Search", text: isFilled ? "Sea" : "", name: "search")
        .with {
          $0.label = $0.label?.visuallyHidden()
          $0.state = state
        }
      FormField("Password", error: error) {
        TextField(name: "password", style: .default.password).id("password").with { $0.state = state }
      }
      FormField("More", help: "You have 200 characters", error: error) {
        TextArea(text: isFilled ? "Yes" : "", rows: 3, name: "more").length(...200).id("more")
          .with { $0.state = state }
      }
      FormField("Nights", error: error) {
        NumberField(value: isFilled ? 2 : nil, name: "nights").id("nights").with { $0.state = state }
      }
      FormField("Arrival", error: error) {
        DateField(name: "arrival").id("arrival").with { $0.state = state }
      }
      FormField("Passport", help: "A picture or a PDF file", error: error) {
        FileField(name: "passport").id("passport").with { $0.state = state }
      }
      Slider("Volume", value: 7, in: 0...11, step: 1, name: "volume").with { $0.state = state }
      FormField("Accent") { ColorField(value: .blue, name: "accent").with { $0.state = state } }
    }
  }
}
