extension StyledString {
  /// The displayed text, after the transforms of the runs' styles.
  ///
  /// - Complexity: The same as for ``displayRuns``.
  public var displayText: String {
    let runs = displayRuns
    // The text of a single run needs no copy.
    guard runs.count != 1 else { return runs[0].text }
    return runs.reduce(into: "") { $0 += $1.text }
  }

  /// The displayed runs, after the transforms of their styles.
  ///
  /// A transform changes texts and never a style, so a longer text shifts no style. Transforms run in the order of
  /// their attributes' names. Each sees the surrounding text as the preceding transforms left it.
  ///
  /// - Complexity: O(*n*) in the length of the text for each different transform.
  public var displayRuns: [StyledText] { Self.displayed(runs, carryTransform: carriesTransform) }

  /// Returns runs as they are displayed, with one result per run even if adjacent runs have equal styles.
  package static func displayed(_ runs: [StyledText]) -> [StyledText] {
    displayed(runs, carryTransform: runs.contains { $0.style.attributes.carryTransform })
  }

  private static func displayed(_ runs: [StyledText], carryTransform: Bool) -> [StyledText] {
    let registered = TextTransformRegistry.shared.snapshot
    // A transform may have been registered for any attribute.
    guard carryTransform || !registered.isEmpty else { return runs }
    var runs = runs
    // Most transforms are the standard case mapping, which doesn't depend on an order.
    if registered.isEmpty, !runs.contains(where: { $0.style.attributes.carryOwnTransform }) {
      mapCase(of: &runs)
      return runs
    }
    let steps = runs.map { $0.style.attributes.transforms(registered: registered) }
    for pass in passes(of: steps) {
      if pass.key == StandardTextAttribute.TextCaseKey.self {
        mapCase(of: &runs)
      } else {
        transform(&runs, by: steps.map { $0.first { $0.isSame(as: pass) } })
      }
    }
    return runs
  }

  /// Returns one step per attribute, in the order in which the attributes' transforms run.
  private static func passes(of steps: [[TextTransformStep]]) -> [TextTransformStep] {
    var passes: [TextTransformStep] = []
    for step in steps.joined() where !passes.contains(where: step.isSame) { passes.append(step) }
    return passes.sorted { $0.precedes($1) }
  }

  private static func transform(_ runs: inout [StyledText], by steps: [TextTransformStep?]) {
    forEachRun(&runs) { run, index, range, whole in
      guard let step = steps[index] else { return }
      let context = TextTransformContext(
        preceding: whole[..<range.lowerBound], following: whole[range.upperBound...],
        language: run.style.language
      )
      run.text = step.apply(run.text, context)
    }
  }

  /// Maps the case of letters as the standard transform does, but for all runs together.
  private static func mapCase(of runs: inout [StyledText]) {
    var mapper: RunCaseMapper?
    forEachRun(&runs) { run, _, range, whole in
      guard let textCase = run.style.attribute(for: .textCase) else { return }
      if mapper == nil { mapper = RunCaseMapper(whole) }
      run.text = mapper?.mapped(range, to: textCase, run.style.language) ?? run.text
    }
  }

  /// Calls `body` with each run, its index and its range in the whole original text.
  private static func forEachRun(
    _ runs: inout [StyledText], _ body: (inout StyledText, Int, Range<String.Index>, String) -> Void
  ) {
    let whole = runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    var start = whole.startIndex
    for index in runs.indices {
      let end = whole.utf8.index(start, offsetBy: runs[index].text.utf8.count)
      body(&runs[index], index, start..<end, whole)
      start = end
    }
  }
}
