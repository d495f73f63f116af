#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import Restyle
  import RestyleFoundation
  import RestyleRendering
  import UIKit

  /// The title of a button before its style, and the result.
  struct ButtonTitle {
    private var original: AttributedString?
    private(set) var shown: AttributedString?
    // The one of `setTitle(_:for:)`.
    private var setTitle: String?
  }

  extension ButtonTitle {
    /// Takes the title that the app has set last, in the configuration or for the state.
    mutating func update(from configured: AttributedString?, setTitle: String?) {
      // UIKit may return what the configuration shows.
      let isShown = setTitle != nil && setTitle == shown.map { String($0.characters) }
      if let configured, configured != shown {
        original = configured
      } else if !isShown, setTitle != self.setTitle || configured == nil {
        original = setTitle.map { AttributedString($0) }
      }
      self.setTitle = setTitle
    }

    /// Takes the result as UIKit returns it, which may not be what it was given.
    mutating func wasShown(as title: AttributedString?) { shown = title }

    /// Shows the title in a style, over the attributes that the app has set.
    mutating func show(in style: TextStyle, for traits: TraitCollection) {
      shown = original.map { original in
        var result = AttributedString()
        for run in original.runs {
          let own = NSAttributedString(AttributedString(original[run.range]))
          var values = UIKitTextValues(for: traits)
          values.ownFont = own.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
          let text = ShownText(StyledString(own.string, style: style))
          var part = AttributedString(NSAttributedString(text, with: values))
          part.mergeAttributes(run.attributes, mergePolicy: .keepCurrent)
          result += part
        }
        return result
      }
    }
  }
#endif
