import Foundation
import Testing

/// Where Apple's frameworks aren't, modules of their names stand in for them.
@Suite("What is relied on of Apple's frameworks")
struct StandInsTests {
  private static let folder = "Tests/Consumers/AppleConsumer/Sources/"

  @Test(
    "Each article lists what the stand-ins declare",
    arguments: [
      (["CoreText", "UIFoundation", "UIKit"], "RestyleUIKit/RestyleUIKit.docc/DeclarationsReliedOn.md"),
      (
        ["AppKit", "CoreText", "UIFoundation"],
        "RestyleAppKit/RestyleAppKit.docc/DeclarationsReliedOnOfAppKit.md"
      ),
      (["SwiftUI"], "RestyleSwiftUI/RestyleSwiftUI.docc/DeclarationsReliedOnOfSwiftUI.md"),
    ])
  func articles(modules: [String], article: String) throws {
    var declarations: [String: Set<String>] = [:]
    for path in try modules.flatMap({ try DocumentedFile.paths(in: Self.folder + $0, withExtension: "swift") }
    ) {
      let text = try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
      declarations.merge(PublicDeclarations(text).members) { $0.union($1) }
    }
    let rows = declarations.sorted { $0.key < $1.key }.map { type, members in
      let list = members.sorted().map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(type)` | \(list.isEmpty ? "itself" : list) |\n"
    }
    let text = try String(
      contentsOf: DocumentedFile.root.appending(path: "Sources/" + article), encoding: .utf8)
    #expect(text.contains("|---|---|\n" + rows.joined()), "\(rows.joined())")
  }
}

/// The public types of a file, and the names of their public members; those of functions and the like under "".
private struct PublicDeclarations {
  private(set) var members: [String: Set<String>] = [:]

  // The files are laid out by a program, so that a declaration's place tells what it is in.
  init(_ text: String) {
    var type = ""
    var isProtocol = false
    var rest = text[...]
    while let line = rest.prefixMatch(of: /[^\n]*\n/) {
      // Most lines lie in a type; expressions are slow to match where they aren't optimised.
      if line.output.hasPrefix(" ") || line.output == "\n" {
      } else if let match = line.output.firstMatch(
        of: /^(?:public |open )(?:final )?(class|struct|enum|protocol) (\w+)/)
      {
        type = String(match.2)
        isProtocol = match.1 == "protocol"
        members[type, default: []] = members[type] ?? []
      } else if let match = line.output.firstMatch(of: /^extension ([\w.]+)/) {
        type = String(match.1)
        isProtocol = false
      } else if let match = line.output.firstMatch(of: /^public (?:let|func|typealias) (\w+)/) {
        members[String(match.1), default: []] = []
      } else if line.output.first?.isLetter == true {
        // What isn't public.
        type = ""
      }
      if !type.isEmpty, line.output.hasPrefix("  "), !line.output.hasPrefix("   "),
        let name = Self.member(at: rest, ofProtocol: isProtocol)
      {
        members[type, default: []].insert(name)
      }
      rest = rest[line.range.upperBound...]
    }
  }

  /// The name of the member that is declared in the first line, with the labels of an initialiser.
  private static func member(at text: Substring, ofProtocol isProtocol: Bool) -> String? {
    let declaration =
      /^  (?:@\w+ )*(?<access>public |open )?(?:final |required |convenience |override |static |class |weak |private\(set\) )*(?<kind>var|let|func|struct|enum|typealias|init)(?: (?<name>`?\w+`?))?/
    guard let match = text.prefixMatch(of: declaration), isProtocol || match.access != nil else { return nil }
    if let name = match.name { return String(name).replacing("`", with: "") }
    // An operator has no name of letters.
    guard match.kind == "init" else { return nil }
    let rest = text[match.range.upperBound...]
    guard let start = rest.firstIndex(of: "(") else { return nil }
    return "init(\(labels(in: rest[start...]).map { $0 + ":" }.joined()))"
  }

  /// The labels of the parameters within the parentheses that a text starts with.
  private static func labels(in text: Substring) -> [Substring] {
    var depth = 0
    var parameters = [""]
    for character in text {
      if ")]}".contains(character) {
        depth -= 1
        if depth == 0 { break }
      }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 1 || character != "(" {
        parameters[parameters.count - 1].append(character)
      }
      if "([{".contains(character) { depth += 1 }
    }
    return parameters.compactMap { parameter in
      parameter.drop(while: \.isWhitespace).prefixMatch(of: /`?(\w+)/)?.1
    }
  }
}
