extension Style where Self: Encodable {
  /// The Swift source that creates the style.
  ///
  /// ```swift
  /// let source = SeparatorStyle(width: 1, color: .red).debugDescription
  /// // SeparatorStyle(width: 1.0, color: Color(hex: 0xff0000))
  /// ```
  public var debugDescription: String { SwiftSourceEncoder.source(of: self) }

  /// Returns Swift source that creates the style from another one, for a type without an initialiser for all its
  /// properties.
  package func swiftSource(restyling base: String) -> String {
    SwiftSourceEncoder.source(of: self, restyling: base)
  }
}

extension BarMetricsStyles: CustomDebugStringConvertible where Style: Encodable {}
extension InsettedStyle: CustomDebugStringConvertible where Style: Encodable {}
extension SectionStyle.Background: CustomDebugStringConvertible {}
extension StateStyles: CustomDebugStringConvertible where Style: Encodable {}

// Types whose encoding differs from their initialiser.

extension Angle: SwiftSourceConvertible {
  var swiftSource: String { "Angle(degrees: \(degrees))" }
}

extension BackgroundStyle: SwiftSourceConvertible {
  // The less frequent properties are stored in an object of their own, before the border.
  var swiftSource: String {
    var parts = ["color: \(color.debugDescription)"]
    if let gradient { parts.append("gradient: \(SwiftSourceEncoder.source(of: gradient))") }
    if let image { parts.append("image: \(image.swiftSource)") }
    parts.append("border: \(SwiftSourceEncoder.source(of: border))")
    if !storedShadows.isEmpty { parts.append("shadows: \(SwiftSourceEncoder.source(of: storedShadows))") }
    return "BackgroundStyle(\(parts.joined(separator: ", ")))"
  }
}

extension BarMetricsStyles: SwiftSourceConvertible where Style: Encodable {
  static var holdsOthers: Bool { true }

  var swiftSource: String {
    let entries = BarMetrics.allCases.compactMap { metrics in
      self[metrics].map { ".\(metrics.rawValue): \(SwiftSourceEncoder.source(of: $0))" }
    }
    // An empty literal could also be the states of one kind of bar.
    return entries.isEmpty ? "BarMetricsStyles()" : "[\(entries.joined(separator: ", "))]"
  }
}

extension ControlTransition.Curve: SwiftSourceConvertible {
  var swiftSource: String {
    "ControlTransition.Curve(\(firstTime), \(firstProgress), \(secondTime), \(secondProgress))"
  }
}

extension DividerStyle: SwiftSourceConvertible {
  var swiftSource: String {
    // An image replaces the line, so the line's properties don't matter.
    let line = "DividerStyle(separator: \(SwiftSourceEncoder.source(of: separator)))"
    return image.map { image in "\(line).restyled { $0.image = \(image.swiftSource) }" } ?? line
  }
}

extension StateStyles: SwiftSourceConvertible where Style: Encodable {
  static var holdsOthers: Bool { true }

  var swiftSource: String {
    let entries = map { entry in
      let states =
        entry.state == .normal ? ".normal" : "[\(entry.state.names.map { "." + $0 }.joined(separator: ", "))]"
      return "\(states): \(SwiftSourceEncoder.source(of: entry.style))"
    }
    let literal = "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]"
    guard let transition else { return literal }
    let type = SwiftSourceEncoder.nameInSource(of: Self.self)
    return "(\(literal) as \(type)).restyled { $0.transition = \(SwiftSourceEncoder.source(of: transition)) }"
  }
}
