import Restyle

extension AuditRule {
  /// Lengths are those of the scale.
  public static let scale = AuditRule(
    "scale", .warning, "A spacing or a radius is one of the named lengths or radii of the design.")
}

/// The lengths that a design has names for.
struct Scale {
  private let lengths: [Double]
  private let radii: [Double]

  init(_ values: DesignValues) {
    lengths = values.lengths.map(\.value)
    radii = values.cornerRadii.map(\.value)
  }

  var isEmpty: Bool { lengths.isEmpty && radii.isEmpty }
}

extension Scale {
  /// The numbers of a value that are off the scale, each with the nearest one on it.
  ///
  /// Insets are lengths, and so are numbers that are called spacing.
  func misses(of value: Any, at part: String) -> [(number: Double, nearest: Double)] {
    switch value {
    case let insets as EdgeInsets: misses((0..<4).map { insets.distances[$0].plain }, lengths)
    case let radii as CornerRadii: misses((0..<4).map { radii.radii[$0].plain }, self.radii)
    case let number as any ReferringNumber where part.lowercased().hasSuffix("spacing"):
      misses([number.stored.plain], lengths)
    default: []
    }
  }

  private func misses(_ numbers: [Double], _ scale: [Double]) -> [(number: Double, nearest: Double)] {
    guard !scale.isEmpty else { return [] }
    var known: Set<Double> = [0]
    return numbers.compactMap { number in
      guard known.insert(number).inserted, !scale.contains(number.magnitude),
        let nearest = scale.min(by: { abs($0 - number.magnitude) < abs($1 - number.magnitude) })
      else { return nil }
      return (number, number < 0 ? -nearest : nearest)
    }
  }
}

extension Inspection {
  /// Checks a value that a style sets.
  mutating func checkScale(of value: Any, at part: String, _ scale: Scale) {
    for (number, nearest) in scale.misses(of: value, at: part) {
      let failure = Failure("\(shownNumber(number)) is off the scale", suggesting: shownNumber(nearest))
      add(failure, of: .scale, at: part)
    }
  }
}
