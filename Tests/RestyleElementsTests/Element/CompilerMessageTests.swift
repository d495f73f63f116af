import Foundation
import TestSupport
import Testing

@Suite("What the compiler says", .enabled(if: TypeChecker.installed != nil))
struct CompilerMessageTests {
  /// What people write who come from elsewhere, and what this package says of it: nil where the compiler finds the
  /// words, which may change.
  private static let mistakes: [(source: String, message: String?)] = [
    (#"Stack { "a" }"#, "not an element"),
    (#"Stack { Label("a"); TextStyle() }"#, "not an element"),
    (#"Stack { if true { ["a"].map { Label($0) } } else { Separator() } }"#, "not an element"),
    (#"Stack { print("a"); Label("a") }"#, "not an element"),
    (#"Label("a").foregroundColor(.red)"#, "Label(text, style: style.colored(color))"),
    (#"Label("a").foregroundStyle(.red)"#, "Label(text, style: style.colored(color))"),
    (#"Label("a").font(.system(size: 12))"#, "Label(text, style: TextStyle(font: font))"),
    (#"Label("a").bold()"#, "Label(text, style: style.bold)"),
    (#"Stack { Label("b"); Label("a").bold() }"#, "Label(text, style: style.bold)"),
    (#"Stack {}.cornerRadius(8)"#, "border(BorderStyle(cornerRadius: radius))"),
    (#"Button("a") { print("a") }"#, #".perform("name")"#),
    (#"Label("a", style: .headline)"#, nil),
    (#"Stack { Label("b"); Label("a", style: .headline) }"#, nil),
    (#"Label("a").styled(.headline)"#, nil),
    (#"Label("a", style: ButtonStyle())"#, nil),
    (#"Button("a").styled(TextStyle())"#, nil),
    (#"Stack(style: TextStyle()) {}"#, nil),
    (#"Label(42)"#, nil),
    (#"StyleCatalog("a") { NamedStyle("a", TextStyle()); TextStyle() }"#, "NamedStyle(name, style)"),
    (#"StyleCatalog("a") { NamedStyle("a", TraitStyle { _ in TextStyle() }) }"#, "'init(_:dynamic:)'"),
    (##"Color(hex: "#FF0000")"##, ##"Color("#FF0000")"##),
  ]

  @Test("A mistake is told by one message, which says what would be right")
  func mistakes() async throws {
    let source = Self.mistakes.enumerated().map { "let a\($0) = \($1.source)\n" }.joined()
    let problems = try #require(try TypeChecker.installed?.problems(of: source))
    // That of the modules, which another compiler may have built.
    try #require(problems[-1] == nil, "\(problems)")
    try await forEach(Self.mistakes.indices) { index in
      let (source, expected) = Self.mistakes[index]
      let found = problems[index] ?? []
      #expect(found.count == 1 && expected.map(found[0].contains) != false, "\(source): \(found)")
    }
  }

  private static let modifiers = """
    .padding(8).background(.red).border(BorderStyle(width: 1, color: .black)).padding(.leading, 4 + 2)
    .opacity(0.5).frame(width: 100, alignment: .center).padding().box(BoxStyle(opacity: 0.5))
    .landmark(.main).with { $0.style.spacing = 2 }
    """.split(separator: "\n").joined()

  /// Long bodies, each in a line.
  private static let bodies: [String] = [
    "Stack { " + repeated(#"Label("a", style: TextStyle(color: .red))"# + modifiers) + " }",
    // The compiler takes four times as long for twice as many, whatever the builder is.
    "Stack { "
      + repeated(#"if n == 1 { Label("a") } else if n == 2 { Button("b") } else { Separator() }"#, count: 40)
      + " }",
    (0..<12).reduce("Spacer()") { body, _ in
      #"Stack(.horizontal, spacing: 4 + 2 * 3) { Label("a"); \#(body); if n > 1 { Label("b") } }"#
    },
    "Form(style: FormStyle(spacing: 4 + 2)) { "
      + repeated(#"Section(header: "a", style: .default) { Row("b") { Switch("c", isOn: n > 1) } }"#) + " }",
    #"Table(columns: ["a", "b"]) { "# + repeated(#"Table.Row(["c", "d \(n)"])"#) + " }",
    "TextStyle()"
      + String(repeating: ".restyled { $0.kern = 1; $0.color = .red }.bold.colored(.blue)", count: 20),
    #"StyleCatalog("a") { "# + repeated(#"NamedStyle("a", TextStyle().bold.resized(to: 12))"#) + " }",
    "TextStyle(color: #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))",
    #"StyledString("\#(String(repeating: #"a \("b", style: .bold) c \(n)"#, count: 30))")"#,
  ]

  private static func repeated(_ statement: String, count: Int = 100) -> String {
    Array(repeating: statement, count: count).joined(separator: "; ")
  }

  @Test("Long bodies, chains of modifiers and picked colours take the compiler little effort")
  func bodies() throws {
    let source =
      Self.bodies.enumerated().map { "func b\($0)(_ n: Int) { _ = \($1) }\n" }.joined()
    let problems = try #require(try TypeChecker.installed?.problems(of: source))
    #expect(problems.isEmpty, "\(problems)")
  }

  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/RestyleElements/RestyleElements.docc/HabitsOfOtherFrameworks.md")

  @Test("What is written here in place of other frameworks' names compiles")
  func article() throws {
    let rows = try String(contentsOf: Self.article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") || $0.hasPrefix("| ``") }
    let pieces = rows.flatMap { row in
      row.split(separator: " | ")[1].matches(of: /`([^`]*[(.][^`]*)`/).map { String($0.1) }
    }
    #expect(pieces.count > 20)
    // What starts with a dot is a modifier of an element or of a style, or an action; a closure may have an argument.
    let forms = pieces.map { piece in
      (piece.hasPrefix(".") ? ["Label(\"a\")", "TextStyle()", "Action"] : [""]).flatMap { start in
        ["{ }", "{ _ in }"].map { start + piece.replacing("{ }", with: $0) }
      }
    }
    let source = forms.joined().enumerated().map { number, form in
      "func a\(number)(_ items: [Int], _ text: String) throws { _ = \(form) }\n"
    }
    let problems = try #require(try TypeChecker.installed?.problems(of: source.joined()))
    var number = 0
    for (piece, forms) in zip(pieces, forms) {
      let found = (number..<number + forms.count).map { problems[$0] ?? [] }
      #expect(found.contains([]), "\(piece): \(found)")
      number += forms.count
    }
  }
}
