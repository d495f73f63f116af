import Restyle

/// The text of a condition in a media or container query, which can be joined with others.
///
/// Conditions are joined as text, so that writing them needs no recursion, however deep they are.
struct ConditionText: Hashable, Sendable {
  private let kind: Kind
  /// The condition, such as `(width<600px)`; empty if it always or never holds.
  private let text: String

  private enum Kind { case always, never, single, all, any, none }

  private init(_ kind: Kind, _ text: String = "") {
    self.kind = kind
    self.text = text
  }

  /// A condition that always holds.
  static let always = ConditionText(.always)
  /// A condition that never holds.
  static let never = ConditionText(.never)

  /// Creates a condition from a trusted feature and value, such as `orientation:portrait`.
  static func feature(_ feature: String) -> ConditionText { ConditionText(.single, "(\(feature))") }

  /// Creates a condition from a trusted function, such as `selector(a)`.
  static func function(_ function: String) -> ConditionText { ConditionText(.single, function) }

  /// Creates a condition for a length in a half-open range.
  ///
  /// Ranges are written with `<` and `>=` (Media Queries 4, section 2.4.3) instead of `min-` and `max-`: a window of
  /// 599.5 pixels, which can occur with zoom, is in exactly one of `..<600` and `600...`, without a gap between them.
  static func range(_ feature: String, from lower: Double?, to upper: Double?) -> ConditionText {
    let lower = lower?.finiteLimit ?? 0
    let upper = upper.map(\.finiteLimit) ?? .infinity
    guard lower < upper else { return .never }
    let above = lower > 0
    let below = upper.isFinite
    return switch (above, below) {
    case (false, false): .always
    case (false, true): .feature("\(feature)<\(pixels(upper))")
    case (true, false): .feature("\(feature)>=\(pixels(lower))")
    case (true, true): .feature("\(pixels(lower))<=\(feature)<\(pixels(upper))")
    }
  }

  private static func pixels(_ length: Double) -> String {
    var bytes = Bytes()
    bytes.append(pixels: length)
    // Lengths need their unit here.
    return length == 0 ? "0px" : String(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// The number as a limit of lengths; 0 for negative numbers and NaN, which are no limit.
  fileprivate var finiteLimit: Double { self > 0 ? self : 0 }
}

extension ConditionText {
  /// Whether the condition never holds.
  var isNever: Bool { kind == .never }

  /// The condition as an operand of others.
  private var enclosed: String { kind == .single ? text : "(\(text))" }

  /// The condition as an operand of a condition of some kind.
  private func part(of kind: Kind) -> String { self.kind == kind ? text : enclosed }

  static func && (lhs: ConditionText, rhs: ConditionText) -> ConditionText {
    if lhs.kind == .never || rhs.kind == .always || lhs == rhs { return lhs }
    if rhs.kind == .never || lhs.kind == .always { return rhs }
    return ConditionText(.all, lhs.part(of: .all) + " and " + rhs.part(of: .all))
  }

  static func || (lhs: ConditionText, rhs: ConditionText) -> ConditionText {
    if lhs.kind == .always || rhs.kind == .never || lhs == rhs { return lhs }
    if rhs.kind == .always || lhs.kind == .never { return rhs }
    return ConditionText(.any, lhs.part(of: .any) + " or " + rhs.part(of: .any))
  }

  static prefix func ! (condition: ConditionText) -> ConditionText {
    switch condition.kind {
    case .always: .never
    case .never: .always
    default: ConditionText(.none, "not \(condition.enclosed)")
    }
  }

  /// The condition after a media type and `and`; nil if the type is enough.
  var behindType: String? {
    switch kind {
    case .always: nil
    case .any: enclosed
    default: text
    }
  }

  /// The condition alone; empty if it always holds.
  var standalone: String { kind == .never ? "not all" : text }
}
