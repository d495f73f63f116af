import Foundation
import Restyle

extension LawCheck {
  mutating func checkInterpolation<Between: Interpolatable & Hashable & Sendable>(_ type: Between.Type) {
    let values = typed(type)
    for (first, second) in pairs(of: values) {
      func parts(_ fraction: Double, _ found: Between, _ expected: Between) -> [BrokenLaw.Part] {
        [
          .init("first", of: first), .init("second", of: second), .init("at", "\(fraction)"),
          .init("is", of: found), .init("should be", of: expected),
        ]
      }
      for fraction in [-0.0, 0, -1, -.infinity, .nan, .signalingNaN, -.leastNonzeroMagnitude] {
        let start = first.interpolated(to: second, at: fraction)
        notes.expect(start == first, .interpolation, "the start is exact, for what is no number too") {
          parts(fraction, start, first)
        }
      }
      for fraction in [1, 2, .infinity, .greatestFiniteMagnitude] {
        let end = first.interpolated(to: second, at: fraction)
        notes.expect(end == second, .interpolation, "the end is exact") { parts(fraction, end, second) }
      }
      for fraction in [1e-300, 1e-9, 0.25, 0.5, 0.75, 1 - 1e-9] {
        let same = first.interpolated(to: first, at: fraction)
        notes.expect(same == first, .interpolation, "what is alike stays so") {
          [.init("value", of: first), .init("at", "\(fraction)"), .init("is", of: same)]
        }
      }
    }
    if let type = type as? any (Interpolatable & Hashable & Codable & Sendable).Type { checkBetween(type) }
  }

  private mutating func checkBetween<Between: Interpolatable & Hashable & Codable & Sendable>(
    _ type: Between.Type
  ) {
    for (first, second) in pairs(of: typed(type)) {
      for fraction in [0.25, 0.5] {
        let between = first.interpolated(to: second, at: fraction)
        let decoded = Result { try decode(type, document(of: between)) }
        notes.expect((try? decoded.get()) == between, .interpolation, "what lies between is a valid value") {
          [
            .init("first", of: first), .init("second", of: second), .init("at", "\(fraction)"),
            .init("is", of: between), .init("decoded", "\(decoded)"),
          ]
        }
      }
      for (fraction, end, other) in [(1e-9, first, second), (1 - 1e-9, second, first)] {
        let near = first.interpolated(to: second, at: fraction)
        let documents = (try? parsed(near), try? parsed(end), try? parsed(other))
        guard let found = documents.0, let expected = documents.1 else { continue }
        let isNear = isClose(found, to: expected, from: documents.2)
        notes.expect(isNear, .interpolation, "near an end it is close to that") {
          [
            .init("first", of: first), .init("second", of: second), .init("at", "\(fraction)"),
            .init("is", of: near),
          ]
        }
      }
    }
  }

  private func parsed(_ value: some Encodable) throws -> Any {
    try JSONSerialization.jsonObject(with: document(of: value))
  }
}

/// Whether a document has all members of another one, with close numbers and colours.
///
/// A billionth of the way from a large number is still a large distance, so the tolerance is relative to that number.
private func isClose(_ value: Any, to other: Any, from start: Any?) -> Bool {
  let (value, other, start) = (withoutName(value), withoutName(other), start.map(withoutName))
  if let value = value as? String, value == other as? String { return true }
  if let value = Color(json: value), let other = Color(json: other) { return value.isClose(to: other) }
  switch (value, other) {
  case (let value as [String: Any], let other as [String: Any]):
    let start = start as? [String: Any]
    return other.allSatisfy { key, other in
      value[key].map { isClose($0, to: other, from: start?[key]) } ?? false
    }
  case (let values as [Any], let others as [Any]):
    // An interpolated gradient may have stops of both gradients.
    if values.count > others.count, (values[0] as? [String: Any])?["location"] != nil { return true }
    let (values, others) = (withoutNames(values), withoutNames(others))
    let starts = withoutNames(start as? [Any] ?? [])
    return values.count >= others.count
      && others.indices.allSatisfy {
        isClose(values[$0], to: others[$0], from: starts.indices.contains($0) ? starts[$0] : nil)
      }
  case (let value as NSNumber, let other as NSNumber):
    let (value, other) = (value.doubleValue, other.doubleValue)
    let farthest = max(1, other.magnitude, (start as? NSNumber)?.doubleValue.magnitude ?? 0)
    return (value - other).magnitude <= 1e-6 * farthest
  default: return (value as? NSObject) == (other as? NSObject)
  }
}

/// The usual value of a named value: values between it and another one have no names.
private func withoutName(_ value: Any) -> Any {
  guard let object = value as? [String: Any], object.count == 2, object["name"] != nil,
    let usual = object["usual"]
  else { return value }
  return withoutName(usual)
}

/// The elements, with named lists replaced by their elements, such as shadows.
private func withoutNames(_ values: [Any]) -> [Any] {
  values.flatMap { value in
    let usual = withoutName(value)
    guard value is [String: Any], let list = usual as? [Any] else { return [usual] }
    return withoutNames(list)
  }
}

extension Color {
  /// Creates the colour that is encoded as a CSS colour, or as one for each variant; nil for another value.
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
        // Transparent colours may differ.
        return colors.allSatisfy { $0.alpha < 1e-6 }
          || [\Color.red, \.green, \.blue, \.alpha].allSatisfy {
            (colors[0][keyPath: $0] - colors[1][keyPath: $0]).magnitude < 1e-4
          }
      }
    }
  }
}
