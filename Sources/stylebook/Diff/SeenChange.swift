import Restyle
import RestyleTokens

/// What is seen of a change in one place.
struct SeenChange: Hashable {
  let path: String
  let effect: DesignChange.Effect
  let old: String?
  let new: String?
  let note: String?
}

extension DiffTheme {
  /// What is seen of the changes of a value.
  ///
  /// - Parameters:
  ///   - subject: What the value is.
  ///   - stored: The value before and behind, as each design has it.
  ///   - traits: The surroundings, of which no more are read than matter.
  ///   - followsValues: Whether equal ones can look different.
  /// - Returns: The changes, those that look the same behind the others.
  func changes<Subject: Differences>(
    of subject: Subject, _ stored: (old: Subject.Value, new: Subject.Value), in traits: TraitCollection,
    followsValues: Bool
  ) -> [SeenChange] {
    guard followsValues || stored.old != stored.new else { return [] }
    let show = ShownValue(in: traits, scalesTexts: false)
    let shown = (
      old: DefaultStyling.withDefaults(old) { show(stored.old) },
      new: DefaultStyling.withDefaults(new) { show(stored.new) }
    )
    let text = SeenValue(group: subject.group)
    let seen = shown.old == shown.new ? [] : visible(subject, shown.old, shown.new, traits)
    // What is stored differently, and looks the same.
    let others = subject.all(from: stored.old, to: stored.new).filter { other in
      !seen.contains {
        "\($0.path).".hasPrefix("\(other.path).") || "\(other.path).".hasPrefix("\($0.path).")
          || $0.path.isEmpty
      }
    }
    return seen
      + others.map { other in
        SeenChange(
          path: other.path, effect: .invisible,
          old: DefaultStyling.withDefaults(old) { text.text(show(other.old)) },
          new: DefaultStyling.withDefaults(new) { text.text(show(other.new)) }, note: nil)
      }
  }

  /// The changes that are seen of what is shown.
  private func visible<Subject: Differences>(
    _ subject: Subject, _ old: Subject.Value, _ new: Subject.Value, _ traits: TraitCollection
  ) -> [SeenChange] {
    let scale = ShownValue(in: traits, scalesTexts: true)
    let scaled = differences(subject, scale(old), scale(new), traits).map(\.path)
    guard !scaled.isEmpty else { return [] }
    let (before, behind) = (expanded(old, beside: new), expanded(new, beside: old))
    let contrasts = ChangedContrast.all(from: before, to: behind, traits)
    let all = differences(subject, old, new, traits)
    // Where texts follow the size that readers prefer, one attribute changes others: the one that is set is listed.
    let consequences = Set(scaled).subtracting(all.map(\.path)).map(\.parentPath)
    let text = SeenValue(group: subject.group)
    return all.filter { scaled.contains($0.path) || consequences.contains($0.path.parentPath) }
      .map { difference in
        // What breaks counts, whatever else is corrected.
        let contrast = contrasts.first { $0.concerns(difference.path) }
        let isOnScale =
          scales.old.holds(difference.old, at: difference.path) == false
          && scales.new.holds(difference.new, at: difference.path) == true
        return SeenChange(
          path: difference.path, effect: contrast?.effect ?? (isOnScale ? .corrected : .visible),
          old: text.text(difference.old), new: text.text(difference.new),
          note: contrast?.note ?? (isOnScale ? "has become a length of the design" : nil))
      }
  }

  /// The differences in looks: what falls back on a style that looks the same doesn't look different, and neither does a
  /// colour that is the same in another space, or that isn't seen.
  private func differences<Subject: Differences>(
    _ subject: Subject, _ old: Subject.Value, _ new: Subject.Value, _ traits: TraitCollection
  ) -> [Difference] {
    subject.all(from: expanded(old, beside: new), to: expanded(new, beside: old)).filter { difference in
      guard let old = difference.old as? Color, let new = difference.new as? Color else { return true }
      return !old.looksEqual(to: new, in: traits)
    }
  }
}
