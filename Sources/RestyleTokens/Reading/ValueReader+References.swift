import Restyle

extension ValueReader {
  /// A reference, and whether a list with one element counts as that element.
  struct Start: Hashable {
    let reference: TokenReference
    let isElement: Bool
  }

  /// The end of a chain of references.
  enum End {
    case found(TokenLocation)
    /// The reference leads back to itself, with the names of the cycle.
    case circle(String)
    /// A reference without a target, and the reason.
    case missing(TokenReference, TokenProblem)
  }

  /// The final target of a reference; nil, with a report, if there is none.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - isElement: Whether a list with one element counts as that element.
  /// - Returns: The location.
  mutating func end(
    of reference: TokenReference, isElement: Bool = false
  ) -> TokenLocation? {
    switch end(of: Start(reference: reference, isElement: isElement)) {
    case .found(let end): return end
    case .circle(let names): report(.cycle, "references lead back to where they began: \(names)")
    case .missing(let last, let problem) where last == reference:
      report(problem.kind, problem.reason, suggestion: problem.suggestion)
    // Reported at the location of that reference.
    case .missing: break
    }
    return nil
  }

  /// Follows references iteratively, and caches the target of each.
  private mutating func end(of start: Start) -> End {
    var chain: [Start] = []
    var seen: Set<Start> = []
    var next = start
    var end: End?
    while end == nil {
      if let known = ends[next] {
        end = known
      } else if !seen.insert(next).inserted {
        let circle = chain[(chain.firstIndex(of: next) ?? 0)...]
        end = .circle(TokenProblem.circle(circle.map { $0.reference.path ?? $0.reference.text }))
      } else {
        chain.append(next)
        switch tree.location(of: next.reference) {
        case .failure(let problem): end = .missing(next.reference, problem)
        case .success((var location, var json)):
          if next.isElement, case .array(let elements) = json, elements.count == 1 {
            location.names.append("0")
            json = elements[0]
          }
          if case .reference(let reference) = TokenReference.reading(json) {
            next = Start(reference: reference, isElement: next.isElement)
          } else {
            end = .found(location)
          }
        }
      }
    }
    for link in chain { ends[link] = end }
    return end ?? .circle("")
  }
}
