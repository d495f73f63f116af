import Restyle
import RestyleAudit

/// A boundary that has got enough contrast in a state, or hasn't any more.
struct SeenBoundary {
  let effect: DesignChange.Effect
  let note: String
  /// The names that lead to the backgrounds in that state.
  private let paths: [String]

  /// Whether a property is of the box with the boundary.
  func concerns(_ path: String) -> Bool { paths.contains { path.hasPrefix($0 + ".") } }
}

extension SeenBoundary {
  /// The boundaries whose contrast has got enough, or isn't any more.
  ///
  /// - Parameters:
  ///   - old: The style before.
  ///   - new: That behind.
  ///   - traits: What they are seen in.
  /// - Returns: One for each state.
  static func all<Value>(from old: Value, to new: Value, _ traits: TraitCollection) -> [SeenBoundary] {
    let before = contrasts(of: old, traits)
    return contrasts(of: new, traits).compactMap { behind in
      let least = BoundaryContrast.least
      guard let first = before.first(where: { $0.state == behind.state })?.ratio,
        (first >= least) != (behind.ratio >= least)
      else { return nil }
      return SeenBoundary(
        effect: behind.ratio >= least ? .corrected : .breaking,
        note: contrastNote("boundary", first, behind.ratio, least: least),
        paths: boxes(in: new).filter { $0.split(separator: ".").contains("\(behind.state)") })
    }
  }

  private static func contrasts(of value: Any, _ traits: TraitCollection) -> [BoundaryContrast] {
    (value as? any Style).map { BoundaryContrast.all(of: $0, for: traits, on: .systemBackground) } ?? []
  }

  /// The names that lead to each background in a style.
  private static func boxes(in style: Any, at path: [String] = []) -> [String] {
    func boxes<Style: PropertyCoded>(ofProperties style: Style) -> [String] {
      func value<Property: TypedProperty<Style>>(_ property: Property) -> Any {
        style[keyPath: property.path]
      }
      return Style.properties.all.flatMap { Self.boxes(in: value($0.typed), at: path + [$0.name]) }
    }
    return switch style {
    case is BackgroundStyle: [path.joined(separator: ".")]
    case let styles as any NamedParts:
      styles.parts.flatMap { Self.boxes(in: $0.value, at: path + [$0.name]) }
    case let style as any PropertyCoded: boxes(ofProperties: style)
    default: []
    }
  }
}

/// What a contrast was and is, rounded down, so that what isn't enough doesn't look so.
func contrastNote(_ noun: String, _ old: Double, _ new: Double, least: Double) -> String {
  func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
  return "\(noun) contrast \(rounded(old)) → \(rounded(new)), and \(least) is enough"
}
