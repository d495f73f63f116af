import Foundation
import Restyle
import TestSupport
import Testing

@Suite("Laws of what lies between two values")
struct InterpolationLawTests {
  private typealias InterpolatableSample = Interpolatable & Sampled

  private static let types: [any InterpolatableSample.Type] =
    ValueLawTests.types.compactMap { $0 as? any InterpolatableSample.Type } + [TextStyle.self]

  private static let inner = [1e-300, 1e-9, 0.25, 0.5, 0.75, 1 - 1e-9]

  @Test("All styles have something between them")
  func styles() {
    #expect(Self.types.count { $0 is any Style.Type } > 30)
  }

  @Test("The ends are exact, whatever the fraction is, and what is alike stays so")
  func ends() async throws {
    try await forEach(Self.types) { (type: any InterpolatableSample.Type) in
      func check<Value: InterpolatableSample>(_ type: Value.Type) {
        for (first, second) in Value.pairs {
          for fraction in [-0.0, 0, -1, -.infinity, .nan, .signalingNaN, -.leastNonzeroMagnitude] {
            #expect(first.interpolated(to: second, at: fraction) == first)
          }
          for fraction in [1, 2, .infinity, .greatestFiniteMagnitude] {
            #expect(first.interpolated(to: second, at: fraction) == second)
          }
          for fraction in Self.inner { #expect(first.interpolated(to: first, at: fraction) == first) }
        }
      }
      check(type)
    }
  }

  @Test("What lies between two values is a valid one, close to each near to it, in every property")
  func between() async throws {
    try await forEach(Self.types) { (type: any InterpolatableSample.Type) throws in
      func check<Value: InterpolatableSample>(_ type: Value.Type) throws {
        for (first, second) in Value.pairs {
          for fraction in [0.25, 0.5] {
            let between = [first.interpolated(to: second, at: fraction)]
            let data = try JSONEncoder().encode(between)
            #expect(try JSONDecoder.sampling.decode([Value].self, from: data) == between)
          }
          for (fraction, end) in [(1e-9, first), (1 - 1e-9, second)] {
            let near = try json([first.interpolated(to: second, at: fraction)])
            let isClose = isClose(near, to: try json([end]))
            #expect(isClose, "\(first), \(second)")
          }
        }
      }
      try check(type)
    }
  }

  private func json(_ value: some Encodable) throws -> Any {
    try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
  }

  /// Whether a document has all that another one has, in numbers and colours that are close to its own.
  private func isClose(_ value: Any, to other: Any) -> Bool {
    if let value = Color(json: value), let other = Color(json: other) { return value.isClose(to: other) }
    switch (value, other) {
    case (let value as [String: Any], let other as [String: Any]):
      return other.allSatisfy { key, other in value[key].map { isClose($0, to: other) } ?? false }
    case (let values as [Any], let others as [Any]):
      // Gradients get stops where the other one has some.
      if values.count > others.count, (values[0] as? [String: Any])?["location"] != nil { return true }
      return values.count >= others.count && zip(values, others).allSatisfy { isClose($0, to: $1) }
    case (let value as NSNumber, let other as NSNumber):
      let (value, other) = (value.doubleValue, other.doubleValue)
      // A billionth of the way from the greatest of the samples is still far.
      return value.magnitude > 1e9 || (value - other).magnitude <= 1e-6 * max(1, other.magnitude)
    default: return (value as? NSObject) == (other as? NSObject)
    }
  }
}

extension Color {
  /// The colour that is encoded as a CSS colour, or as one for each variant; nil for another value.
  fileprivate init?(json: Any) {
    guard json is String || (json as? [String: Any])?["light"] != nil,
      let data = try? JSONSerialization.data(withJSONObject: [json]),
      let colors = try? JSONDecoder().decode([Color].self, from: data)
    else { return nil }
    self = colors[0]
  }

  fileprivate func isClose(to other: Color) -> Bool {
    ColorScheme.allCases.allSatisfy { scheme in
      Contrast.allCases.allSatisfy { contrast in
        let colors = [self, other].map {
          $0.resolved(colorScheme: scheme, contrast: contrast).converted(to: .displayP3)
        }
        // What can't be seen may have any colour.
        return colors.allSatisfy { $0.alpha < 1e-6 }
          || [\Color.red, \.green, \.blue, \.alpha].allSatisfy {
            (colors[0][keyPath: $0] - colors[1][keyPath: $0]).magnitude < 1e-4
          }
      }
    }
  }
}

extension JSONDecoder {
  /// Decodes what samples hold.
  fileprivate static var sampling: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
    return decoder
  }
}
