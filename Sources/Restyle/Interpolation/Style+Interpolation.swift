// A value that lists its properties is interpolated property by property.

extension PropertyCoded {
  /// Returns the value at a fraction between both values, property by property.
  ///
  /// A property that is the same on both sides stays as it is. A property that can't be interpolated, or that only one
  /// side sets, is a step in the middle.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    interpolated(to: other, at: fraction) { fraction in
      var value = fraction < 0.5 ? self : other
      for property in Self.properties.all {
        property.typed.interpolate(&value, from: self, to: other, at: fraction)
      }
      return value
    }
  }
}

extension TypedProperty {
  /// Interpolates a property of a value, which initially equals the nearer end.
  fileprivate func interpolate(_ value: inout Root, from first: Root, to second: Root, at fraction: Double) {
    guard let interpolation else { return }
    let (first, second) = (first[keyPath: path], second[keyPath: path])
    if first != second { value[keyPath: path] = interpolation(first, second, fraction) }
  }
}

extension EdgeInsets: Interpolatable {}
extension CornerRadii: Interpolatable {}
extension Size: Interpolatable {}
extension UnitPoint: Interpolatable {}
extension Font: Interpolatable {}
extension ControlTransition: Interpolatable {}
extension ControlTransition.Curve: Interpolatable {}
extension TextLine: Interpolatable {}
extension TextStroke: Interpolatable {}
extension TextShadow: Interpolatable {}

extension InsettedStyle {
  /// Returns the style at a fraction between both styles, with interpolated insets.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(
      style: style.interpolated(to: other.style, at: fraction),
      insets: insets.interpolated(to: other.insets, at: fraction))
  }
}

extension ShadowStyle: Vanishing {
  var vanished: ShadowStyle { ShadowStyle(isInner: isInner) }
}

extension SegmentBackgroundStyle: Vanishing {
  var vanished: SegmentBackgroundStyle { SegmentBackgroundStyle(position: position) }
}

extension ControlTransition: Vanishing {
  // No transition is one without a duration.
  var vanished: ControlTransition { ControlTransition(duration: 0, curve: curve) }
}
