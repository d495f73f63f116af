import Restyle
import RestyleRendering

/// What something declares in its states, for each variant of its style, and the rules by which the cascade gives
/// just that.
///
/// Each property is looked at by itself, under the conditions that distinguish its own values. A state's rule declares
/// it only if something that stands before the state, and may hold as well, declares it otherwise under some condition;
/// what the state doesn't declare is then taken back. A condition's rule declares it only if the cascade doesn't give
/// it already.
struct StateTable: Sendable {
  var writer: CSSWriter
  /// The table of what is the same everywhere.
  let single: VariantTable
  private var part: DeclaredPart
  private var chosen: ChosenDeclarations
  // Where the part's declarations begin in the rules: behind the longest lists of the parts before it.
  private var firstPlace = 0

  init(_ writer: CSSWriter, _ custom: CustomTraitAxes?) {
    self.writer = writer
    single = VariantTable(over: writer.traits, custom)
    part = DeclaredPart(single)
    chosen = ChosenDeclarations(custom)
  }
}

extension StateTable {
  /// Starts a table, which is made of parts: each declares properties that the others don't.
  mutating func start() {
    writer.removeLists()
    chosen.removeAll()
    firstPlace = 0
  }

  /// Starts a part.
  ///
  /// - Parameters:
  ///   - variants: How many variants its style has.
  ///   - table: Which of these there is under which condition; nil where there is one.
  ///   - states: How many states there are; 1 for what is the same in all of them.
  mutating func startPart(variants: Int, _ table: VariantTable?, states: Int) {
    part.start(variants: variants, table ?? single, states: states)
  }

  /// Starts the declarations of the next variant and state: variant by variant, and state by state.
  mutating func startEntry() {
    writer.startList()
    part.addList(from: writer.entries.count)
  }

  /// Gives the next variant and state the declarations of a list that others have.
  mutating func addEntry(ofList list: Int) { part.addEntry(ofList: list) }

  /// Finds what rules declare of the part.
  mutating func endPart() {
    part.end(writer.entries, &writer.values)
    chosen.add(part, writer.entries, behind: firstPlace)
    firstPlace += part.longestCount
  }

  /// What rules declare, rule by rule: in the order of the states, and each after those of the conditions that it is a
  /// special case of.
  mutating func end() -> [ChosenDeclaration] { chosen.sorted() }
}
