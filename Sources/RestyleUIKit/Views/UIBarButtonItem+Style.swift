#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import RestyleRendering
  public import UIKit

  extension UIBarButtonItem {
    /// Shows the item's title in a style, in the states that the style names.
    ///
    /// ```swift
    /// item.apply(.done, in: navigationBar)
    /// ```
    ///
    /// The style is evaluated again when the defaults or the traits of the bar change. What it doesn't set stays as the
    /// app has set it. UIKit draws the background. ``problems(of:for:)`` reports what isn't shown.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - bar: The bar, or another view with its traits: an item isn't a view.
    public func apply(_ style: @autoclosure @escaping @Sendable () -> BarButtonStyle, in bar: UIView) {
      apply(TraitStyle { _ in style() }, in: bar)
    }

    /// Shows the item's title in a dynamic style, in the states that the style names.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - bar: The bar, or another view with its traits.
    public func apply(_ style: TraitStyle<BarButtonStyle>, in bar: UIView) {
      let attached = AttachedStyle(style) { [weak bar] in
        bar.map { TraitCollection(of: $0) } ?? TraitCollection()
      } application: { [weak self, weak bar] style in
        if let self, let bar { self.show(style, for: TraitCollection(of: bar)) }
      }
      AttachedStyles.attach(attached, to: self)
      AttachedStyleList.following(bar).add(attached)
      attached.applyStyling()
    }

    private func show(_ style: BarButtonStyle, for traits: TraitCollection) {
      let states = style.states.style(for: .default) ?? [:]
      let shown = Set(states.compactMap { UIControl.State($0.state)?.rawValue })
      let values = AttachedStyles.values(of: self)
      // Also the states that only the style before named.
      for rawValue in shown.union(ShownStates.states[self] ?? []) {
        let state = UIControl.State(rawValue: rawValue)
        let text = shown.contains(rawValue) ? states.style(for: ControlState(state))?.text : nil
        let current = titleTextAttributes(for: state) ?? [:]
        if let shown = values.attributes(of: text ?? TextStyle(), over: current, of: rawValue, for: traits) {
          setTitleTextAttributes(shown, for: state)
        }
      }
      ShownStates.states[self] = shown
    }

    /// Returns the problems of a style: transforms of the title, backgrounds, and differences in other bars.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The traits to resolve for.
    /// - Returns: The problems, with the part of the style.
    public func problems(of style: BarButtonStyle, for traits: TraitCollection) -> [RenderingProblem] {
      let states = style.states.style(for: .default) ?? [:]
      var problems = states.flatMap { entry in
        let part = "\(entry.state).text"
        return entry.style.text.transformProblems(part: part)
          + entry.style.text.problems(in: traits, part: part)
      }
      for entry in states where entry.style.background != .none {
        problems.append(RenderingProblem(.property("background"), part: "\(entry.state)"))
      }
      for entry in states where UIControl.State(entry.state) == nil {
        problems.append(RenderingProblem(.property("states"), part: "\(entry.state)"))
      }
      for metrics in BarMetrics.allCases where style.states.style(for: metrics) != states {
        problems.append(RenderingProblem(.property("states"), part: metrics.rawValue))
      }
      return problems
    }
  }

  @MainActor
  private enum ShownStates {
    /// The states that the style of an item names.
    static let states = AssociatedValue<Set<UInt>>()
  }
#endif
