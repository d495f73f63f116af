import Restyle
import RestyleMarkup
import TestSupport
import Testing

@Suite("What errors of markup say")
struct MarkupErrorTests {
  private static let descriptions: [(MarkupError.Reason, String)] = [
    (.unknownTag("x"), "there is no tag named \"x\"; write \"&lt;\" for the character \"<\""),
    (.unclosedTag("x"), "the tag \"x\" is never closed; write </x> where it ends"),
    (.unopenedTag("x"), "the tag \"x\" is closed here but isn't open"),
    (
      .overlappingTags(open: "x", closed: "y"),
      "the tag \"y\" is closed while \"x\" is open in it; write </x> first"
    ),
    (
      .malformedTag,
      "this isn't a tag; write <name attribute=\"value\">, </name> or <name/>, "
        + "and \"&lt;\" for the character \"<\""
    ),
    (.missingAttribute("x", tag: "y"), "the tag \"y\" lacks the attribute \"x\""),
    (.unexpectedAttribute("x", tag: "y"), "the tag \"y\" can't have the attribute \"x\", or has it already"),
    (.unknownCharacter("x"), "no character is named \"x\"; write \"&amp;\" for the character \"&\""),
    (.missingArgument("x"), "there is no argument named \"x\""),
    (.unusedArgument("x"), "the argument \"x\" isn't used in the text"),
    (
      .malformedArgument,
      "this isn't an argument; write {name}, and \"{{\" and \"}}\" for the characters \"{\" and \"}\""
    ),
  ]

  @Test("An error says what is wrong, and what would be right")
  func descriptions() async throws {
    try await forEach(Self.descriptions) { (reason: MarkupError.Reason, text: String) in
      #expect(reason.description == text)
    }
    let error = #expect(throws: MarkupError.self) { try StyledString(markup: "a\n<x>", tags: [:]) }
    #expect(error?.description == "line 2, column 1: \(MarkupError.Reason.unknownTag("x"))")
  }

  @Test("What is longer than the name of a character can be is text, with a semicolon too")
  func longNames() throws {
    for count in [1, 2, 38, 39, 40, 41, 100] {
      for start in ["", "#", "x"] {
        let name = start + String(repeating: "q", count: count - start.count)
        let isName = count <= 39
        let read = try? StyledString(markup: "a &\(name); b", tags: [:])
        #expect(read == (isName ? nil : StyledString("a &\(name); b")), "\(count)")
      }
    }
  }

  @Test("Of several arguments that aren't used, the first by name is told, wherever arguments are written")
  func unusedArguments() {
    let names = ["b", "c", "a", "e", "d"]
    for used in 0..<names.count {
      let arguments = Dictionary(uniqueKeysWithValues: names.map { ($0, StyledString("x")) })
      let written = names.prefix(used)
      let first = names.dropFirst(used).min() ?? ""
      let errors = [
        #expect(throws: MarkupError.self) {
          try StyledString(
            markup: written.map { "<\($0)/>" }.joined(), tags: [:], arguments: arguments)
        },
        #expect(throws: MarkupError.self) {
          try StyledString(localized: written.map { "{\($0)}" }.joined(), arguments: arguments)
        },
      ]
      #expect(errors.map { $0?.reason } == [.unusedArgument(first), .unusedArgument(first)])
    }
  }
}
