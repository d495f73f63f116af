import Restyle

/// A text that has become legible, or isn’t any more.
struct Legibility {
  let text: SeenText
  let effect: DesignChange.Effect
  let note: String

  /// Whether a property is one that the contrast depends on: of the text, or a colour behind it, and no line around it.
  func concerns(_ path: String) -> Bool {
    let prefix = text.path.isEmpty ? "" : text.path + "."
    return text.background.paths.contains { $0.isExactly(path) }
      || ["color", "backgroundColor", "fontSize", "fontWeight"].contains { path.isExactly(prefix + $0) }
  }
}

/// The texts whose contrast has got enough, or isn’t any more.
///
/// - Parameters:
///   - old: The texts before.
///   - new: Those behind.
///   - traits: What they are seen in.
/// - Returns: Each of them, in the order of the new ones.
func legibility(from old: [SeenText], to new: [SeenText], _ traits: TraitCollection) -> [Legibility] {
  new.compactMap { text in
    guard let before = old.first(where: { $0.path == text.path }), let first = before.contrast(traits),
      let second = text.contrast(traits)
    else { return nil }
    let (was, isNow) = (first >= before.leastContrast, second >= text.leastContrast)
    guard was != isNow else { return nil }
    let note = contrastNote("text", first, second, least: text.leastContrast)
    return Legibility(text: text, effect: isNow ? .corrected : .breaking, note: note)
  }
}
