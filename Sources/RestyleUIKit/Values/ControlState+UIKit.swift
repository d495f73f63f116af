#if canImport(UIKit) && !os(watchOS)
  public import Restyle
  public import UIKit

  extension ControlState {
    /// Creates a state from UIKit's, which doesn't include hovering.
    public init(_ state: UIControl.State) {
      self.init()
      for (member, own) in Self.pairs where state.contains(member) { insert(own) }
    }

    fileprivate static let pairs: [(UIControl.State, ControlState)] = [
      (.highlighted, .highlighted), (.disabled, .disabled), (.selected, .selected), (.focused, .focused),
    ]
  }

  extension UIControl.State {
    /// Creates a state; nil for hovered states, which UIKit doesn't have.
    public init?(_ state: ControlState) {
      guard !state.contains(.hovered) else { return nil }
      self = ControlState.pairs.reduce(into: .normal) { result, pair in
        if state.contains(pair.1) { result.insert(pair.0) }
      }
    }
  }

  extension UIControl.ContentHorizontalAlignment {
    /// Creates an alignment.
    public init(_ alignment: HorizontalAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      case .left: self = .left
      case .right: self = .right
      case .fill: self = .fill
      }
    }
  }

  extension UIBarMetrics {
    /// Creates the kind of a bar.
    public init(_ metrics: BarMetrics) {
      switch metrics {
      case .default: self = .default
      case .compact: self = .compact
      case .defaultPrompt: self = .defaultPrompt
      case .compactPrompt: self = .compactPrompt
      }
    }
  }
#endif
