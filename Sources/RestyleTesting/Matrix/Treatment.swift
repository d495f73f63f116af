import RestyleRendering

/// The treatment of a property by an output.
package enum Treatment: String {
  case shown
  case reported
  /// Shown by the alternative part of the output, which people see instead.
  case elsewhere
  /// Not shown, and the element is reported as a whole.
  case reportedAsWhole = "as a whole"
  /// Neither shown nor reported.
  case silent
  /// Neither shown nor reported, as for texts of labels: there is nothing to show.
  case nothing = "–"
  /// Shown, reported or neither, depending on the value.
  case byValue = "by value"

  /// Compares two renderings.
  ///
  /// - Parameters:
  ///   - changed: The rendering of a change.
  ///   - base: The rendering of the unchanged elements.
  ///   - change: The change.
  ///   - wholes: The losses that report that an element isn't shown as it is, whatever its properties are.
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

  /// Joins the treatments of two values of a property.
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

  /// Whether it reports that a property, or one that contains it, isn't shown; also in the unchanged style.
  fileprivate func names(_ path: [String]) -> Bool {
    let kinds = [RenderingProblem.Loss.property("").kind, RenderingProblem.Loss.attribute("").kind]
    guard kinds.contains(loss.kind) else { return false }
    let names = ([part].compactMap(\.self) + loss.subjects).joined(separator: ".")
    // A background in the matrix is that of a stack.
    return path.indices.contains { index in
      let name = path[...index].joined(separator: ".")
      return names == name || names == "background." + name
    }
  }
}
