extension TraitCollection: Hashable {
  /// Whether all traits are equal.
  public static func == (lhs: TraitCollection, rhs: TraitCollection) -> Bool {
    lhs.recording?.record(.everything)
    rhs.recording?.record(.everything)
    return lhs.values == rhs.values
  }

  /// Feeds all traits to `hasher`.
  public func hash(into hasher: inout Hasher) {
    recording?.record(.everything)
    hasher.combine(values)
  }
}
