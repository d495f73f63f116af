public import Restyle

/// The properties of styles that an output shows, so that it reports the others.
///
/// ```swift
/// let shown = ShownProperties(.fontWeight, .fontSlant, .link)
///   .showing(\BackgroundStyle.color, \.border)
///   .showing(\StackStyle.axis, \.background)
/// ```
///
/// A property whose value is a style is shown with all properties of that style. If the output shows only some of them,
/// name these instead.
public struct ShownProperties: Sendable {
  /// The keys of the attributes, including that of the case, which a displayed text already has.
  private let keys: Set<ObjectIdentifier>
  /// The properties that reports of styles omit.
  private(set) var omission = PropertyOmission()

  /// Creates the properties from the attributes of texts that an output shows, by their keys.
  ///
  /// Include attributes that have no meaning for the output. Custom keys are included in the same way. Leave out the
  /// case and the transforms, which a displayed text already has.
  public init<each Key: TextAttributeKey>(_ attributes: repeat each Key) {
    var keys: Set = [ObjectIdentifier(StandardTextAttribute.TextCaseKey.self)]
    for attribute in repeat each attributes { keys.insert(ObjectIdentifier(type(of: attribute))) }
    self.keys = keys
  }

  /// Adds properties of a type of style, wherever a style of this type occurs.
  ///
  /// The styles are Restyle's own; properties of other types of styles aren't reported. To add attributes of texts, use
  /// the initialiser.
  ///
  /// - Parameter properties: The properties, including those that have no meaning for the output.
  /// - Returns: All properties that are shown.
  public func showing<Owner: Style>(_ properties: PartialKeyPath<Owner>...) -> ShownProperties {
    var shown = self
    shown.omission.insert(properties)
    return shown
  }
}

extension ShownProperties {
  /// The attributes of a style that aren't shown, sorted by name, with custom ones last.
  func losses(of style: TextStyle) -> [RenderingProblem.Loss] {
    let names = style.attributes.filter { $0.isStandard && !isShown($0.key) }.map(\.name)
    return (names + style.attributes.namesOfUnshown(knowing: isShown)).map { .attribute($0) }
  }

  private func isShown(_ key: any TextAttributeKey.Type) -> Bool { keys.contains(ObjectIdentifier(key)) }

  /// The losses of a text, each once.
  ///
  /// Attributes that the style of an element sets are reported with that style.
  func losses(of text: ShownText) -> [RenderingProblem.Loss] {
    // Searched, since styles have few attributes, and hashing one takes longer than comparing it with all of them.
    let blocks = Array(text.block.attributes)
    let changes = text.styledRuns.flatMap { run in
      run.style == text.block ? [] : losses(ofRun: run.style.attributes.filter { !blocks.contains($0) })
    }
    let own = text.isOfRuns ? losses(of: text.block) : []
    return (text.linkLosses + own + changes).uniqued()
  }

  /// The losses of the attributes that a run adds to its block; paragraph attributes are always lost.
  private func losses(ofRun attributes: [TextAttribute]) -> [RenderingProblem.Loss] {
    attributes.flatMap { attribute -> [RenderingProblem.Loss] in
      attribute.key.concernsParagraph
        ? [.paragraphAttribute(attribute.name)]
        : losses(of: TextStyle(attributes: TextAttributes([attribute])))
    }
  }
}
