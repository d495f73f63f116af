import RestyleRendering

/// What an output does with a property.
package enum Treatment: String {
  case shown
  case reported
  /// Shown by the part of the output that people see instead.
  case elsewhere
  /// Not shown, and the element is reported as a whole.
  case reportedAsWhole = "as a whole"
  /// Neither of both.
  case silent
  /// Neither of both for texts of labels either: there is nothing to show.
  case nothing = "–"
  /// Shown, reported or neither, by its value.
  case byValue = "by value"

  /// - Parameters:
  ///   - changed: What an output made of a change.
  ///   - base: What it made of the unchanged elements.
  ///   - change: The change.
  ///   - wholes: The losses that say that an element, whatever its properties are, isn't shown as it is.
  init<Value>(
    of changed: Rendering, beside base: Rendering, at change: PropertyChange<Value>,
    wholes: Set<RenderingProblem.Loss>
  ) {
    if changed.output != base.output {
      self = .shown
    } else if changed.problems != base.problems || changed.problems.contains(where: { $0.names(change.path) })
    {
      self = .reported
    } else {
      let isWhole = base.problems.contains { problem in
        wholes.contains(problem.loss) || problem.isOfElement
          || change.whole.map { problem.names([$0]) } == true
      }
      self = isWhole ? .reportedAsWhole : .silent
    }
  }

  /// What is done with a property of which this is done for some values, and the other for another.
  func joined(with other: Treatment?, mayLookAlike: Bool) -> Treatment {
    guard let other, other != self, other != .nothing else { return self }
    if self == .nothing { return other }
    if mayLookAlike, self == .silent || other == .silent { return self == .silent ? other : self }
    guard self != .silent, other != .silent else { return .byValue }
    return self == .shown || other == .shown ? .shown : .reported
  }
}

extension RenderingProblem {
  /// Whether an element was omitted as a whole.
  fileprivate var isOfElement: Bool { loss.kind == Loss.element("").kind }

  /// Whether it says that a property, or the one that it lies in, isn't shown: the property of the unchanged style, too.
  fileprivate func names(_ path: [String]) -> Bool {
    let kinds = [RenderingProblem.Loss.property("").kind, RenderingProblem.Loss.attribute("").kind]
    guard kinds.contains(loss.kind) else { return false }
    let names = ([part].compactMap(\.self) + loss.subjects).joined(separator: ".")
    // A background of the matrix is that of a stack.
    return path.indices.contains { index in
      let name = path[...index].joined(separator: ".")
      return names == name || names == "background." + name
    }
  }
}
