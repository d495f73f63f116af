import Foundation
import Restyle
import RestyleElements

/// How what is shown of a value is written for people.
struct SeenValue {
  /// The kind of value or style that it is in.
  let group: String

  /// The text of a value; nil for one that is unset.
  func text(_ value: Any?) -> String? {
    switch value {
    case nil: nil
    case let color as Color: color.cssText()
    case let number as Finite: text(number.wrappedValue)
    case let number as Double: isOfLengths ? Self.points(number) : "\(number)"
    case let shadows as [ShadowStyle]:
      shadows.isEmpty ? "none" : shadows.map(Self.text).joined(separator: ", ")
    case let text as String: text.swiftLiteral
    case let value as any Encodable: document(of: value)
    case let value?: String(describing: value)
    }
  }

  private var isOfLengths: Bool { ["lengths", "cornerRadii"].contains(group) }

  private static func points(_ number: Double) -> String {
    number == 1 ? "1 point" : "\(number.shortText) points"
  }

  /// A shadow as CSS has it: to the right, below, blur, spread and colour.
  private static func text(_ shadow: ShadowStyle) -> String {
    let numbers = [shadow.x, shadow.y, shadow.blur, shadow.spread].map(\.shortText)
    return ((shadow.isInner ? ["inset"] : []) + numbers + [shadow.color.cssText()]).joined(separator: " ")
  }

  private func document(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode([value]) else { return String(describing: value) }
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }
}
