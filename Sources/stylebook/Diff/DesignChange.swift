import Restyle

/// What changes from one version of a design to another, under its smallest condition.
struct DesignChange: Hashable, Encodable {
  let effect: Effect
  /// The kind of value or style, such as `colors` or `buttons`.
  let group: String
  let name: String
  /// The names that lead to the property; empty for the whole.
  let path: String
  /// What has to be so, of which one is enough; one without names is always.
  let conditions: [[String]]
  /// What was seen; nil for what is new or was unset.
  let old: String?
  /// What is seen; nil for what is gone.
  let new: String?
  /// What more there is to say, such as a contrast.
  var note: String?

  /// What a change does, the worst first.
  enum Effect: String, CaseIterable, Codable {
    /// A name is gone, or a text or the boundary of a control hasn't the contrast any more that it needs.
    case breaking
    /// Something looks different.
    case visible
    /// A contrast has become enough, or a length one of those that the design has names for.
    case corrected
    /// Nothing looks different: something is new, or has the same look for another reason.
    case invisible
  }
}

extension DesignChange {
  var fullName: String { ([group, name] + (path.isEmpty ? [] : [path])).joined(separator: ".") }

  /// The condition in words; nil for always.
  var condition: String? {
    conditions.contains([])
      ? nil : conditions.map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }

  /// The change in one line.
  var line: String {
    let what =
      switch (old?.shortened, new?.shortened) {
      case (nil, nil): note ?? ""
      case (let old?, nil) where path.isEmpty: "\(old): gone"
      case (nil, let new?) where path.isEmpty: "new: \(new)"
      case (let old?, _) where effect == .invisible && self.old == self.new: old
      case (let old, let new): "\(old ?? "unset") → \(new ?? "unset")"
      }
    let remark = old == nil && new == nil ? nil : note
    return [fullName + (condition.map { " (\($0))" } ?? "") + ": " + what, remark].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension String {
  /// The text, or its beginning: whole styles are long.
  var shortened: String { count > 100 ? prefix(100) + "…" : self }
}
