import Restyle

extension TreeVisitor {
  /// An element to audit, or a component of one.
  struct Sighting {
    var subject: Subject
    let part: String
    /// The index of the look, such as among those of the runs of a text.
    let look: Int
    /// The index of the problem that has the path.
    let problem: Int
    /// The index of the enclosing scope.
    let scope: Int
    /// The traits that the element itself read.
    let reads: TraitReads
  }

  enum Subject {
    case style(Styling)
    /// Whether a control has a name for people who can't see it, or needs none.
    case name(isThere: Bool)
    /// A landmark, with its failure beside the others; nil if it passes.
    case landmark(Failure?)
  }

  /// A style, and its surroundings.
  struct Styling {
    /// The style as it is shown: merged with the styles of its title's runs.
    let style: any (Style & Hashable)
    /// The content of the element.
    let content: ShownContent
    /// The backgrounds behind the element on the page, the innermost last.
    let layers: [BackgroundStyle]
    /// The states that the element is always in.
    let state: ControlState
  }

  /// The reads of a container or a context reader, on which its content depends.
  struct Scope {
    /// The index of the enclosing scope, which is smaller.
    let outer: Int?
    var reads = TraitReads()
    var watches: [TraitWatch] = []
  }
}
