import Restyle

extension TreeVisitor {
  /// What the audit looks at of an element, or of a part of it.
  struct Sighting {
    var subject: Subject
    let part: String
    /// Which of the looks of the part it is, such as those of the runs of a text.
    let look: Int
    /// The index of the problem that has the path.
    let problem: Int
    /// The index of the scope that it is in.
    let scope: Int
    /// The traits that it read itself.
    let reads: TraitReads
  }

  enum Subject {
    case style(Styling)
    /// Whether a control has a name for people who can't see it, or needs none.
    case name(isThere: Bool)
    /// A landmark; nil for nothing wrong with it beside the others.
    case landmark(Failure?)
  }

  /// A style, and where it is seen.
  struct Styling {
    /// The style as it is shown: with those of the runs of its title.
    let style: any (Style & Hashable)
    /// What the element has in it.
    let content: ShownContent
    /// What lies behind it on the page, the innermost last.
    let layers: [BackgroundStyle]
    /// The states that the element is always in.
    let state: ControlState
  }

  /// What a container of elements read, or a reader: what is in it depends on that.
  struct Scope {
    /// The index of the one around it, which is smaller.
    let outer: Int?
    var reads = TraitReads()
    var watches: [TraitWatch] = []
  }
}
