// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
    public static let focused = Self(rawValue: 8)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(event: Event, action: UIAction)] = []

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func stateDidChange() {}

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.event == controlEvents && $0.action.identifier == action.identifier }
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where event == controlEvents {
      action.control = self
      action.handler(action)
    }
  }
}

@MainActor @preconcurrency
open class UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var sender: Any? { control }
  weak var control: UIControl?
  let handler: @MainActor (UIAction) -> Void

  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("standIn.\(UUID())")
    self.handler = handler
  }
}
