import Restyle
import RestyleElements
import RestyleRendering

/// Notes which elements a walk comes to and which traits they read, from the walk for its visitor.
final class TraitReadLog: Sendable {
  private let lock = Lock(Entry())

  /// What was noted since the last event.
  struct Entry {
    /// The elements, also those that have no event of their own; none unless somebody asks for them.
    var elements: [any Element] = []
    /// By the dynamic styles of the element.
    var reads = TraitReads()
    /// By readers for rows or items, which have no event of their own.
    var watches: [TraitWatch] = []
  }
}

extension TraitReadLog {
  /// Returns what was noted since the last event, and starts anew.
  func take() -> Entry {
    lock.withLock { entry in
      let taken = entry
      entry = Entry()
      return taken
    }
  }

  fileprivate func note(_ element: any Element) { lock.withLock { $0.elements.append(element) } }
  fileprivate func note(_ reads: TraitReads) { lock.withLock { $0.reads.formUnion(reads) } }
  fileprivate func note(_ watch: TraitWatch) { lock.withLock { $0.watches.append(watch) } }
}

/// Shows the elements of readers for the traits of the walk, and notes what was read for which of them.
struct LoggedVariation: ElementVariation {
  let log: TraitReadLog
  /// Whether elements are noted too.
  let notesElements: Bool

  func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent {
    let variant = ElementVariant(of: reader, in: context, decided: decided)
    // The only one: its elements are distinguished from those beside them.
    guard isRow else { return .variants([variant]) }
    log.note(variant.watch)
    return .same(variant.content, variant.watch)
  }

  /// Notes the reads of a style; nothing is frozen.
  func losses(ofReading reads: TraitReads, decided: TraitCondition) -> [RenderingProblem.Loss] {
    log.note(reads)
    return []
  }

  var noteElement: (@Sendable (any Element) -> Void)? {
    guard notesElements else { return nil }
    return { [log] element in log.note(element) }
  }

  var variesStyles: Bool { false }
  var frozenLoss: RenderingProblem.Loss { .frozenElements }
}
