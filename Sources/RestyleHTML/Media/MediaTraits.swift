import Restyle
import RestyleRendering

/// The traits that a stylesheet's rules follow, and the conditions for their values.
///
/// ```swift
/// var sheet = StyleSheet(mediaTraits: MediaTraits(BreakpointKey.self, compactWidth: .width(..<768)))
/// ```
///
/// The standard traits that browsers can detect are always included.
public struct MediaTraits: Sendable {
  // Nil for the standard ones, so that pages on several threads don't contend for the reference count of one object.
  private let others: Contents?

  // A class, since it is passed around with the surroundings of all rules.
  final class Contents: Sendable {
    let compactWidth: MediaCondition
    let compactHeight: MediaCondition
    /// The axes of traits of users' own; nil for none.
    let axes: CustomTraitAxes?
    /// The conditions of those bits, in order.
    let conditions: [(bit: TraitCondition, condition: ValueCondition)]

    init(
      _ keys: [any MediaTraitKey.Type], compactWidth: MediaCondition, compactHeight: MediaCondition
    ) {
      self.compactWidth = compactWidth
      self.compactHeight = compactHeight
      var axes = CustomTraitAxes()
      var conditions: [(TraitCondition, ValueCondition)] = []
      func add<Key: MediaTraitKey>(_ key: Key.Type) {
        guard axes.conditions(of: key) == nil else { return }
        let values = key.conditionsOfValues
        guard let larger = axes.adding(key, values: values.map(\.value)) else { return }
        axes = larger
        conditions += zip(axes.conditions(of: key) ?? [], values.map(\.condition))
      }
      for key in keys { add(key) }
      self.axes = keys.isEmpty ? nil : axes
      self.conditions = conditions
    }
  }

  /// Creates traits: the standard ones, and custom ones.
  ///
  /// All custom traits together can have 22 values besides their defaults. A trait that exceeds this limit, or isn't
  /// included, is a problem of the stylesheet as soon as a style reads it.
  ///
  /// - Parameters:
  ///   - keys: The keys of the custom traits.
  ///   - compactWidth: The condition for a compact horizontal size class, which is regular otherwise; by default, a
  ///     width below 600 points, as in the window size classes of Material 3.
  ///   - compactHeight: The condition for a compact vertical size class, which is regular otherwise; by default, a
  ///     height below 480 points, as in the same classes.
  public init(
    _ keys: any MediaTraitKey.Type..., compactWidth: MediaCondition = .width(..<600),
    compactHeight: MediaCondition = .height(..<480)
  ) {
    others = Contents(keys, compactWidth: compactWidth, compactHeight: compactHeight)
  }

  private init(others: Contents?) { self.others = others }

  /// Only the standard traits.
  public static let standard = MediaTraits(others: nil)
}

extension MediaTraits {
  var contents: Contents { others ?? .standard }

  /// The axes of traits of users' own; nil for none.
  var axes: CustomTraitAxes? { others?.axes }

  /// Returns the losses for traits that were read and that rules don't follow.
  var lossesOfReading: @Sendable (TraitReads) -> [RenderingProblem.Loss] {
    // Doesn't capture a shared object for the standard ones.
    guard let others else { return { Contents.standard.losses(ofReading: $0) } }
    return { others.losses(ofReading: $0) }
  }

  static func === (lhs: Self, rhs: Self) -> Bool { lhs.others === rhs.others }
}

extension MediaTraits.Contents {
  fileprivate static let standard = MediaTraits().contents

  /// Returns the losses for traits that were read and that rules don't follow.
  func losses(ofReading reads: TraitReads) -> [RenderingProblem.Loss] {
    guard reads.dependsOnCustomTraits else { return [] }
    return reads.customKeys.filter { $0 is any MediaTraitKey.Type && axes?.conditions(of: $0) == nil }
      .map { .unfollowedTrait($0.name) }
  }
}

extension MediaTraitKey {
  /// The values besides the default, each once, with the conditions under which the trait has them.
  fileprivate static var conditionsOfValues: [(value: Value, condition: ValueCondition)] {
    var result: [(value: Value, condition: ValueCondition)] = []
    var places: [Value: Int] = [:]
    for entry in mediaValues.entries where entry.value != defaultValue {
      if let place = places[entry.value] {
        result[place].condition = result[place].condition || entry.condition
      } else {
        places[entry.value] = result.count
        result.append((entry.value, entry.condition))
      }
    }
    return result
  }
}
