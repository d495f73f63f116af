/// A table of the references in the process, so that a number can represent one.
///
/// References live as long as the process. A program has only as many as its code and its documents name.
final class ReferenceTable<Reference: Hashable & Sendable>: Sendable {
  private let entries = Lock<(references: [Reference], indices: [Reference: UInt32])>(([], [:]))

  func index(of reference: Reference) -> UInt32 {
    entries.withLock { entries in
      if let index = entries.indices[reference] { return index }
      let index = UInt32(truncatingIfNeeded: entries.references.count)
      entries.references.append(reference)
      entries.indices[reference] = index
      return index
    }
  }

  /// The reference with a number; nil for an unknown number, which anyone can make up.
  subscript(index: UInt32) -> Reference? {
    entries.withLock { $0.references.indices.contains(Int(index)) ? $0.references[Int(index)] : nil }
  }
}
