public import Foundation
public import Restyle

extension AttributeContainer {
  /// Creates attributes from a text style, which `TextStyle(_:)` converts back.
  ///
  /// Named colours stay named. Named text styles, fonts and numbers become their values under the current defaults. All
  /// else is preserved.
  ///
  /// ```swift
  /// var text = AttributedString("Terms")
  /// text.mergeAttributes(AttributeContainer(TextStyle().underlined))
  /// ```
  ///
  /// - Parameter style: The style. Attributes that it doesn't set are absent.
  public init(_ style: TextStyle) {
    self.init()
    var custom: [TextAttribute] = []
    for attribute in style.attributes where !set(attribute) { custom.append(attribute) }
    if !custom.isEmpty { self[CustomTextAttributes.self] = TextAttributes(custom) }
  }

  /// The attributes that a conversion to a text style loses; empty if it loses none.
  ///
  /// ```swift
  /// var part = AttributeContainer(TextStyle().bold)
  /// part.byteCount = .value
  /// part.withoutTextStyle == AttributeContainer().byteCount(.value)  // true
  /// ```
  public var withoutTextStyle: AttributeContainer {
    var rest = self
    rest.link = nil
    rest.languageIdentifier = nil
    rest[CustomTextAttributes.self] = nil
    rest.removePresentationIntent()
    func remove<Key: TextAttributeKey>(_ key: Key.Type) { rest[TextStyleAttribute<Key>.self] = nil }
    for key in TextStyle.standardKeys { remove(key) }
    return rest
  }

  /// Sets an attribute, unless its key isn't one of Restyle's own.
  private mutating func set(_ attribute: TextAttribute) -> Bool {
    func set<Key: TextAttributeKey>(_ key: Key.Type) -> Bool {
      guard TextAttributeKeySet.standard.contains(key), let value = attribute.value(of: key) else {
        return false
      }
      if !setFoundationAttribute(value) { self[TextStyleAttribute<Key>.self] = value }
      return true
    }
    return set(attribute.key)
  }

  /// Sets a link or a language as Foundation's own attribute, if that can hold it exactly.
  private mutating func setFoundationAttribute(_ value: some Any) -> Bool {
    switch value {
    case let link as Link:
      // Foundation percent-encodes invalid addresses, and compares addresses by their code units.
      guard let url = URL(string: link.target), Link(url.absoluteString) == link else { return false }
      self.link = url
    case let language as Language:
      // Only ASCII: Foundation compares text by canonical equivalence.
      guard language.isWellFormed else { return false }
      self.languageIdentifier = language.tag
    default: return false
    }
    return true
  }
}

extension TextStyle {
  /// Creates a style from attributes, without those that no text style has.
  ///
  /// Restyle's attributes take precedence over Foundation's, of which links, languages and presentation intents are
  /// read. `withoutTextStyle` returns the attributes that are omitted.
  ///
  /// - Parameter attributes: The attributes, such as those of a run.
  public init(_ attributes: AttributeContainer) {
    self = attributes.styleOfPresentationIntent
    self.attributes.merge(attributes[CustomTextAttributes.self] ?? TextAttributes())
    // A missing attribute may be inherited, which is recorded among the custom attributes.
    if let url = attributes.link { link = Link(url.absoluteString) }
    if let tag = attributes.languageIdentifier { language = Language(tag: tag) }
    func read<Key: TextAttributeKey>(_ key: Key.Type) {
      guard let value = attributes[TextStyleAttribute<Key>.self] else { return }
      self.attributes.setValue(Key.normalized(value), for: key)
    }
    for key in Self.standardKeys { read(key) }
  }

  fileprivate static let standardKeys = TextAttributeKeySet.standard.types
}
