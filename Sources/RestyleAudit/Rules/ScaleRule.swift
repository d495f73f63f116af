import Restyle

extension AuditRule {
  /// Spacings and radii are on the scale of the design.
  public static let scale = AuditRule(
    "scale", .warning,
    "A spacing or a radius is one of the design's named lengths, or, without named lengths, one that several "
      + "styles have."
  )
}

/// The lengths that a design names or repeats.
struct Scale {
  /// The lengths of spacings; empty if any is allowed.
  let lengths: [Double]
  private let radii: [Double]
  /// Whether the lengths were inferred, since none are named.
  private let isInferred: Bool

  /// Creates the scale of a design.
  ///
  /// - Parameters:
  ///   - values: The named values.
  ///   - catalog: The catalog, from whose styles the lengths are inferred if none are named.
  ///   - given: The lengths to use instead; nil for none.
  init(_ values: DesignValues, _ catalog: StyleCatalog, lengths given: [Double]?) {
    let named = given ?? values.lengths.map(\.value)
    isInferred = given == nil && named.isEmpty
    lengths = isInferred ? RepeatedLengths(catalog).scale : named
    radii = values.cornerRadii.map(\.value)
  }

  var isEmpty: Bool { lengths.isEmpty && radii.isEmpty }

  /// The lengths of a value: insets, and numbers whose names end with "spacing".
  static func lengths(in value: Any, at part: String) -> [Double] {
    switch value {
    case let insets as EdgeInsets: (0..<4).map { insets.distances[$0].plain }
    case let number as any ReferringNumber where part.lowercased().hasSuffix("spacing"): [number.stored.plain]
    default: []
    }
  }
}

extension Scale {
  /// The numbers of a value that are off the scale, each with the nearest one on it.
  fileprivate func misses(of value: Any, at part: String) -> [(number: Double, nearest: Double)] {
    guard let radii = value as? CornerRadii else { return misses(Self.lengths(in: value, at: part), lengths) }
    return misses((0..<4).map { radii.radii[$0].plain }, self.radii)
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

  /// The name of a value's scale in findings: radii have a scale only if they are named.
  fileprivate func name(for value: Any) -> String {
    isInferred && !(value is CornerRadii)
      ? "the scale that styles repeat, \(lengths.map(shownNumber).joined(separator: ", "))" : "the scale"
  }
}

extension Inspection {
  /// Checks a value that a style sets.
  mutating func checkScale(of value: Any, at part: String, _ scale: Scale) {
    for (number, nearest) in scale.misses(of: value, at: part) {
      let name = scale.name(for: value)
      let failure = Failure("\(shownNumber(number)) is off \(name)", suggesting: shownNumber(nearest))
      add(failure, of: .scale, at: part)
    }
  }
}
