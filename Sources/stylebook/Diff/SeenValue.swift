import Foundation
import Restyle

/// What a value looks like in some surroundings: two look the same exactly if their texts are equal.
///
/// Whatever refers to a named value looks like that, and of a colour the variant counts that is seen.
struct SeenValue {
  let traits: TraitCollection

  /// The text of a value of a property; nil for one that is unset.
  func text(_ value: Any?) -> String? {
    switch value {
    case nil: nil
    case let color as Color: color.resolved(for: traits).plain.cssText()
    case let number as Double: "\(number.plain)"
    case let shadows as [ShadowStyle]: document(of: shadows.plain)
    case let text as String: String(reflecting: text)
    case let value as any Encodable: document(of: value)
    case let value?: String(describing: value)
    }
  }

  /// The document of a value, in which each colour is the one that is seen.
  private func document(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode([value]),
      let list = try? JSONSerialization.jsonObject(with: data) as? [Any], let first = list.first,
      let seen = try? JSONSerialization.data(
        withJSONObject: [self.seen(first)], options: [.sortedKeys, .withoutEscapingSlashes])
    else { return String(describing: value) }
    return String(decoding: seen.dropFirst().dropLast(), as: UTF8.self)
  }

  private func seen(_ part: Any) -> Any {
    switch part {
    case let object as [String: Any]:
      color(object).map { $0.resolved(for: traits).plain.cssText() } ?? object.mapValues(seen)
    case let list as [Any]: list.map(seen)
    default: part
    }
  }

  /// The colour that an object is, if it has the names of one.
  private func color(_ object: [String: Any]) -> Color? {
    guard ["light", "usual", "color"].contains(where: { object[$0] != nil }),
      let data = try? JSONSerialization.data(withJSONObject: [object])
    else { return nil }
    return try? JSONDecoder().decode([Color].self, from: data).first
  }
}
