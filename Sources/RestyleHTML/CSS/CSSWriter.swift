import Restyle
import RestyleRendering

/// Writes declarations, each for all traits that its value reads.
///
/// The traits that a value reads are noted while it is written; then it is written again for each of their conditions.
/// So the conditions of several properties are added, not multiplied.
struct CSSWriter: Sendable {
  /// The texts of the declarations.
  var values = CSSValues()
  /// The declarations, in the order in which they are written.
  var entries: [Entry] = []
  /// The features of the styles that the declarations can't express.
  var problems: [RenderingProblem] = []
  /// The traits outside of conditions.
  let traits: TraitCollection
  /// Whether the declarations are only for these traits.
  let isFixed: Bool
  /// The named values that are referenced; nil for none.
  let variables: VariableTable?
  /// The custom property whose value is being written, which can't reference itself; nil in rules of styles.
  var declaredProperty: Bytes?
  /// The other custom properties that this one can't refer to, since they may lead back to it.
  var unreferred: Set<Bytes> = []
  /// The custom properties that the value of this one refers to.
  private(set) var referred: Set<Bytes> = []
  /// The users' keys that are currently declaring, to detect recursion.
  var declaring: [ObjectIdentifier] = []

  /// The condition that a value is being written for.
  private var condition: TraitCondition = []
  /// The traits that the current value has read.
  private var reads: TraitCondition = []
  /// The start of the current list, in which each property occurs once.
  private var start = 0
  private var present = CSSProperty.PropertySet()
  // The bits of further properties, which only styles with many unlisted properties need.
  private var presentOthers: [UInt64] = []
  // The cases of the declaration that is being written.
  private var cases: [CSSValues.Case] = []
  /// Caches of written declarations.
  private var templates: [Entry] = []
  private var colors = CSSTemplates<DeclaredColor>()
  private var borders = CSSTemplates<BorderStyle>()
  private var paddings = CSSTemplates<EdgeInsets>()
  private var shadows = CSSTemplates<[ShadowStyle]>()
  // A few are enough, and searching many takes longer than writing.
  private static let valueLimit = 512
  private static let textLimit = 8192

  /// A declaration.
  struct Entry: Sendable {
    let property: DeclaredProperty
    /// The value without a condition.
    let value: Int32
    /// The number of the value's variation; -1 if it is the same under all conditions.
    var variation: Int32 = -1
  }

  /// A colour of a property.
  private struct DeclaredColor: Equatable {
    let property: CSSProperty
    let color: Color
  }

  init(for traits: TraitCollection, isFixed: Bool, variables: VariableTable? = nil) {
    self.traits = traits
    self.isFixed = isFixed
    self.variables = variables
    guard isFixed else { return }
    if traits.colorScheme == .dark { condition.insert(.darkColorScheme) }
    if traits.contrast == .increased { condition.insert(.increasedContrast) }
    if traits.layoutDirection == .rightToLeft { condition.insert(.rightToLeft) }
    if traits.reduceMotion { condition.insert(.reducedMotion) }
  }
}

extension CSSWriter {
  /// Adds a declaration whose value `write` appends; it replaces a previous one for the property.
  @inline(__always)
  mutating func add(_ property: CSSProperty, _ write: (inout CSSWriter) -> Void) {
    add(DeclaredProperty(property), write)
  }

  /// Adds a declaration whose value `write` appends; it replaces a previous one for the property.
  @inline(__always)
  mutating func add(_ property: DeclaredProperty, _ write: (inout CSSWriter) -> Void) {
    if !insert(property) { remove(property) }
    reads = []
    let start = bytes.count
    write(&self)
    var entry = Entry(property: property, value: values.add(property, from: start))
    if !reads.isEmpty, !isFixed { entry.variation = variation(of: entry, write) }
    entries.append(entry)
  }

  /// Adds a declaration whose value is a keyword or other static text.
  mutating func add(_ property: CSSProperty, _ value: StaticString) {
    let property = DeclaredProperty(property)
    if !insert(property) { remove(property) }
    entries.append(Entry(property: property, value: values.add(property, keyword: value)))
  }

  /// Adds declarations whose values are keywords or other static text.
  mutating func add(_ declarations: KeyValuePairs<CSSProperty, StaticString>) {
    for (property, value) in declarations { add(property, value) }
  }

  /// Adds a declaration of a colour, or of a keyword if the colour is nil.
  mutating func add(_ property: CSSProperty, _ color: Color?, else keyword: StaticString) {
    if let color { add(property, color) } else { add(property, keyword) }
  }

  /// Adds a declaration whose value is a colour.
  mutating func add(_ property: CSSProperty, _ color: Color) {
    let declared = DeclaredColor(property: property, color: color)
    if let known = colors.entries(for: declared) { return addTemplates(known) }
    add(property) { $0.append(color) }
    // Colours that reference named values aren't cached, so that reads of the defaults are counted for each style.
    guard !colors.isFull, !color.isReference else { return }
    colors.insert(cacheTemplates { $0.known == property }, for: declared)
  }

  /// Adds the declarations of a border, cached or from `write`.
  mutating func add(_ border: BorderStyle, _ write: (inout CSSWriter) -> Void) {
    if let known = borders.entries(for: border) { return addTemplates(known) }
    write(&self)
    guard !borders.isFull, !border.refers else { return }
    let properties: [CSSProperty] = [.borderStyle, .borderWidth, .borderColor, .borderRadius]
    borders.insert(cacheTemplates { properties.contains($0.known) }, for: border)
  }

  /// Adds the declarations of padding, cached or from `write`.
  mutating func add(padding: EdgeInsets, _ write: (inout CSSWriter) -> Void) {
    if let known = paddings.entries(for: padding) { return addTemplates(known) }
    write(&self)
    guard !paddings.isFull, !padding.refers else { return }
    paddings.insert(cacheTemplates { $0.known == .paddingBlock || $0.known == .paddingInline }, for: padding)
  }

  /// Adds the declaration of shadows, cached or from `write`.
  mutating func add(shadows box: [ShadowStyle], _ write: (inout CSSWriter) -> Void) {
    if let known = shadows.entries(for: box) { return addTemplates(known) }
    write(&self)
    guard !shadows.isFull, !box.contains(where: \.refers) else { return }
    shadows.insert(cacheTemplates { $0.known == .boxShadow }, for: box)
  }

  /// Caches the last declarations, which are for given properties.
  private mutating func cacheTemplates(_ isIncluded: (DeclaredProperty) -> Bool) -> Range<Int> {
    let first = entries[start...].lastIndex { !isIncluded($0.property) }.map { $0 + 1 } ?? start
    let start = templates.count
    templates += entries[first...]
    return start..<templates.count
  }

  private mutating func addTemplates(_ range: Range<Int>) {
    for index in range {
      let entry = templates[index]
      if !insert(entry.property) { remove(entry.property) }
      entries.append(entry)
    }
  }

  /// The text that is being written.
  var bytes: Bytes {
    get { values.bytes }
    _modify { yield &values.bytes }
  }

  /// Appends a colour by its custom property, if it has one, or as it is under the current condition.
  mutating func append(_ color: Color) {
    if color.isReference, appendReference(color) { return }
    let color = color.plain
    if color.varies { reads.formUnion(Self.colorMembers) }
    color.appendCSSText(
      to: &bytes, colorScheme: condition.contains(.darkColorScheme) ? .dark : .light,
      contrast: condition.contains(.increasedContrast) ? .increased : .normal)
  }

  /// Appends a length, by its custom property if it references a named value that has one.
  ///
  /// - Parameters:
  ///   - length: The length as it is stored.
  ///   - other: The length to subtract, as it is stored.
  ///   - minimum: The minimum length; CSS has no negative padding.
  @inline(__always)
  mutating func append(length: Double, less other: Double = 0, atLeast minimum: Double = 0) {
    // A fast path: most aren't references.
    if length.isReference || other.isReference, appendProperties(of: length, less: other) { return }
    bytes.append(pixels: max(minimum, length.plain - other.plain))
  }

  /// Appends a difference of lengths through their custom properties; returns false if they have none.
  private mutating func appendProperties(of length: Double, less other: Double) -> Bool {
    let name = property(of: length)
    guard name != nil || property(of: other) != nil else { return false }
    if let name, other == 0 {
      append(property: name)
      return true
    }
    bytes.append(verbatim: "calc(")
    append(length: length, atLeast: -.infinity)
    bytes.append(verbatim: " - ")
    append(length: other, atLeast: -.infinity)
    bytes.append(UInt8(ascii: ")"))
    return true
  }

  /// The custom property of the named value that a stored length references; nil if there is none.
  func property(of length: Double) -> Bytes? {
    length.isReference ? property(holding: .number(Finite(wrappedValue: length))) : nil
  }

  /// The custom property of the value that a reference refers to; nil if there is none, or if it can't be referenced
  /// here.
  func property(holding value: VariableValue) -> Bytes? {
    guard let name = variables?[value], name != declaredProperty, !unreferred.contains(name) else {
      return nil
    }
    return name
  }

  /// Appends a reference to a custom property.
  mutating func append(property name: Bytes) {
    if declaredProperty != nil { referred.insert(name) }
    bytes.append(verbatim: "var(")
    bytes.append(contentsOf: name)
    bytes.append(UInt8(ascii: ")"))
  }

  /// The direction under the current condition.
  mutating func readDirection() -> LayoutDirection {
    reads.insert(.rightToLeft)
    return condition.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// The number of display pixels per CSS pixel under the current condition, limited to those that media queries
  /// distinguish.
  mutating func readScale() -> Double {
    if isFixed { return traits.displayScale }
    reads.formUnion([.doubleScale, .tripleScale])
    return condition.contains(.tripleScale) ? 3 : condition.contains(.doubleScale) ? 2 : 1
  }

  /// Whether the reader prefers reduced motion under the current condition.
  mutating func readReducesMotion() -> Bool {
    reads.insert(.reducedMotion)
    return condition.contains(.reducedMotion)
  }

  /// The index of a colour's variant under the current condition, in the order of a reference's variants.
  mutating func readColorVariant() -> Int {
    reads.formUnion(Self.colorMembers)
    return (condition.contains(.darkColorScheme) ? 1 : 0) + (condition.contains(.increasedContrast) ? 2 : 0)
  }

  /// The colour as it is under the current condition.
  mutating func resolve(_ color: Color) -> Color {
    guard color.varies else { return color.plain }
    reads.formUnion(Self.colorMembers)
    return color.resolved(
      colorScheme: condition.contains(.darkColorScheme) ? .dark : .light,
      contrast: condition.contains(.increasedContrast) ? .increased : .normal)
  }

  /// Starts another list of declarations, and keeps the texts of the previous ones.
  mutating func startList() {
    start = entries.count
    present = CSSProperty.PropertySet()
    if !presentOthers.isEmpty { presentOthers.removeAll(keepingCapacity: true) }
  }

  /// Removes all declarations, and also the texts if there are many; otherwise, the next styles may reuse some.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    startList()
    problems.removeAll()
    if !referred.isEmpty { referred.removeAll(keepingCapacity: true) }
    guard
      values.count > Self.valueLimit || values.bytes.count > Self.textLimit || values.hasCustoms
    else { return }
    values = CSSValues()
    templates.removeAll(keepingCapacity: true)
    colors.removeAll()
    borders.removeAll()
    paddings.removeAll()
    shadows.removeAll()
  }

  /// Writes a declaration again for each condition of the traits that it has read, and returns the number of the
  /// variation.
  private mutating func variation(of entry: Entry, _ write: (inout CSSWriter) -> Void) -> Int32 {
    var members = reads
    var conditions = members == Self.colorMembers ? Self.colorConditions : members.subsets
    cases.removeAll(keepingCapacity: true)
    while cases.count + 1 < conditions.count {
      condition = conditions[cases.count + 1]
      reads = []
      let start = bytes.count
      write(&self)
      cases.append(CSSValues.Case(condition: condition, value: values.add(entry.property, from: start)))
      guard !reads.isSubset(of: members) else { continue }
      // Some traits are only read if others have certain values: start again with both.
      members.formUnion(reads)
      conditions = members.subsets
      cases.removeAll(keepingCapacity: true)
    }
    condition = []
    return values.addVariation(of: entry.value, by: members, cases)
  }

  // The traits that all varying values read, except those that depend on the direction.
  private static let colorMembers: TraitCondition = [.darkColorScheme, .increasedContrast]
  private static let colorConditions = colorMembers.subsets

  /// Notes that the current list has a property; returns whether it is new.
  @inline(__always)
  private mutating func insert(_ property: DeclaredProperty) -> Bool {
    let index = property.index
    guard index < 256 else { return insert(other: index - 256) }
    defer { present.insert(index) }
    return !present.contains(index)
  }

  @inline(never)
  private mutating func insert(other index: Int) -> Bool {
    while presentOthers.count <= index >> 6 { presentOthers.append(0) }
    defer { presentOthers[index >> 6] |= 1 << UInt64(index & 63) }
    return presentOthers[index >> 6] & 1 << UInt64(index & 63) == 0
  }

  private mutating func remove(_ property: DeclaredProperty) {
    guard let index = entries[start...].firstIndex(where: { $0.property == property }) else { return }
    entries.remove(at: index)
  }
}
