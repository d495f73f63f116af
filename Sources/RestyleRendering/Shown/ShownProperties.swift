public import Restyle

/// What an output shows of styles, so that the rest is reported.
///
/// ```swift
/// let shown = ShownProperties(.fontWeight, .fontSlant, .link)
///   .showing(\BackgroundStyle.color, \.border)
///   .showing(\StackStyle.axis, \.background)
/// ```
///
/// A property that is a style is shown with all that it has, so name it only where that holds, and otherwise what is
/// shown of the style in it.
public struct ShownProperties: Sendable {
  /// The keys of the attributes: of the case too, which a displayed text has.
  private let keys: Set<ObjectIdentifier>
  /// What reports of styles pass over.
  private(set) var omission = PropertyOmission()

  /// Creates what an output shows of texts: attributes by their keys.
  ///
  /// Name those too that mean nothing to the output. A custom key is named the same way. A displayed text has its case and
  /// its transforms, which needn't be named.
  public init<each Key: TextAttributeKey>(_ attributes: repeat each Key) {
    var keys: Set = [ObjectIdentifier(StandardTextAttribute.TextCaseKey.self)]
    for attribute in repeat each attributes { keys.insert(ObjectIdentifier(type(of: attribute))) }
    self.keys = keys
  }

  /// Returns what is shown with properties of a type of styles, wherever such a style lies.
  ///
  /// The styles are Restyle's own: of those of other types, nothing is reported. Attributes of texts aren't named here,
  /// but by the initialiser.
  ///
  /// - Parameter properties: The properties. Name those too that mean nothing to the output.
  /// - Returns: All that is shown.
  public func showing<Owner: Style>(_ properties: PartialKeyPath<Owner>...) -> ShownProperties {
    var shown = self
    shown.omission.insert(properties)
    return shown
  }
}

extension ShownProperties {
  /// The attributes of a style that aren't shown, in the order of their names, custom ones last.
  func losses(of style: TextStyle) -> [RenderingProblem.Loss] {
    let names = style.attributes.filter { $0.isStandard && !isShown($0.key) }.map(\.name)
    return (names + style.attributes.namesOfUnshown(knowing: isShown)).map { .attribute($0) }
  }

  private func isShown(_ key: any TextAttributeKey.Type) -> Bool { keys.contains(ObjectIdentifier(key)) }

  /// What of a text isn't shown, each loss once; of an element, what its style sets is reported with that.
  func losses(of text: ShownText) -> [RenderingProblem.Loss] {
    var known: Set<RenderingProblem.Loss> = []
    // Searched, since styles have few attributes, and hashing one takes longer than comparing it with all of them.
    let blocks = Array(text.block.attributes)
    let changes = text.styledRuns.flatMap { run in
      run.style == text.block ? [] : losses(ofRun: run.style.attributes.filter { !blocks.contains($0) })
    }
    let own = text.isOfRuns ? losses(of: text.block) : []
    return (text.linkLosses + own + changes).filter { known.insert($0).inserted }
  }

  /// What isn't shown of the attributes that a run adds to its block: those of paragraphs never are.
  private func losses(ofRun attributes: [TextAttribute]) -> [RenderingProblem.Loss] {
    attributes.flatMap { attribute -> [RenderingProblem.Loss] in
      attribute.key.concernsParagraph
        ? [.paragraphAttribute(attribute.name)]
        : losses(of: TextStyle(attributes: TextAttributes([attribute])))
    }
  }
}
