/// A type with sample values, which its laws are checked with.
///
/// Types that can be decoded needn't say so: values of them are generated. Those of Restyle that styles are made of say
/// it, so that they have useful values in the styles of others.
///
/// ```swift
/// extension SealStyle: Sampled {
///   static var samples: [SealStyle] {
///     varying(SealStyle(), { $0.padding = 8 }, { $0.label = .bold })
///   }
/// }
/// ```
public protocol Sampled: Hashable, Codable, Sendable {
  /// Values that vary each stored property, the simplest first, and no two of which are equal.
  static var samples: [Self] { get }
}

extension Sampled {
  /// Returns a value, and the results of each of some changes.
  ///
  /// - Parameters:
  ///   - base: The value.
  ///   - changes: The changes, each of which is made in a copy.
  /// - Returns: The value and the changed ones, in the order of the changes.
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
