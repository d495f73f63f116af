import RestyleRendering

/// A writer for the rules of a stylesheet in their layer, in as many pieces as are requested.
struct RuleWriting: Sendable {
  /// The indices of a source's rules under one condition.
  typealias Block = (source: Int, rules: Range<Int>)

  /// Blocks of some sources under one condition.
  typealias Segment = (condition: TraitCondition, sources: [RootedRules], blocks: [Block])

  private let sheet: StyleSheet
  private let segments: [Segment]
  /// The start of the layer, which isn't written without rules.
  private let first: Bytes
  private let fontFaces: [Bytes]
  private var isStarted = false
  private var hasRules = false
  // The next block, and the way in which its condition holds.
  private var segment = 0
  private var places: [ConditionPlace] = []
  private var nextPlace = 0
  private var block = 0

  init(_ segments: [Segment], of sheet: StyleSheet, behind first: Bytes = [], _ fontFaces: [Bytes] = []) {
    self.segments = segments
    self.sheet = sheet
    self.first = first
    self.fontFaces = fontFaces
  }
}

extension RuleWriting {
  /// Writes rules until so many bytes were added; writes nothing if there are no rules.
  ///
  /// - Returns: Whether there are rules left; if not, the function mustn't be called again.
  mutating func write(_ limit: Int, to bytes: inout OutputBuffer) -> Bool {
    let start = bytes.count
    if !isStarted { writeStart(to: &bytes) }
    let ruleStart = bytes.count
    let continues = writeSegments(limit: ruleStart + min(limit, Int.max - ruleStart), to: &bytes)
    if bytes.count > ruleStart { hasRules = true }
    if continues { return true }
    if !hasRules {
      bytes.removeAll(behind: start)
    } else if !sheet.layer.isEmpty {
      bytes.append(verbatim: "}\n")
    }
    return false
  }

  private mutating func writeStart(to bytes: inout OutputBuffer) {
    if !sheet.layer.isEmpty {
      bytes.append(verbatim: "@layer ")
      bytes.append(contentsOf: sheet.layer)
      bytes.append(verbatim: "{\n")
    }
    bytes.append(contentsOf: first)
    for face in fontFaces { bytes.append(contentsOf: face) }
    hasRules = !fontFaces.isEmpty
    isStarted = true
  }

  /// Writes blocks until there are so many bytes; returns whether there are blocks left.
  private mutating func writeSegments(limit: Int, to bytes: inout OutputBuffer) -> Bool {
    while segment < segments.count {
      if nextPlace == 0, block == 0 {
        places = sheet.places(of: segments[segment].sources[0], segments[segment].condition)
      }
      while nextPlace < places.count {
        let place = places[nextPlace]
        if block == 0 { place.writeStart(to: &bytes) }
        if writeBlocks(in: place, limit: limit, to: &bytes) { return true }
        place.writeEnd(to: &bytes)
        nextPlace += 1
        block = 0
      }
      segment += 1
      nextPlace = 0
    }
    return false
  }

  /// Writes at least one block of the segment in a place; returns whether there are blocks left in it.
  @inline(__always)
  private mutating func writeBlocks(
    in place: ConditionPlace, limit: Int, to bytes: inout OutputBuffer
  ) -> Bool {
    let blocks = segments[segment].blocks
    segments[segment].sources.withUnsafeBufferPointer { sources in
      // Borrowed, since copies would retain their references.
      repeat {
        sources[blocks[block].source].write(blocks[block].rules, in: place, to: &bytes)
        block += 1
      } while block < blocks.count && bytes.count < limit
    }
    return block < blocks.count
  }
}

extension ConditionPlace {
  @inline(__always)
  fileprivate func writeStart(to bytes: inout OutputBuffer) {
    func open(_ rule: StaticString, _ condition: String) {
      bytes.append(verbatim: rule)
      bytes.append(safe: condition)
      bytes.append(verbatim: "{\n")
    }
    if !supports.isEmpty { open("@supports ", supports) }
    if !query.isEmpty { open("@media ", query) }
    for query in containers { open("@container ", query) }
  }

  @inline(__always)
  fileprivate func writeEnd(to bytes: inout OutputBuffer) {
    for _ in containers { bytes.append(verbatim: "}\n") }
    if !query.isEmpty { bytes.append(verbatim: "}\n") }
    if !supports.isEmpty { bytes.append(verbatim: "}\n") }
  }
}

extension RootedRules {
  /// Writes some of the rules in a place.
  fileprivate func write(_ range: Range<Int>, in place: ConditionPlace, to bytes: inout OutputBuffer) {
    let (content, isImportant) = (root.content, options?.isImportant == true)
    rules.rules.withUnsafeBufferPointer { all in
      for index in range {
        guard content.isClass || selects(all[index]) else { continue }
        appendSelector(of: all[index], behind: content, in: place, to: &bytes)
        bytes.append(UInt8(ascii: "{"))
        if isImportant {
          appendDeclarations(of: all[index], to: &bytes)
        } else {
          rules.withBytes(of: all[index]) { bytes.append(bytes: $0) }
        }
        bytes.append(verbatim: "}\n")
      }
    }
  }
}
