/// A fence without another that closes it.
package struct UnclosedBlock: Error {
  /// The number of the fence's line.
  package let line: Int
}
