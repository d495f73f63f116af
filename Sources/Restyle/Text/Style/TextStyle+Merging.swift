extension TextStyle {
  /// Sets what `overlay` sets, and keeps the rest.
  public mutating func merge(_ overlay: TextStyle) { attributes.merge(overlay.attributes) }

  /// Returns this style with what `overlay` sets over it.
  ///
  /// Merging is associative, and `TextStyle()` is its identity.
  ///
  /// ```swift
  /// header.merging(emphasis)
  /// ```
  public func merging(_ overlay: TextStyle) -> TextStyle {
    TextStyle(attributes: attributes.merging(overlay.attributes))
  }

  /// Fills what is unset with what `parent` sets.
  public mutating func inherit(from parent: TextStyle) { self = inheriting(from: parent) }

  /// Returns this style with its gaps filled from `parent`.
  ///
  /// ```swift
  /// caption.inheriting(from: body)
  /// ```
  ///
  /// What the style inherits by itself has the value that `parent` sets, too.
  public func inheriting(from parent: TextStyle) -> TextStyle {
    var style = parent.merging(self)
    if attributes.inheritsAny { style.attributes.resolveInherited(from: parent.attributes) }
    return style
  }
}
