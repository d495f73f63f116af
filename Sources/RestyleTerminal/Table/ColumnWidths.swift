/// Shares the cells of a line among the columns of a table.
struct ColumnWidths {
  /// What a column asks for.
  struct Demand {
    /// How wide it is if there is room.
    var ideal: Int
    /// How wide its longest word is.
    var word: Int
    /// How narrow it may be.
    var minimum: Int
    /// Whether it takes part in what is left over.
    var grows = true
    var maximum = Int.max
    /// How wide its texts are one after another, with its shares of those that take several columns.
    var total = 1
  }

  /// The widths: the ideal ones if they fit, else narrower ones.
  ///
  /// The columns with the most text give way last, as long as no word has to be broken, and numbers have their units beside
  /// them as far as there is room; then those with the shortest words stay whole, and the others give way down to what each
  /// has at least, or to its numbers as far as these fit; and then all do, down to one cell.
  ///
  /// - Parameters:
  ///   - room: How many cells there are.
  ///   - demands: What the columns ask for.
  ///   - numberWidths: How wide the longest number in each column is, or as wide as the column is at least, if that is
  ///     more: a number that is broken reads as two. With `.unit`, it is the longest cell of a number and its unit. It
  ///     looks at many cells: `least` is `Int.max` for columns that aren't looked at.
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
      // A text in twice as many cells has half as many lines: with these shares of the room, there are the fewest.
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
    // Only if one takes room from others are the numbers in these in danger, too.
    guard broken.contains(where: { brokenNumbers[$0] > widths[$0] }) else { return widths }
    let numbers = zip(brokenNumbers, numbers(in: breakable.filter { widths[$0] == word[$0] })).map {
      max($0, $1)
    }
    least = raised(least, to: numbers, room: room)
    return breaking(word, least: least, ideal: ideal, room: room)
  }

  /// How narrow a column may be so that words of others stay whole.
  private static let leastReadable = 4

  /// The widths where there is no room for all words.
  ///
  /// A column whose lines may end behind each character or two, as East Asian ones, takes more than a word: up to
  /// `leastReadable` cells even where the word of another is broken for it.
  private static func breaking(_ word: [Int], least: [Int], ideal: [Int], room: Int) -> [Int] {
    let wanted = zip(word, ideal).map { $0 < leastReadable ? min($1, 2 * leastReadable) : $0 }
    let readable = zip(wanted, least).map { max($1, min($0, leastReadable)) }
    let isReadable = readable.reduce(0, +) <= room
    return capped(wanted, least: isReadable ? raised(readable, to: word, room: room) : least, room: room)
  }

  /// The widths, of which as many as there is room for are as wide as wanted.
  private static func raised(_ widths: [Int], to wanted: [Int], room: Int) -> [Int] {
    var result = widths
    var left = room - widths.reduce(0, +)
    func more(_ column: Int) -> Int { wanted[column] - widths[column] }
    // One for which there is no room takes none from others.
    for column in widths.indices.sorted(by: { (more($0), $0) < (more($1), $1) })
    where more(column) > 0 && more(column) <= left {
      result[column] = wanted[column]
      left -= more(column)
    }
    return result
  }

  /// How many cells the columns take together if no word is broken.
  static func words(_ demands: [Demand]) -> Int {
    demands.reduce(0) { $0 + min(max($1.word, $1.minimum), $1.ideal) }
  }

  /// The widths with what is left over shared among the columns that grow.
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

  /// Widens the columns of each cell that takes several until it fits, the cells of few columns first.
  ///
  /// - Parameters:
  ///   - demands: What the columns ask for.
  ///   - width: What of it is widened.
  ///   - cells: The columns that each cell takes, and how many cells of the terminal it asks for.
  ///   - gap: How many cells of the terminal lie between two columns.
  static func widen(
    _ demands: inout [Demand], _ width: WritableKeyPath<Demand, Int>,
    for cells: [(columns: Range<Int>, wanted: Int)], gap: Int
  ) {
    for (columns, wanted) in cells.sorted(by: { $0.columns.count < $1.columns.count }) {
      let room = wanted - gap * (columns.count - 1)
      // Columns are at least one cell wide, so there is nothing to widen; most cells of many columns end here.
      guard room > columns.count else { continue }
      let grown = grown(demands[columns].map { $0[keyPath: width] }, to: room, Array(demands[columns]))
      for (column, grown) in zip(columns, grown) { demands[column][keyPath: width] = grown }
    }
  }

  /// The widths with a limit on the widest, so high that they just fit.
  ///
  /// - Parameters:
  ///   - wanted: How wide the columns are at most.
  ///   - least: How wide they are at least.
  ///   - room: How many cells there are.
  ///   - shares: How the limits of the columns relate to each other; nil for one limit for all.
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
    // What doesn't come out even goes to the first ones.
    for index in result.indices
    where left > 0 && result[index] == share(index, of: low) && wanted[index] > result[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
