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
          for fraction in Self.inner {
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
    switch (value, other) {
    case (let value as [String: Any], let other as [String: Any]):
      return other.allSatisfy { key, other in value[key].map { isClose($0, to: other) } ?? false }
    case (let values as [Any], let others as [Any]):
      // Gradients get stops where the other one has some.
      if values.count > others.count, (values[0] as? [String: Any])?["location"] != nil { return true }
      return values.count >= others.count && zip(values, others).allSatisfy { isClose($0, to: $1) }
    case (let value as String, let other as String):
      guard value != other else { return true }
      guard let value = try? Color(css: value), let other = try? Color(css: other) else { return false }
      // What can't be seen may have any colour.
      return value.alpha < 1e-6 && other.alpha < 1e-6 || value.isClose(to: other)
    case (let value as NSNumber, let other as NSNumber):
      let scale = max(1, value.doubleValue.magnitude, other.doubleValue.magnitude)
      return (value.doubleValue - other.doubleValue).magnitude <= 1e-6 * scale
    default: return (value as? NSObject) == (other as? NSObject)
    }
  }
}

extension Color {
  fileprivate func isClose(to other: Color) -> Bool {
    let (first, second) = (converted(to: .displayP3), other.converted(to: .displayP3))
    return [\Color.red, \.green, \.blue, \.alpha].allSatisfy {
      (first[keyPath: $0] - second[keyPath: $0]).magnitude < 1e-4
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
