import Restyle

extension DesignDiff {
  /// Compares what has a name in both designs, in all traits and themes.
  mutating func compare<Subject: Differences>(
    _ subject: Subject, old: (TraitCollection) -> Subject.Value, new: (TraitCollection) -> Subject.Value
  ) {
    var placed = PlacedChanges()
    var isWhole = true
    for theme in themes {
      let explored = Exploration().explore { traits in
        let stored = (
          old: DefaultStyling.withDefaults(theme.old) { old(traits) },
          new: DefaultStyling.withDefaults(theme.new) { new(traits) }
        )
        return theme.changes(of: subject, stored, in: traits, followsValues: followsValues)
      }
      for (situation, changes) in explored.leaves { placed.add(changes, in: theme.situation.with(situation)) }
      if !explored.gaps.isEmpty { isWhole = false }
    }
    changes += placed.all(of: subject.group, subject.name)
    if !isWhole {
      add(.visible, subject.group, subject.name, note: "it depends on more traits than can be compared")
    }
  }
}
