#if canImport(UIKit) && !os(watchOS)
  import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  import UIKit

  extension StyledView {
    /// Returns no problems.
    public func problems(of style: AppliedStyle) -> [RenderingProblem] { [] }

    /// The problems of the view's current style.
    ///
    /// ```swift
    /// let small = SwitchStyle(onTintColor: .green, size: Size(width: 40, height: 24))
    /// let problems = UISwitch(isOn: true, style: small).problems
    /// // left out "size": the output doesn't support it
    /// ```
    ///
    /// - Complexity: It draws the backgrounds to find out: read it during development, and not at every styling.
    public var problems: [RenderingProblem] {
      problems(of: dynamicStyle.style(from: TraitCollection(of: self)))
    }
  }

  extension TextStyle {
    /// The problems of a label or a title in this style, whose links can't be followed.
    func problems(
      of text: String = "x", in traits: TraitCollection, part: String? = nil
    ) -> [RenderingProblem] {
      let shown = ShownText(StyledString(text, style: self))
      var losses = shown.nativeLosses(with: UIKitTextValues(for: traits))
      if shown.runs.contains(where: { $0.link != nil }) { losses.append(.attribute(.link)) }
      return losses.map { RenderingProblem($0, part: part) }
    }
  }

  extension TextStyle {
    /// The problems of a style if the text can't be transformed.
    func transformProblems(part: String) -> [RenderingProblem] {
      attributes.filter { TextStyle(attributes: [$0]).transformsText }.map {
        RenderingProblem(.attribute($0.name), part: part)
      }
    }
  }

  extension ResizableDrawable {
    /// The problems of a drawing, as a resizable image or in a size.
    func problems(in traits: TraitCollection, isStretched: Bool = false, part: String) -> [RenderingProblem] {
      var losses: [RenderingProblem.Loss] = []
      if isStretched || isShownByStretching {
        losses = (try? ResizableImage(self, for: traits))?.drawing.pixelLosses ?? []
      } else {
        // The size doesn't matter.
        losses = (try? DisplayList(self, in: Size(square: 1), for: traits))?.pixelLosses ?? []
      }
      return losses.map { RenderingProblem($0, part: part) }
    }
  }

  extension DisplayList {
    /// The losses of drawing, and of PNG.
    fileprivate var pixelLosses: [RenderingProblem.Loss] { PNGImage(self).problems.map(\.loss) }
  }
#endif
