/// Returns the laws that an output breaks, with elements and properties as counterexamples.
///
/// - *structure*: each text in each place of each element is written or reported, in reading order.
/// - *silence*: each property of each element and style, set alone to an unusual value, changes the output or is
///   reported.
/// - *escaping*: any text reads back unchanged, and changes nothing around it. This law is checked if the output can be
///   read back.
/// - *determinism*: the same elements give the same output. Across processes, compare the output with a recorded file.
///
/// - Parameters:
///   - output: The output.
///   - laws: The laws to check; silence takes the longest.
/// - Returns: The broken laws; empty if all laws hold.
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
///   - laws: The laws to check.
/// - Throws: ``BrokenLaws``, with the elements and properties that break each law.
public func checkLaws(
  of output: TestedOutput, laws: Set<Law> = [.structure, .silence, .escaping, .determinism]
) throws(BrokenLaws) {
  try BrokenLaws.check(brokenLaws(of: output, laws: laws))
}
