/// Returns the laws that an output breaks, with the elements and properties that show it.
///
/// - *structure*: each text in each place of each element is written or reported, and in reading order.
/// - *silence*: each property of each element and style, set alone to an unusual value, changes what is written or is
///   reported.
/// - *escaping*: whatever a text is, it is read back, and nothing around it changes. It is checked of outputs that can be
///   read back.
/// - *determinism*: the same elements give the same output. Across processes, compare with a recorded file.
///
/// - Parameters:
///   - output: The output.
///   - laws: Those that are checked; silence takes the longest.
/// - Returns: The broken laws, none if all hold.
public func brokenLaws(
  of output: TestedOutput, laws: Set<Law> = [.structure, .silence, .escaping, .determinism]
) -> [BrokenLaw] {
  var check = OutputCheck(output: output)
  if laws.contains(.structure) { check.checkStructure() }
  if laws.contains(.determinism) { check.checkDeterminism() }
  if laws.contains(.escaping) { check.checkEscaping() }
  if laws.contains(.silence) { check.checkSilence() }
  return check.notes.broken
}

/// Checks the laws of an output.
///
/// - Parameters:
///   - output: The output.
///   - laws: Those that are checked.
/// - Throws: ``BrokenLaws``, with the elements and properties that break each of them.
public func checkLaws(
  of output: TestedOutput, laws: Set<Law> = [.structure, .silence, .escaping, .determinism]
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: output, laws: laws))
}
