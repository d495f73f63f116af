import Foundation
import Restyle

// Markdown in attributed strings becomes presentation intents; Foundation has them only on Apple's systems.
#if canImport(Darwin)
  extension AttributeContainer {
    /// Sets the presentation intents that correspond to a style.
    mutating func setPresentationIntent(of style: TextStyle) {
      var intent: InlinePresentationIntent = []
      if let weight = style.fontWeight, weight.value >= Font.Weight.semibold.value {
        intent.insert(.stronglyEmphasized)
      }
      if let slant = style.fontSlant, slant != .upright { intent.insert(.emphasized) }
      if style.fontFamily == .system(.monospaced) { intent.insert(.code) }
      if let line = style.strikethrough, line.pattern != .none { intent.insert(.strikethrough) }
      if !intent.isEmpty { self.inlinePresentationIntent = intent }
    }

    /// The style that corresponds to the presentation intents.
    var styleOfPresentationIntent: TextStyle {
      var style = TextStyle()
      let intent: InlinePresentationIntent = self.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { style.fontWeight = .bold }
      if intent.contains(.emphasized) { style.fontSlant = .italic }
      if intent.contains(.code) { style.fontFamily = .system(.monospaced) }
      if intent.contains(.strikethrough) { style.strikethrough = .single }
      return style
    }

    /// Removes what ``styleOfPresentationIntent`` describes.
    mutating func removePresentationIntent() {
      guard let intent = self.inlinePresentationIntent else { return }
      let rest = intent.subtracting([.stronglyEmphasized, .emphasized, .code, .strikethrough])
      self.inlinePresentationIntent = rest.isEmpty ? nil : rest
    }
  }
#else
  extension AttributeContainer {
    mutating func setPresentationIntent(of style: TextStyle) {}
    var styleOfPresentationIntent: TextStyle { TextStyle() }
    mutating func removePresentationIntent() {}
  }
#endif
