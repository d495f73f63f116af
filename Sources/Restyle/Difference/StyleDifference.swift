/// The difference between two styles: the properties that changed, with their old and new values.
///
/// ```swift
/// let difference = old.difference(to: new)
/// let lines = difference.description             // such as "text.color: #ff0000 → #0000ff"
/// let same = old.applying(difference)            // equals the new one
/// ```
///
/// A difference is a value, and is empty exactly if both styles are equal. You can invert it, follow it by another one,
/// and apply it to other styles, where it changes the same properties and no others.
///
/// A difference distinguishes the properties of nested styles, the attributes of texts, the styles of states and the
/// elements of lists. A value that only one side has, such as the style of a state, changes as a whole. So does a list
/// that gets longer or shorter, and a style of your own.
public struct StyleDifference<Style: Restyle.Style & Hashable>: Sendable {
  /// Nil if nothing changes.
  let change: Change?

  /// Creates a difference that changes nothing.
  init() { change = nil }

  init(from old: Style, to new: Style) {
    guard old != new else {
      change = nil
      return
    }
    let (old, new) = Restyle.changedParts(of: old, new)
    change = Change(old: old, new: new)
  }

  // Both styles with their equal parts unset. Each difference therefore has one representation, and every operation on
  // it traverses both styles.
  struct Change: Hashable, Sendable {
    let old: Style
    let new: Style
  }
}

extension StyleDifference: Hashable {}

extension StyleDifference {
  /// Whether nothing changes, which is the case exactly if both styles are equal.
  public var isEmpty: Bool { change == nil }

  /// The difference from the new style to the old one.
  public var inverted: StyleDifference {
    change.map { StyleDifference(from: $0.new, to: $0.old) } ?? self
  }

  /// Returns the difference that makes the changes of both, one after the other.
  ///
  /// ```swift
  /// let both = old.difference(to: new).followed(by: new.difference(to: newest))
  /// let same = old.difference(to: newest)          // equals both in one
  /// ```
  ///
  /// If a change in `other` starts from another value than the new value here, the result changes the old value here to
  /// the new value in `other`.
  ///
  /// - Parameter other: The difference that follows this one.
  /// - Returns: Both differences as one.
  public func followed(by other: StyleDifference) -> StyleDifference {
    guard let change else { return other }
    // The intermediate style: nothing set but the new values of this difference, overridden by the old values of the
    // other.
    let unset = unsetValue(of: Style.self) ?? change.new
    let middle = unset.applying(self).applying(other.inverted)
    return StyleDifference(from: middle.applying(inverted), to: middle.applying(other))
  }

  /// Changes a style in place.
  ///
  /// - Parameter style: The style to change. Its other properties stay as they are.
  public func apply(to style: inout Style) {
    if let change { applyChange(from: change.old, to: change.new, &style) }
  }
}

extension Style where Self: Hashable {
  /// Returns the difference from this style to another one.
  public func difference(to new: Self) -> StyleDifference<Self> { StyleDifference(from: self, to: new) }

  /// Returns the style with the changes of a difference.
  ///
  /// If the difference changes properties of a state that has no style here, the state first gets the style that it
  /// falls back on.
  ///
  /// - Parameter difference: The difference, from this style or from any other.
  /// - Returns: The changed style.
  public func applying(_ difference: StyleDifference<Self>) -> Self {
    restyled { difference.apply(to: &$0) }
  }
}
