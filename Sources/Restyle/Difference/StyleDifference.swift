/// The difference between two styles: the properties that changed, with their old and new values.
///
/// ```swift
/// let difference = old.difference(to: new)
/// let lines = difference.description             // such as "text.color: #ff0000 → #0000ff"
/// let same = old.applying(difference)            // equals the new one
/// ```
///
/// It is a value: it is empty exactly if both styles are equal, can be inverted and followed by another one, and
/// applied to other styles, of which it changes the same properties and no others.
///
/// Properties of nested styles, attributes of texts, styles of states and elements of lists are distinguished. What
/// only one side has, such as the style of a state, changes as a whole, as does a list that gets longer or shorter. A
/// style of your own is one value.
public struct StyleDifference<Style: Restyle.Style & Hashable>: Sendable {
  /// Nil where nothing changes.
  let change: Change?

  /// Changes nothing.
  init() { change = nil }

  init(from old: Style, to new: Style) {
    guard old != new else {
      change = nil
      return
    }
    let (old, new) = Restyle.changedParts(of: old, new)
    change = Change(old: old, new: new)
  }

  // Both styles, of which the parts that are alike were replaced with unset ones: so each difference has one form, and
  // all that is done with one is a walk through both.
  struct Change: Hashable, Sendable {
    let old: Style
    let new: Style
  }
}

extension StyleDifference: Hashable {}

extension StyleDifference {
  /// Whether nothing changes, which is so exactly if both styles are equal.
  public var isEmpty: Bool { change == nil }

  /// The difference from the new style to the old one.
  public var inverted: StyleDifference {
    change.map { StyleDifference(from: $0.new, to: $0.old) } ?? self
  }

  /// Returns the difference that both make one after the other.
  ///
  /// ```swift
  /// let both = old.difference(to: new).followed(by: new.difference(to: newest))
  /// let same = old.difference(to: newest)          // equals both in one
  /// ```
  ///
  /// Where the other one starts from another value than this one leads to, it is from the old value here to the new
  /// value there.
  ///
  /// - Parameter other: The difference that comes after this one.
  /// - Returns: Both in one.
  public func followed(by other: StyleDifference) -> StyleDifference {
    guard let change else { return other }
    // The style in the middle is what this one makes of one in which nothing is set, as far as the other changes it.
    let unset = unsetValue(of: Style.self) ?? change.new
    let middle = unset.applying(self).applying(other.inverted)
    return StyleDifference(from: middle.applying(inverted), to: middle.applying(other))
  }

  /// Changes a style in place.
  ///
  /// - Parameter style: The style, of which other properties stay as they are.
  public func apply(to style: inout Style) {
    if let change { applyChange(from: change.old, to: change.new, &style) }
  }
}

extension Style where Self: Hashable {
  /// Returns what changes from this style to another one.
  public func difference(to new: Self) -> StyleDifference<Self> { StyleDifference(from: self, to: new) }

  /// Returns the style with the properties changed that a difference changes.
  ///
  /// A state that has no style here, while the difference changes some of its properties, gets the one that it falls
  /// back on first.
  ///
  /// - Parameter difference: The difference, to this style or to any other one.
  /// - Returns: The changed style.
  public func applying(_ difference: StyleDifference<Self>) -> Self {
    restyled { difference.apply(to: &$0) }
  }
}
