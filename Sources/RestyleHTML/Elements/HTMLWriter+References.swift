import Restyle
import RestyleElements
import RestyleRendering

// What elements refer to by identifiers, and radio buttons by the names of their groups.

extension HTMLWriter {
  /// Notes that the current element refers to another one, which may follow.
  ///
  /// - Parameters:
  ///   - name: The identifier as pages hold it.
  ///   - part: What refers to it.
  mutating func refer(to name: String, by part: String) {
    guard identifierOwners[ExactText(name)] == nil else { return }
    // Once, since what many elements refer to may follow all of them.
    if awaitedReferences.insert(ExactText("\(part) \(name)")).inserted {
      report(.missingElement(name), part: part)
    }
  }

  /// Reports a group of radio buttons that browsers join with an earlier one: of the same name and the same form.
  mutating func report(groupNamed name: String) {
    let isNew =
      isInForm
      ? formGroupNames.insert(ExactText(name)).inserted : looseGroupNames.insert(ExactText(name)).inserted
    if !isNew { report(.sharedGroupName(name)) }
  }

  /// The problems of a part of a page, which may refer to elements of the rest.
  var problemsOfPart: [RenderingProblem] {
    problems.isEmpty ? [] : problems.filter { $0.loss.missingElement == nil }
  }

  /// The problems of a whole page that was written by elements alone, and has all that it refers to or reports it.
  var problemsOfWhole: [RenderingProblem] {
    problems.isEmpty
      ? []
      : problems.filter { problem in
        problem.loss.missingElement.map { identifierOwners[ExactText($0)] == nil } ?? true
      }
  }

  /// The problems of a whole page, parts of which may be markup of the program's own.
  var problemsOfWholeWithMarkup: [RenderingProblem] {
    let found = problemsOfWhole
    guard found.contains(where: { $0.loss.missingElement != nil }) else { return found }
    let identifiers = bytes.withUnsafeBytes { Self.identifiers(in: $0) }
    return found.filter { problem in
      guard let name = problem.loss.missingElement, !name.isNumbered else { return true }
      var escaped = Bytes()
      escaped.append(escaping: name)
      return !identifiers.contains(escaped)
    }
  }

  /// The values of all `id` attributes as they are written, in quotation marks or not.
  private static func identifiers(in markup: UnsafeBufferPointer<UInt8>) -> Set<Bytes> {
    let spaces = " \t\n\u{C}\r".utf8
    var identifiers: Set<Bytes> = []
    var rest = markup[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "=")) {
      let isIdentifier =
        end >= 3 && (markup[end - 1] | 0x20) == UInt8(ascii: "d")
        && (markup[end - 2] | 0x20) == UInt8(ascii: "i")
        && spaces.contains(markup[end - 3])
      rest = markup[(end + 1)...]
      guard isIdentifier else { continue }
      let quote = rest.first.flatMap { "\"'".utf8.contains($0) ? $0 : nil }
      let value = rest.dropFirst(quote == nil ? 0 : 1).prefix { byte in
        quote.map { byte != $0 } ?? !(spaces.contains(byte) || byte == UInt8(ascii: ">"))
      }
      identifiers.insert(Bytes(value))
      rest = markup[value.endIndex...]
    }
    return identifiers
  }
}

extension HTMLAttribute {
  /// The identifiers of elements that the attribute refers to; none for most attributes.
  var references: [Substring] {
    switch name.lowercased() {
    // Accessible Rich Internet Applications 1.2, "ID reference", and the HTML Standard, "Attributes".
    case "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage",
      "aria-flowto", "aria-labelledby", "aria-owns", "commandfor", "for", "form", "headers", "itemref",
      "list",
      "popovertarget":
      value.split { $0.isASCII && $0.isWhitespace }
    default: []
    }
  }
}
