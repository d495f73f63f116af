/// Returns the name that was probably meant: the nearest one, if few letters differ.
///
/// - Parameters:
///   - name: The written name.
///   - names: The valid names; only the first few hundred are considered.
/// - Returns: The nearest name, or the first of several; nil if none is near.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased().utf8.prefix(64))
  var nearest: String?
  // A third of the letters may differ, or one letter of a short name.
  var best = max(letters.count / 3, 1) + 1
  for candidate in names.prefix(500)
  where candidate != name && abs(candidate.utf8.count - name.utf8.count) < best {
    let distance = editDistance(letters, Array(candidate.lowercased().utf8.prefix(64)))
    // A name that differs in every letter isn't near.
    guard distance < best, distance < candidate.utf8.count else { continue }
    best = distance
    nearest = candidate
  }
  return nearest
}

/// Returns the end of an error about a name: the name that was probably meant, if one is near.
///
/// - Parameters:
///   - name: The written name.
///   - names: The valid names.
/// - Returns: The end of the error; empty if no name is near.
package func suggestion(for name: String, among names: some Sequence<String>) -> String {
  nearestName(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
}

/// Returns the number of letters to insert, remove, replace or swap with the next one to turn one text into the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
