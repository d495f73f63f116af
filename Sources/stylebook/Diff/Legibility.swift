import Restyle

/// A text that has become legible, or isn’t any more.
struct Legibility {
  let text: SeenText
  let effect: DesignChange.Effect
  let note: String

  /// Whether a property is of the text, or of the background beside it.
  func concerns(_ path: String) -> Bool {
    let background = (text.owner.isEmpty ? "" : text.owner + ".") + "background"
    let attributes = text.path.isEmpty ? [] : [text.path + "."]
    let own = ["color", "backgroundColor", "fontSize", "fontWeight"]
    if text.path.isEmpty { return own.contains(path) }
    return attributes.contains { prefix in own.contains { path == prefix + $0 } }
      || path.hasPrefix(background)
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
    // Rounded down, so that what isn't enough doesn't look so.
    func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
    let note = "contrast \(rounded(first)) → \(rounded(second)), and \(text.leastContrast) is enough"
    return Legibility(text: text, effect: isNow ? .corrected : .breaking, note: note)
  }
}
