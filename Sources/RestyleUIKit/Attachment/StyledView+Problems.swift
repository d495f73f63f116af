#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  import UIKit

  extension StyledView {
    /// Nothing is left out.
    public func problems(of style: AppliedStyle) -> [RenderingProblem] { [] }

    /// What of the style that the view keeps isn't shown, with the part of the style.
    ///
    /// ```swift
    /// let small = SwitchStyle(onTintColor: .green, size: Size(width: 40, height: 24))
    /// let problems = UISwitch(isOn: true, style: small).problems
    /// // left out "size": the output has nothing like it
    /// ```
    ///
    /// - Complexity: It draws the backgrounds to know; ask while an app is made, and not at every styling.
    public var problems: [RenderingProblem] { problems(of: dynamicStyle.style(from: styleTraits)) }
  }

  extension TextStyle {
    /// What a label or a title in this style doesn't show, of which nobody can follow a link.
    func problems(
      of text: String = "x", in traits: TraitCollection, part: String? = nil
    ) -> [RenderingProblem] {
      let shown = ShownText(StyledString(text, style: self))
      var losses = shown.nativeLosses(with: UIKitTextValues(for: traits))
      if shown.runs.contains(where: { $0.link != nil }) { losses.append(.attribute("link")) }
      return losses.map { RenderingProblem($0, part: part) }
    }
  }

  extension TextStyle {
    /// What isn't shown of a style where the text can't be changed.
    func transformProblems(part: String) -> [RenderingProblem] {
      attributes.filter { TextStyle(attributes: [$0]).transformsText }.map {
        RenderingProblem(.attribute($0.name), part: part)
      }
    }
  }

  extension ResizableDrawable {
    /// What a drawing doesn't show, as a resizable image or else in its size.
    func problems(in traits: TraitCollection, isStretched: Bool = false, part: String) -> [RenderingProblem] {
      var losses: [RenderingProblem.Loss] = []
      if isStretched || isShownByStretching {
        losses = (try? ResizableImage(self, for: traits))?.drawing.pixelLosses ?? []
      } else {
        // Of any size.
        losses = (try? DisplayList(self, in: Size(square: 1), for: traits))?.pixelLosses ?? []
      }
      return losses.map { RenderingProblem($0, part: part) }
    }
  }

  extension DisplayList {
    /// What couldn't be drawn, and what PNG can't show.
    fileprivate var pixelLosses: [RenderingProblem.Loss] { PNGImage(self).problems.map(\.loss) }
  }
#endif
