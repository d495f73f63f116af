extension StyledString {
  /// The text as it is shown: after the transforms that the runs' styles ask for.
  public var displayText: String {
    displayRuns.reduce(into: "") { $0 += $1.text }
  }

  /// The runs as they are shown: each with its text after the transforms that its style asks for.
  ///
  /// A transform changes texts and never a style, so that one that makes a text longer shifts nothing.
  /// Transforms run in the order of their attributes' names; each sees the text around its run as the transforms
  /// before it left it.
  ///
  /// - Complexity: O(*n*) in the length of the text for each different transform.
  public var displayRuns: [StyledText] {
    let registered = TextTransformRegistry.shared.snapshot
    let steps = runs.map { $0.style.attributes.transforms(registered: registered) }
    let orders = Set(steps.joined().map(\.order))
    guard !orders.isEmpty else { return runs }
    var texts = runs.map(\.text)
    for order in orders.sorted() {
      texts = Self.transformed(
        texts, by: steps.map { $0.first { $0.order == order } }, languages: runs.map(\.style.language))
    }
    return zip(runs, texts).map { run, text in
      var run = run
      run.text = text
      return run
    }
  }

  private static func transformed(
    _ texts: [String], by steps: [TextTransformStep?], languages: [Language?]
  ) -> [String] {
    let whole = texts.joined()
    var start = whole.startIndex
    return texts.indices.map { index in
      let end = whole.utf8.index(start, offsetBy: texts[index].utf8.count)
      defer { start = end }
      guard let step = steps[index] else { return texts[index] }
      let context = TextTransformContext(
        preceding: whole[..<start], following: whole[end...], language: languages[index]
      )
      return step.apply(texts[index], context)
    }
  }
}
