import Restyle

/// A condition of a media or container query as it is written, with what it takes to join it to others.
///
/// Joined as text, so that no condition is too deep to be written.
struct ConditionText: Hashable, Sendable {
  private let kind: Kind
  /// The condition, such as `(width<600px)`; empty for what holds always or never.
  private let text: String

  private enum Kind { case always, never, single, all, any, none }

  private init(_ kind: Kind, _ text: String = "") {
    self.kind = kind
    self.text = text
  }

  /// What always holds.
  static let always = ConditionText(.always)
  /// What never holds.
  static let never = ConditionText(.never)

  /// A feature and its value, such as `orientation:portrait`, which are text of ours.
  static func feature(_ feature: String) -> ConditionText { ConditionText(.single, "(\(feature))") }

  /// A function of a condition, such as `selector(a)`, which is text of ours.
  static func function(_ function: String) -> ConditionText { ConditionText(.single, function) }

  /// A length between two others, of which the lower one belongs to it and the upper one doesn't.
  ///
  /// Ranges are written with `<` and `>=` (Media Queries 4, section 2.4.3), and not with `min-` and `max-`: a window of
  /// 599.5 pixels, as zoomed ones have, lies in exactly one of `..<600` and `600...`, and no gap is needed between.
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
    // A length always has its unit here.
    return length == 0 ? "0px" : String(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// A limit of lengths; one that is no number or negative is none.
  fileprivate var finiteLimit: Double { self > 0 ? self : 0 }
}

extension ConditionText {
  /// Whether the condition never holds.
  var isNever: Bool { kind == .never }

  /// The condition as a part of others.
  private var enclosed: String { kind == .single ? text : "(\(text))" }

  /// The condition as a part of one that joins conditions of a kind.
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

  /// The condition behind a media type and `and`; nil if the type says it all.
  var behindType: String? {
    switch kind {
    case .always: nil
    case .any: enclosed
    default: text
    }
  }

  /// The condition by itself; empty for what always holds.
  var standalone: String { kind == .never ? "not all" : text }
}
