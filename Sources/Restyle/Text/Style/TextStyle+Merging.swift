extension TextStyle {
  /// Sets the attributes that `overlay` sets, and leaves the others unchanged.
  public mutating func merge(_ overlay: TextStyle) { attributes.merge(overlay.attributes) }

  /// Returns the style with the attributes of `overlay` merged over its own.
  ///
  /// An attribute that both set gets the value of `overlay`.
  ///
  /// Merging is associative, and `TextStyle()` is its identity.
  ///
  /// ```swift
  /// header.merging(emphasis)
  /// ```
  public func merging(_ overlay: TextStyle) -> TextStyle {
    TextStyle(attributes: attributes.merging(overlay.attributes))
  }

  /// Fills unset attributes with the values that `parent` sets.
  public mutating func inherit(from parent: TextStyle) { self = inheriting(from: parent) }

  /// Returns the style with its unset attributes filled from `parent`.
  ///
  /// ```swift
  /// caption.inheriting(from: body)
  /// ```
  ///
  /// Attributes that are marked as inherited get the values that `parent` sets, too.
  public func inheriting(from parent: TextStyle) -> TextStyle {
    var style = parent.merging(self)
    if attributes.inheritsAny { style.attributes.resolveInherited(from: parent.attributes) }
    return style
  }
}
