/// Distributes the cells of a line among the columns of a table.
struct ColumnWidths {
  /// The demand of a column.
  struct Demand {
    /// The width if there is enough room.
    var ideal: Int
    /// The width of its longest word.
    var word: Int
    /// The minimum width.
    var minimum: Int
    /// Whether it gets a share of the remaining cells.
    var grows = true
    var maximum = Int.max
    /// The total width of its texts, with its shares of those that span several columns.
    var total = 1
  }

  /// The widths: the ideal ones if they fit, or else narrower ones.
  ///
  /// As long as no word has to be broken, columns with the most text shrink last, and numbers keep their units beside
  /// them if possible. After that, columns with the shortest words stay whole, and the others shrink to their minimum,
  /// or to their numbers if these fit. Finally, all columns shrink, down to one cell.
  ///
  /// - Parameters:
  ///   - room: The number of available cells.
  ///   - demands: The demands of the columns.
  ///   - numberWidths: The width of the longest number in each column, or the column's minimum if that is more, since a
  ///     broken number looks like two. With `.unit`, it is the width of the longest cell with a number and its unit. It
  ///     inspects many cells: `least` is `Int.max` for columns that are skipped.
  /// - Returns: The widths.
  static func shared(
    _ room: Int, among demands: [Demand],
    numberWidths: (_ least: [Int], _ extent: NumberExtent) -> [Int] = { least, _ in least }
  ) -> [Int] {
    let ideal = demands.map(\.ideal)
    guard ideal.reduce(0, +) > room else { return ideal }
    let word = demands.map { min(max($0.word, $0.minimum), $0.ideal) }
    if word.reduce(0, +) <= room {
      let units = zip(numberWidths(word, .unit), ideal).map { min($0, $1) }
      let least = raised(word, to: units, room: room)
      // A text with twice the width has half as many lines. These shares lead to the fewest lines in total.
      return capped(ideal, least: least, room: room, shares: demands.map { Double($0.total).squareRoot() })
    }
    var least = demands.map { min($0.minimum, $0.ideal) }
    func numbers(in columns: [Int]) -> [Int] {
      if columns.isEmpty { return least }
      var known = Array(repeating: Int.max, count: least.count)
      for column in columns { known[column] = least[column] }
      let widest = numberWidths(known, .number)
      return least.indices.map { known[$0] == .max ? least[$0] : min(widest[$0], word[$0]) }
    }
    let breakable = least.indices.filter { word[$0] > least[$0] }
    guard least.reduce(0, +) <= room else {
      return capped(numbers(in: breakable), least: demands.map { min($0.ideal, 1) }, room: room)
    }
    let widths = breaking(word, least: least, ideal: ideal, room: room)
    let broken = breakable.filter { widths[$0] < word[$0] }
    let brokenNumbers = numbers(in: broken)
    // The numbers in other columns can only break if a column takes cells from them.
    guard broken.contains(where: { brokenNumbers[$0] > widths[$0] }) else { return widths }
    let numbers = zip(brokenNumbers, numbers(in: breakable.filter { widths[$0] == word[$0] })).map {
      max($0, $1)
    }
    least = raised(least, to: numbers, room: room)
    return breaking(word, least: least, ideal: ideal, room: room)
  }

  /// The minimum width of a column that shrinks so that words of others stay whole.
  private static let leastReadable = 4

  /// The widths if there is no room for all words.
  ///
  /// A column whose lines can break after every character or two, as in East Asian text, gets more than a word: up to
  /// `leastReadable` cells, even if a word of another column is broken for it.
  private static func breaking(_ word: [Int], least: [Int], ideal: [Int], room: Int) -> [Int] {
    let wanted = zip(word, ideal).map { $0 < leastReadable ? min($1, 2 * leastReadable) : $0 }
    let readable = zip(wanted, least).map { max($1, min($0, leastReadable)) }
    let isReadable = readable.reduce(0, +) <= room
    return capped(wanted, least: isReadable ? raised(readable, to: word, room: room) : least, room: room)
  }

  /// The widths, with as many as possible raised to the wanted ones.
  private static func raised(_ widths: [Int], to wanted: [Int], room: Int) -> [Int] {
    var result = widths
    var left = room - widths.reduce(0, +)
    func more(_ column: Int) -> Int { wanted[column] - widths[column] }
    // A column that can't be raised takes nothing from others.
    for column in widths.indices.sorted(by: { (more($0), $0) < (more($1), $1) })
    where more(column) > 0 && more(column) <= left {
      result[column] = wanted[column]
      left -= more(column)
    }
    return result
  }

  /// The total width of the columns without broken words.
  static func words(_ demands: [Demand]) -> Int {
    demands.reduce(0) { $0 + min(max($1.word, $1.minimum), $1.ideal) }
  }

  /// The widths with the remaining cells distributed among the columns that grow.
  static func grown(_ widths: [Int], to room: Int, _ demands: [Demand]) -> [Int] {
    var result = widths
    var left = room - widths.reduce(0, +)
    while left > 0 {
      let growing = demands.indices.filter { demands[$0].grows && result[$0] < demands[$0].maximum }
      guard !growing.isEmpty else { break }
      let share = max(left / growing.count, 1)
      for index in growing where left > 0 {
        let added = min(share, left, demands[index].maximum - result[index])
        result[index] += added
        left -= added
      }
    }
    return result
  }

  /// Widens the columns of each spanning cell until it fits, starting with the cells that span the fewest columns.
  ///
  /// - Parameters:
  ///   - demands: The demands of the columns.
  ///   - width: The property of the demands to widen.
  ///   - cells: The columns and the demanded width of each cell.
  ///   - gap: The number of terminal cells between two columns.
  static func widen(
    _ demands: inout [Demand], _ width: WritableKeyPath<Demand, Int>,
    for cells: [(columns: Range<Int>, wanted: Int)], gap: Int
  ) {
    for (columns, wanted) in cells.sorted(by: { $0.columns.count < $1.columns.count }) {
      let room = wanted - gap * (columns.count - 1)
      // Columns are at least one cell wide, so there is nothing to widen. This is the case for most cells that span
      // many columns.
      guard room > columns.count else { continue }
      let grown = grown(demands[columns].map { $0[keyPath: width] }, to: room, Array(demands[columns]))
      for (column, grown) in zip(columns, grown) { demands[column][keyPath: width] = grown }
    }
  }

  /// The widths with the greatest limit at which they fit.
  ///
  /// - Parameters:
  ///   - wanted: The maximum widths of the columns.
  ///   - least: The minimum widths of the columns.
  ///   - room: The number of available cells.
  ///   - shares: The proportions of the columns' limits; nil for the same limit for all.
  /// - Returns: The widths.
  private static func capped(_ wanted: [Int], least: [Int], room: Int, shares: [Double]? = nil) -> [Int] {
    let largest = shares?.max() ?? 1
    let shares = shares?.map { $0 / largest } ?? Array(repeating: 1, count: wanted.count)
    func share(_ index: Int, of limit: Int) -> Int { Int(Double(limit) * shares[index]) }
    func widths(_ limit: Int) -> [Int] {
      wanted.indices.map { max(least[$0], min(wanted[$0], share($0, of: limit))) }
    }
    var (low, high) = (0, Int(Double(room) / (shares.min() ?? 1)))
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var result = widths(low)
    var left = room - result.reduce(0, +)
    // The first columns get the remaining cells.
    for index in result.indices
    where left > 0 && result[index] == share(index, of: low) && wanted[index] > result[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
