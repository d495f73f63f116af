import Restyle
import RestyleElements
import RestyleRendering

/// Records which elements a walk visits and which traits they read, and passes this from the walk to its visitor.
final class TraitReadLog: Sendable {
  private let lock = Lock(Entry())

  /// The records since the last event.
  struct Entry {
    /// The elements, including those without an event of their own; empty unless they are requested.
    var elements: [any Element] = []
    /// The traits that dynamic styles of the element read.
    var reads = TraitReads()
    /// The reads of readers for rows or items, which have no event of their own.
    var watches: [TraitWatch] = []
  }
}

extension TraitReadLog {
  /// Returns the records since the last event, and removes them.
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

/// Shows the elements of readers for the traits of the walk, and records the reads.
struct LoggedVariation: ElementVariation {
  let log: TraitReadLog
  /// Whether elements are recorded, too.
  let notesElements: Bool

  func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent {
    let variant = ElementVariant(of: reader, in: context, decided: decided)
    // A single variant, so that its elements are distinguished from their siblings.
    guard isRow else { return .variants([variant]) }
    log.note(variant.watch)
    return .same(variant.content, variant.watch)
  }

  /// Records the reads of a style, and reports no losses.
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
