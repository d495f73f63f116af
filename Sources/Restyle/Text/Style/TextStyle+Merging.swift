extension TextStyle {
  /// Sets the attributes of `overlay`, and leaves the others unchanged.
  public mutating func merge(_ overlay: TextStyle) { attributes.merge(overlay.attributes) }

  /// Returns this style with the attributes that `overlay` sets over it.
  ///
  /// Merging is associative, and `TextStyle()` is its identity.
  ///
  /// ```swift
  /// header.merging(emphasis)
  /// ```
  public func merging(_ overlay: TextStyle) -> TextStyle {
    TextStyle(attributes: attributes.merging(overlay.attributes))
  }

  /// Fills unset attributes with those that `parent` sets.
  public mutating func inherit(from parent: TextStyle) { self = inheriting(from: parent) }

  /// Returns this style with its unset attributes filled from `parent`.
  ///
  /// ```swift
  /// caption.inheriting(from: body)
  /// ```
  ///
  /// Attributes that the style marks as inherited get the value that `parent` sets, too.
  public func inheriting(from parent: TextStyle) -> TextStyle {
    var style = parent.merging(self)
    if attributes.inheritsAny { style.attributes.resolveInherited(from: parent.attributes) }
    return style
  }
}
