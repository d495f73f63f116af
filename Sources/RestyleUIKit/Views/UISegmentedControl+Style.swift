#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  import RestyleGraphics
  public import RestyleRendering
  public import UIKit

  extension UISegmentedControl: StyledView {
    /// `SegmentedControlStyle.default` of the current defaults.
    public static var defaultStyle: TraitStyle<SegmentedControlStyle> { DefaultStyles.segmentedControl }

    /// Creates a segmented control.
    ///
    /// - Parameters:
    ///   - titles: The titles of the segments.
    ///   - style: The style; nil for the default one, which follows the defaults.
    public convenience init(titles: [String], style: SegmentedControlStyle? = nil) {
      self.init(items: titles)
      dynamicStyle = style.map { TraitStyle($0) } ?? Self.defaultStyle
    }

    /// Applies a style to the control.
    ///
    /// What the style doesn't set stays as the app has set it. The titles are transformed by the normal state's style:
    /// UIKit has one text for all states. The space around the segments and around their titles is UIKit's.
    public func applyStyle(_ style: SegmentedControlStyle) {
      let traits = TraitCollection(of: self)
      let values = styledValues
      let background = style.setValue(of: \.background)
      values.set(\.backgroundColor, of: self, to: background.map { UIColor($0.color) })
      values.set(\.layer.cornerRadius, of: self, to: background.map { CGFloat($0.border.cornerRadius) })
      values.set(\.selectedSegmentTintColor, of: self, to: style.tintColor.map { UIColor($0) })
      let backgrounds = DrawnBackgrounds(for: traits)
      for metrics in BarMetrics.allCases {
        setBackgrounds(of: style, metrics, in: backgrounds)
        setDividers(of: style, metrics, for: traits)
      }
      // UIKit has no titles by metrics.
      for (state, own) in Self.states {
        let text = style.style(for: own, metrics: .default)?.text ?? TextStyle()
        let current = titleTextAttributes(for: state) ?? [:]
        if let shown = values.attributes(of: text, over: current, of: state.rawValue, for: traits) {
          setTitleTextAttributes(shown, for: state)
        }
      }
      setTitles(in: style.style(for: .normal, metrics: .default)?.text ?? TextStyle())
    }

    /// Reports other transforms in other states, the space around segments and titles, and what a stretched image
    /// doesn't show.
    public func problems(of style: SegmentedControlStyle) -> [RenderingProblem] {
      var problems: [RenderingProblem] = []
      if style.contentInsets != .zero { problems.append(RenderingProblem(.property("contentInsets"))) }
      if style.segmentInsets != .zero { problems.append(RenderingProblem(.property("segmentInsets"))) }
      let background = BackgroundStyle(
        color: style.background.color, border: BorderStyle(cornerRadius: style.background.border.cornerRadius)
      )
      if style.background != background { problems.append(RenderingProblem(.property("background"))) }
      let titles = (0..<numberOfSegments).compactMap { originalTitle(at: $0) }
      func shown(_ text: TextStyle) -> [String] { titles.map { StyledText($0, style: text).displayText } }
      let normal = style.style(for: .normal, metrics: .default)?.text ?? TextStyle()
      let shownTitles = shown(normal)
      for (_, state) in Self.states {
        guard let segment = style.style(for: state, metrics: .default) else { continue }
        if shown(segment.text) != shownTitles {
          // The state's transform isn't shown, or the normal state's is shown instead.
          let own = segment.text.transformProblems(part: "\(state).text")
          problems += own.isEmpty ? normal.transformProblems(part: "\(state).text") : own
        }
        problems += segment.text.problems(in: TraitCollection(of: self), part: "\(state).text")
        problems += segment.background.problems(
          in: TraitCollection(of: self), isStretched: true, part: "\(state).background")
      }
      return problems
    }

    private func setTitles(in style: TextStyle) {
      OriginalTitle.segments[self] = (0..<numberOfSegments).map { segment in
        // A segment may have an image instead of a title.
        guard let text = originalTitle(at: segment) else { return OriginalTitle(text: "", shown: nil) }
        let title = StyledText(text, style: style).displayText
        if title != titleForSegment(at: segment) { setTitle(title, forSegmentAt: segment) }
        return OriginalTitle(text: text, shown: title)
      }
    }

    /// The original title; one that was assigned since is its own original.
    private func originalTitle(at segment: Int) -> String? {
      guard let shown = titleForSegment(at: segment) else { return nil }
      guard let originals = OriginalTitle.segments[self], originals.indices.contains(segment),
        originals[segment].shown == shown
      else { return shown }
      return originals[segment].text
    }

    private func setBackgrounds(
      of style: SegmentedControlStyle, _ metrics: BarMetrics, in backgrounds: DrawnBackgrounds
    ) {
      let barMetrics = UIBarMetrics(metrics)
      for (state, own) in Self.states {
        let segment = style.style(for: own, metrics: metrics)
        styledValues.set(
          segment.flatMap { backgrounds.stretchedImage(of: $0.background) }.map(Optional.some),
          for: ImageKey(left: state.rawValue, metrics: metrics),
          get: { backgroundImage(for: state, barMetrics: barMetrics) },
          set: { setBackgroundImage($0, for: state, barMetrics: barMetrics) })
      }
    }

    private func setDividers(
      of style: SegmentedControlStyle, _ metrics: BarMetrics, for traits: TraitCollection
    ) {
      let barMetrics = UIBarMetrics(metrics)
      let isMirrored = traits.layoutDirection == .rightToLeft
      for (left, leftState) in Self.states {
        for (right, rightState) in Self.states {
          let divider = style.divider(
            between: isMirrored ? rightState : leftState, and: isMirrored ? leftState : rightState,
            metrics: metrics)
          styledValues.set(
            divider.flatMap { UIImage($0, for: traits) }.map(Optional.some),
            for: ImageKey(left: left.rawValue, right: right.rawValue, metrics: metrics),
            get: {
              dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
            },
            set: {
              setDividerImage(
                $0, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
            })
        }
      }
    }

    private struct ImageKey: Hashable {
      let left: UInt
      // Nil for the background of a segment.
      var right: UInt?
      let metrics: BarMetrics
    }

    // Each state has its own style, so that UIKit's fallback rule isn't used.
    private static let states: [(UIControl.State, ControlState)] = {
      let states: [ControlState] = [
        .normal, .highlighted, .disabled, .selected, [.selected, .highlighted], [.selected, .disabled],
      ]
      return states.compactMap { own in UIControl.State(own).map { ($0, own) } }
    }()
  }

  extension DrawnImage {
    /// Creates the image of a line between segments; nil for none.
    fileprivate init?(_ divider: DividerStyle, for traits: TraitCollection) {
      if let image = divider.image {
        self.init(image, for: traits)
      } else if divider.separator == .none {
        return nil
      } else {
        // As wide as the line, in its colour.
        let line = divider.separator.style
        self.init(drawing: BackgroundStyle(color: line.color), for: traits)
      }
    }
  }
#endif
