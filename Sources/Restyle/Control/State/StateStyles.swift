/// A table of styles for states of a control, where a state without a style falls back on others.
///
/// A style applies if the control is in all the states for which the style is set. Of the styles that apply,
/// `style(for:)` returns the one that is set for the most states. If several are set for equally many states, it
/// returns the one with the most important state that the others lack. From the most to the least important, the states
/// are disabled, loading, highlighted, invalid, selected, focused, read-only, hovered, required, and visited. The
/// normal style applies in all states and comes last.
///
/// ```swift
/// let styles: StateStyles<ButtonStateStyle> = [.normal: plain, .selected: chosen, .disabled: pale]
/// styles[.highlighted]                            // nil: none was set for it
/// styles.style(for: .highlighted)                 // plain
/// styles.style(for: [.selected, .highlighted])    // chosen
/// styles.style(for: [.selected, .disabled])       // pale
/// ```
public struct StateStyles<Style: Restyle.Style>: Restyle.Style {
  // A small array rather than a dictionary: its order is the rule, a copy retains one object, and changing a copy
  // allocates once.
  @usableFromInline
  var entries: [Entry] = []
  /// The transition between the styles of two states; nil for none.
  public var transition: ControlTransition?

  /// Creates an empty table.
  @inlinable
  public init() {}
}

extension StateStyles {
  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    restyleAll { $0.restyleTexts(restyler) }
  }

  /// A style, and the states for which it is set.
  public struct Entry: Sendable {
    /// The states.
    public let state: ControlState
    /// The style.
    public var style: Style

    @usableFromInline
    init(state: ControlState, style: Style) {
      self.state = state
      self.style = style
    }
  }

  /// Returns the style for a state, or for the states that it falls back on; nil if none applies.
  ///
  /// - Parameter state: The current states of the control.
  /// - Returns: The style that applies, by the rule of this type.
  @inlinable
  @inline(__always)
  public func style(for state: ControlState) -> Style? {
    // The entries are sorted by the rule, so the last match applies. A closure would receive a copy of each style, and
    // a caller that needs one property would receive a copy of the whole style. `indices` is slow in generic code.
    for index in (0..<entries.count).reversed() where state.isSuperset(of: entries[index].state) {
      return entries[index].style
    }
    return nil
  }

  /// The style that is set for exactly this state; nil unsets it.
  @inlinable
  public subscript(state: ControlState) -> Style? {
    get {
      entries.first { $0.state == state }?.style
    }
    set {
      // A linear search: there are seldom more than five entries.
      let index = entries.firstIndex { !ControlState.yields($0.state, to: state) } ?? entries.endIndex
      let isSet = index < entries.endIndex && entries[index].state == state
      switch (newValue, isSet) {
      case (let style?, true): entries[index].style = style
      case (let style?, false): entries.insert(Entry(state: state, style: style), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Creates a table from styles.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style while the control is pressed.
  ///   - disabled: The style while the control is disabled.
  ///   - selected: The style while the control is selected or switched on.
  ///   - focused: The style while the control has the keyboard focus.
  ///   - hovered: The style while the pointer is over the control.
  ///   - transition: The transition between the styles of two states; nil for none.
  @inlinable
  public init(
    normal: Style? = nil,
    highlighted: Style? = nil,
    disabled: Style? = nil,
    selected: Style? = nil,
    focused: Style? = nil,
    hovered: Style? = nil,
    transition: ControlTransition? = nil
  ) {
    self.init()
    self.transition = transition
    self[.normal] = normal
    self[.highlighted] = highlighted
    self[.disabled] = disabled
    self[.selected] = selected
    self[.focused] = focused
    self[.hovered] = hovered
  }
}

// Code that reads and changes a table is inlinable, so that the caller's compiler knows the size of the styles: without
// this, the benchmark `restyle/button-state` takes more than four times as long.

extension StateStyles: Equatable where Style: Equatable {}
extension StateStyles: Hashable where Style: Hashable {}
extension StateStyles.Entry: Equatable where Style: Equatable {}
extension StateStyles.Entry: Hashable where Style: Hashable {}

extension StateStyles: ExpressibleByDictionaryLiteral {
  /// Creates a table from a literal; the last of several styles for one state wins.
  @inlinable
  public init(dictionaryLiteral elements: (ControlState, Style)...) {
    self.init()
    for (state, style) in elements { self[state] = style }
  }
}
