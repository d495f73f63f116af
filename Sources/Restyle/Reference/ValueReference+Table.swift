/// The references that a process has created, in their order: so a number can stand for one.
///
/// They live as long as the process. A program has as many as its code and the documents that it reads name.
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

  /// The reference of a number; nil for one that none has, which anybody can make up.
  subscript(index: UInt32) -> Reference? {
    entries.withLock { $0.references.indices.contains(Int(index)) ? $0.references[Int(index)] : nil }
  }
}
