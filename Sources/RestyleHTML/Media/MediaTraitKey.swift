public import Restyle

/// A custom trait whose values browsers can detect, by the window or by a box around an element.
///
/// ```swift
/// enum Breakpoint: String, Codable { case small, medium, large }
///
/// struct BreakpointKey: MediaTraitKey {
///   static let name = "breakpoint"
///   static let defaultValue = Breakpoint.small
///   static let mediaValues: MediaValues<Breakpoint> = .widths([.medium: 600, .large: 1024])
/// }
/// ```
///
/// Pass the key to a stylesheet's ``MediaTraits``. Then a style that reads the trait has a rule for each of its values.
public protocol MediaTraitKey: TraitKey {
  /// The conditions under which the trait has its values; if none holds, the trait has its default value.
  static var mediaValues: MediaValues<Value> { get }
}

/// The values of a trait, with the conditions under which it has them.
public struct MediaValues<Value: Hashable & Sendable>: Sendable {
  let entries: [Entry]

  struct Entry: Sendable {
    let value: Value
    let condition: ValueCondition
  }

  private init(_ entries: [Entry]) { self.entries = entries }
}

/// The condition of a value, of either kind.
enum ValueCondition: Hashable, Sendable {
  case media(MediaCondition)
  case container(Bytes?, ContainerCondition)
}

extension ValueCondition {
  /// Returns a condition that holds if one of two conditions of the same kind holds.
  static func || (lhs: ValueCondition, rhs: ValueCondition) -> ValueCondition {
    switch (lhs, rhs) {
    case (.media(let left), .media(let right)): .media(left || right)
    case (.container(let name, let left), .container(_, let right)): .container(name, left || right)
    // All conditions of a trait are of one kind.
    default: lhs
    }
  }
}

extension MediaValues {
  /// Creates values that depend on the window and the device.
  ///
  /// - Parameter conditions: The condition of each value. If several hold, the first one counts.
  public init(_ conditions: KeyValuePairs<Value, MediaCondition>) {
    var earlier = !MediaCondition.always
    self.init(
      conditions.map { value, condition in
        defer { earlier = earlier || condition }
        return Entry(value: value, condition: .media(condition && !earlier))
      })
  }

  /// Creates values that depend on the nearest container around an element.
  ///
  /// - Parameters:
  ///   - container: The name of the container, set by its ``ContainerStyle``; nil for the nearest one of any name.
  ///   - conditions: The condition of each value. If several hold, the first one counts.
  public init(ofContainer container: String?, _ conditions: KeyValuePairs<Value, ContainerCondition>) {
    let name = ContainerCondition.identifier(of: container)
    var earlier = ContainerCondition(.never)
    self.init(
      conditions.map { value, condition in
        defer { earlier = earlier || condition }
        return Entry(value: value, condition: .container(name, condition && !earlier))
      })
  }

  /// Returns values that depend on the width of the window.
  ///
  /// - Parameter starts: The width in points at which each value starts, up to that of the next one, in any order.
  /// - Returns: The values. Exactly one holds in a window that is at least as wide as the first one requires.
  public static func widths(_ starts: KeyValuePairs<Value, Double>) -> MediaValues {
    MediaValues(ranges(starts).map { Entry(value: $0, condition: .media(MediaCondition($1))) })
  }

  /// Returns values that depend on the width of the nearest container around an element.
  ///
  /// - Parameters:
  ///   - starts: The width in points at which each value starts, up to that of the next one, in any order.
  ///   - container: The name of the container, set by its ``ContainerStyle``; nil for the nearest one of any name.
  /// - Returns: The values. Exactly one holds in a container that is at least as wide as the first one requires.
  public static func containerWidths(
    _ starts: KeyValuePairs<Value, Double>, of container: String? = nil
  ) -> MediaValues {
    let name = ContainerCondition.identifier(of: container)
    return MediaValues(
      ranges(starts).map { Entry(value: $0, condition: .container(name, ContainerCondition($1))) })
  }

  private static func ranges(_ starts: KeyValuePairs<Value, Double>) -> [(Value, ConditionText)] {
    // NaN and negative numbers count as zero.
    let sorted = starts.map { ($0, $1 > 0 ? $1 : 0) }.sorted { $0.1 < $1.1 }
    return sorted.indices.map { index in
      let next = index + 1 < sorted.count ? sorted[index + 1].1 : nil
      return (sorted[index].0, .range("width", from: sorted[index].1, to: next))
    }
  }
}
