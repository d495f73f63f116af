#if canImport(SwiftUI)
  import Restyle
  import SwiftUI

  // What SwiftUI has no public value in the environment for. Views keep their state as long as a style goes on setting an
  // attribute, or not setting it.

  struct ColorModifier: ViewModifier {
    let color: SwiftUI.Color?

    func body(content: Content) -> some View {
      if let color { content.foregroundColor(color) } else { content }
    }
  }

  struct KerningModifier: ViewModifier {
    let kerning: Double?

    func body(content: Content) -> some View {
      if let kerning { content.kerning(kerning) } else { content }
    }
  }

  struct BaselineModifier: ViewModifier {
    let offset: Double?

    func body(content: Content) -> some View {
      if let offset { content.baselineOffset(offset) } else { content }
    }
  }

  struct UnderlineModifier: ViewModifier {
    let line: TextLine?
    let traits: TraitCollection

    func body(content: Content) -> some View {
      if let line {
        content.underline(
          line.pattern != .none, pattern: .init(line.pattern),
          color: line.color.map { SwiftUI.Color($0, for: traits) })
      } else {
        content
      }
    }
  }

  struct StrikethroughModifier: ViewModifier {
    let line: TextLine?
    let traits: TraitCollection

    func body(content: Content) -> some View {
      if let line {
        content.strikethrough(
          line.pattern != .none, pattern: .init(line.pattern),
          color: line.color.map { SwiftUI.Color($0, for: traits) })
      } else {
        content
      }
    }
  }
#endif
