public import Foundation
public import Restyle
public import RestyleRendering

extension AttributedString {
  /// Creates an attributed string from a fully resolved text, for code that displays it without Restyle.
  ///
  /// The characters are those after all transforms, which are no longer among the attributes. Styles include the
  /// attributes that they inherit from the block, with sizes for the reader's preferred text size, and plain colours.
  /// Links are those that can be followed, as browsers parse them. Where Foundation has presentation intents, bold,
  /// italic, monospaced and struck-through text has them too, so code that doesn't know Restyle's attributes shows
  /// these.
  ///
  /// ```swift
  /// let text = StyledString("Read the ") + StyledString("terms", style: TextStyle().uppercased)
  /// let shown = AttributedString(ShownText(DisplayText(text), in: .preferred(for: .body)), for: traits)
  /// String(shown.characters)  // "Read the TERMS"
  /// shown.restyle.fontSize  // 17
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, whose `losses` list everything that no output can show.
  ///   - traits: The traits of the text's surroundings.
  public init(_ text: ShownText, for traits: TraitCollection) {
    let runs = text.runs.map { run in
      // With the link in the form in which it is followed; nil if it can't be followed.
      StyledText(run.text, style: run.style.restyled { $0.link = run.link.map { Link($0.text) } })
    }
    self.init(runs: runs) { style in
      let shown = style.shown(for: traits)
      var attributes = AttributeContainer(shown)
      attributes.setPresentationIntent(of: shown)
      return attributes
    }
  }
}

extension TextStyle {
  /// The style in its final size and colours, without the attributes that have already transformed the text.
  fileprivate func shown(for traits: TraitCollection) -> TextStyle {
    var style = resolved(for: traits)
    func resolve<Key: TextAttributeKey>(_ key: Key.Type, of attribute: TextAttribute) {
      if attribute.transformsText {
        style.attributes.setValue(nil, for: key)
      } else if let colored = attribute.value(of: key) as? any Colored,
        let resolved = colored.resolved(for: traits) as? Key.Value
      {
        style.attributes.setValue(resolved, for: key)
      }
    }
    for attribute in style.attributes { resolve(attribute.key, of: attribute) }
    return style
  }
}

/// An attribute value that contains colours.
private protocol Colored {
  func resolved(for traits: TraitCollection) -> Self
}

extension Color: Colored {}

extension TextLine: Colored {
  fileprivate func resolved(for traits: TraitCollection) -> TextLine {
    TextLine(pattern: pattern, color: color?.resolved(for: traits))
  }
}

extension TextStroke: Colored {
  fileprivate func resolved(for traits: TraitCollection) -> TextStroke {
    TextStroke(width: width, color: color?.resolved(for: traits))
  }
}

extension TextShadow: Colored {
  fileprivate func resolved(for traits: TraitCollection) -> TextShadow {
    TextShadow(color: color?.resolved(for: traits), x: x, y: y, blur: blur)
  }
}
