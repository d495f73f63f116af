#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Restyle
  import RestyleAppKit

  /// What is expected of AppKit's views with styles.
  @MainActor
  public enum AppKitChecks {
    /// What didn't come out as expected.
    public static func failures() -> [String] {
      var failures: [String] = []
      func expect<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) {
        if value != expected { failures.append("\(what) is \(value), should be \(expected)") }
      }
      let loud = TextStyle(font: .system(size: 28, weight: .bold), color: .red).uppercased
      let label = NSTextField(value: "Hello", style: loud.multilined(lines: 2).aligned(to: .right))
      expect(label.stringValue, is: "HELLO", "the text")
      expect(label.font?.pointSize, is: 28, "the size")
      expect(label.alignment, is: .right, "the alignment")
      expect(label.maximumNumberOfLines, is: 2, "the lines")

      let field = NSTextField(frame: .zero)
      field.font = NSFont(Font.system(size: 20))
      field.textColor = NSColor(Color.blue)
      field.apply(FieldStyle(), placeholder: "Email")
      expect(field.font?.pointSize, is: 20, "the app's own size")
      expect(field.textColor, is: NSColor(Color.blue), "the app's own colour")
      expect(field.placeholderAttributedString?.string, is: "Email", "the placeholder")

      let button = NSButton(title: "", target: nil, action: nil)
      button.show("Save", in: ButtonStyle(normal: ButtonStateStyle(text: loud)))
      expect(button.attributedTitle.string, is: "SAVE", "the title")
      return failures
    }
  }
#endif
