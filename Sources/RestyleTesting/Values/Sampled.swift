/// A type with sample values, with which its laws are checked.
///
/// Types that can be decoded needn't conform, since their values are generated. Restyle's own types for styles conform,
/// so that custom styles with properties of these types have useful values.
///
/// ```swift
/// extension SealStyle: Sampled {
///   static var samples: [SealStyle] {
///     varying(SealStyle(), { $0.padding = 8 }, { $0.label = .bold })
///   }
/// }
/// ```
public protocol Sampled: Hashable, Codable, Sendable {
  /// Values that vary each stored property, the simplest first, without equal values.
  static var samples: [Self] { get }
}

extension Sampled {
  /// Returns a value, with a changed copy for each of several changes.
  ///
  /// - Parameters:
  ///   - base: The value.
  ///   - changes: The changes, each of which is made to a copy.
  /// - Returns: The value and the changed copies, in the order of the changes.
  public static func varying(_ base: Self, _ changes: ((inout Self) -> Void)...) -> [Self] {
    [base]
      + changes.map { change in
        var value = base
        change(&value)
        return value
      }
  }
}

extension Sampled where Self: CaseIterable {
  /// All cases.
  public static var samples: [Self] { Array(allCases) }
}
