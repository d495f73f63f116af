#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  import RestyleFoundation
  public import RestyleRendering
  public import UIKit

  extension UIBarButtonItem {
    /// Shows the item's title in a style, in the states that the style names.
    ///
    /// An item isn't a view, and isn't notified of traits; call this again when they change. UIKit draws the
    /// background. ``problems(of:for:)`` reports what isn't shown.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The traits to resolve for.
    public func apply(_ style: BarButtonStyle, for traits: TraitCollection) {
      let values = UIKitTextValues(for: traits)
      for entry in style.states.style(for: .default) ?? [:] {
        guard let state = UIControl.State(entry.state) else { continue }
        setTitleTextAttributes(entry.style.text.nativeAttributes(with: values), for: state)
      }
    }

    /// Returns what the item doesn't show of a style: transforms of its title, backgrounds, and differences in other
    /// bars.
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
#endif
