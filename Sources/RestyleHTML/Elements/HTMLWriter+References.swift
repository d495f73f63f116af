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
      submission != nil
      ? formGroupNames.insert(ExactText(name)).inserted : looseGroupNames.insert(ExactText(name)).inserted
    if !isNew { report(.sharedGroupName(name)) }
  }

  /// Notes that a link leads to an element of the page, if it does, which may follow.
  ///
  /// - Parameters:
  ///   - target: The address as pages hold it.
  ///   - part: What leads there.
  mutating func refer(toTarget target: String, by part: String) {
    if let fragment = LinkFragment(ofTarget: target) { refer(to: fragment, by: part) }
  }

  /// Notes that a link leads to an element of the page, which may follow.
  mutating func refer(to fragment: LinkFragment, by part: String) {
    guard !has(fragment) else { return }
    if awaitedReferences.insert(ExactText("\(part) #\(fragment.text)")).inserted {
      report(.missingTarget(fragment.text), part: part)
    }
  }

  /// The problems of a whole page that was written by elements alone, and has all that it refers to or reports it.
  var problemsOfWhole: [RenderingProblem] {
    problems.filter { problem in
      if let name = problem.loss.missingElement { return identifierOwners[ExactText(name)] == nil }
      // Elements without identifiers of their own have such ones.
      guard let fragment = problem.loss.missingTarget else { return true }
      return !has(fragment) && !fragment.names.contains(where: \.isNumbered)
    }
  }

  /// The problems of a whole page, parts of which may be markup of the program's own.
  var problemsOfWholeWithMarkup: [RenderingProblem] {
    let found = problemsOfWhole
    guard found.contains(where: \.loss.isMissing) else { return found }
    let markup = bytes.withUnsafeBytes { MarkupIdentifiers(in: $0) }
    return found.filter { problem in
      if let name = problem.loss.missingElement {
        return name.isNumbered || !markup.identifiers.contains(Bytes(name.utf8))
      }
      guard let fragment = problem.loss.missingTarget else { return true }
      return !markup.hasBase
        && !fragment.names.contains {
          let name = Bytes($0.utf8)
          return markup.identifiers.contains(name) || markup.anchors.contains(name)
        }
    }
  }

  /// Whether an element so far is what a fragment leads to.
  private func has(_ fragment: LinkFragment) -> Bool {
    fragment.names.contains { identifierOwners[ExactText($0)] != nil }
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
      // By bytes: a space with a combining mark behind it is a space.
      value.utf8.split(whereSeparator: \.isMarkupSpace).map { Substring($0) }
    default: []
    }
  }
}
