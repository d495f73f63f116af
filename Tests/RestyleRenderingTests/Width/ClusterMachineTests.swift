import TestSupport
import Testing

@testable import RestyleRendering

/// Texts are read by a machine; it finds the clusters that the rules tell, wherever it has been before.
@Suite struct ClusterMachineTests {
  @Test
  func allShortTextsFollowTheRules() async throws {
    try await forEach(ClusterSample.all.indices) { (first: Int) in
      let all = ClusterSample.all
      Self.expectRules([all[first]])
      for second in all {
        Self.expectRules([all[first], second])
        for third in all { Self.expectRules([all[first], second, third]) }
      }
    }
  }

  @Test
  func longerTextsFollowTheRules() async throws {
    try await forEach(0..<40 as Range<UInt64>) { (seed: UInt64) in
      var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func next(_ limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % limit
      }
      for _ in 0..<(checksAll ? 500 : 100) {
        let count = 4 + next(6)
        Self.expectRules((0..<count).map { _ in ClusterSample.all[next(ClusterSample.all.count)] })
      }
    }
  }

  @Test
  func allThatStandsBetweenConsonantsFollowsTheRules() async throws {
    let scalars: [Unicode.Scalar] = [
      "\u{915}", "\u{94D}", "\u{301}", "\u{200C}", "\u{200D}", "\u{93E}", "\u{FE0F}", "a",
    ]
    let samples = ClusterSample.all.filter { scalars.contains($0.scalar) }
    let consonant = try #require(samples.first { $0.kind == .consonant })
    try await forEach(samples.indices, samples.indices) { (first: Int, second: Int) in
      for third in samples {
        for fourth in samples {
          Self.expectRules([consonant, samples[first], samples[second], third, fourth])
        }
      }
    }
  }

  private static func expectRules(_ samples: [ClusterSample]) {
    let text = String(String.UnicodeScalarView(samples.map(\.scalar)))
    var clusters: [[ClusterSample]] = []
    for (index, sample) in samples.enumerated() {
      if ClusterRules.joins(sample, to: samples[..<index], cluster: clusters.last ?? []) {
        clusters[clusters.count - 1].append(sample)
      } else {
        clusters.append([sample])
      }
    }
    let expected = clusters.map { ReadCluster(count: $0.count, width: ClusterRules.width(of: $0)) }
    let read = readClusters(text)
    guard read != expected || text.cellWidth != expected.reduce(0, { $0 + $1.width }) else {
      return
    }
    let name = samples.map { String($0.scalar.value, radix: 16) }.joined(separator: " ")
    Issue.record("\(name): \(read), \(text.cellWidth) cells, but the rules say \(expected)")
  }

  private struct ReadCluster: Equatable, CustomStringConvertible {
    var count: Int
    var width: Int
    var description: String { "\(count) scalars in \(width)" }
  }

  private static func readClusters(_ text: String) -> [ReadCluster] {
    text.withUTF8Bytes { bytes in
      var scanner = CellScanner(bytes, CellGrid())
      var start = 0
      var result: [ReadCluster] = []
      while let cluster = scanner.next() {
        let part = String(decoding: bytes[start..<scanner.offset], as: UTF8.self)
        result.append(ReadCluster(count: part.unicodeScalars.count, width: cluster.width))
        start = scanner.offset
      }
      return result
    }
  }
}

/// A scalar for each of those that the rules tell apart; what is said of it is written down, and asked of no table.
private struct ClusterSample {
  var scalar: Unicode.Scalar
  var kind: Kind
  var width: Int
  var traits: Traits = []

  enum Kind {
    case other, control, carriageReturn, lineFeed, extend, joiner, spacingMark, prepend, regionalIndicator
    case l, v, t, lv, lvt, pictograph, consonant, linker, textSelector, emojiSelector
  }

  struct Traits: OptionSet {
    let rawValue: Int
    /// Variation selectors concern it.
    static let variable = Self(rawValue: 1)
    /// It stands between consonants without parting them (`Indic_Conjunct_Break=Extend`).
    static let conjunct = Self(rawValue: 2)
    static let virama = Self(rawValue: 4)
    /// It is a consonant that can follow a virama.
    static let subjoined = Self(rawValue: 8)
    /// It takes room beside its letter.
    static let spacing = Self(rawValue: 16)
  }

  static let all: [Self] = [
    Self(scalar: "a", kind: .other, width: 1), Self(scalar: "\u{4E2D}", kind: .other, width: 2),
    Self(scalar: "1", kind: .other, width: 1, traits: .variable),
    Self(scalar: "\u{FFA0}", kind: .other, width: 0), Self(scalar: "\u{200B}", kind: .control, width: 0),
    Self(scalar: "\u{301}", kind: .extend, width: 0, traits: .conjunct),
    Self(scalar: "\u{200C}", kind: .extend, width: 0), Self(scalar: "\u{200D}", kind: .joiner, width: 0),
    Self(scalar: "\u{FE0E}", kind: .textSelector, width: 0, traits: .conjunct),
    Self(scalar: "\u{FE0F}", kind: .emojiSelector, width: 0, traits: .conjunct),
    Self(scalar: "\u{1F3FB}", kind: .extend, width: 2, traits: .conjunct),
    Self(scalar: "\u{94D}", kind: .linker, width: 0, traits: .virama),
    Self(scalar: "\u{BCD}", kind: .extend, width: 0, traits: [.conjunct, .virama]),
    Self(scalar: "\u{93E}", kind: .spacingMark, width: 0, traits: .spacing),
    Self(scalar: "\u{9BE}", kind: .extend, width: 0, traits: [.conjunct, .spacing]),
    Self(scalar: "\u{102B}", kind: .other, width: 0, traits: .spacing),
    Self(scalar: "\u{915}", kind: .consonant, width: 1, traits: .subjoined),
    Self(scalar: "\u{B95}", kind: .other, width: 1, traits: .subjoined),
    Self(scalar: "\u{600}", kind: .prepend, width: 1),
    Self(scalar: "\u{1F1E9}", kind: .regionalIndicator, width: 2),
    Self(scalar: "\u{1100}", kind: .l, width: 2), Self(scalar: "\u{1161}", kind: .v, width: 0),
    Self(scalar: "\u{11A8}", kind: .t, width: 0), Self(scalar: "\u{AC00}", kind: .lv, width: 2),
    Self(scalar: "\u{AC01}", kind: .lvt, width: 2),
    Self(scalar: "\u{2640}", kind: .pictograph, width: 1, traits: .variable),
    Self(scalar: "\u{231A}", kind: .pictograph, width: 2, traits: .variable),
    Self(scalar: "\u{1F680}", kind: .pictograph, width: 2),
  ]
}

/// The rules as they read: looking back over the text, where the machine goes on from what it has seen.
private enum ClusterRules {
  typealias Sample = ClusterSample

  /// Whether a scalar joins the cluster before it: by Annex 29, or since it has no cells of its own.
  static func joins(_ next: Sample, to text: ArraySlice<Sample>, cluster: [Sample]) -> Bool {
    guard let last = text.last else { return false }
    return joinsByAnnex(next, last, text) || joinsCells(next, cluster)
  }

  private static func joinsByAnnex(_ next: Sample, _ last: Sample, _ text: ArraySlice<Sample>) -> Bool {
    if isControl(last) || isControl(next) { return last.kind == .carriageReturn && next.kind == .lineFeed }
    if last.kind == .prepend || extends(next) || next.kind == .joiner || next.kind == .spacingMark {
      return true
    }
    switch (last.kind, next.kind) {
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return true
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t), (.lvt, .t), (.t, .t): return true
    case (.regionalIndicator, .regionalIndicator):
      return text.reversed().prefix { $0.kind == .regionalIndicator }.count % 2 == 1
    case (.joiner, .pictograph): return text.dropLast().last { !extends($0) }?.kind == .pictograph
    case (_, .consonant):
      let marks = text.reversed().prefix {
        $0.kind == .linker || $0.kind == .joiner || $0.traits.contains(.conjunct)
      }
      return marks.contains { $0.kind == .linker } && text.dropLast(marks.count).last?.kind == .consonant
    default: return false
    }
  }

  private static func joinsCells(_ next: Sample, _ cluster: [Sample]) -> Bool {
    if next.kind == .other, next.width == 0 { return width(of: cluster) > 0 }
    // The marks after a virama leave it open, but for those that take room.
    let marks = cluster.reversed().prefix { mark in
      mark.width == 0 && !mark.traits.contains(.virama)
        && !(mark.traits.contains(.spacing) && mark.kind != .other)
    }
    return next.traits.contains(.subjoined)
      && cluster.dropLast(marks.count).last?.traits.contains(.virama) == true
  }

  /// As wide as its letter, or two cells; never more.
  static func width(of cluster: [Sample]) -> Int {
    let (base, others) = (cluster[0], cluster.dropFirst())
    let selector = others.first { $0.kind == .textSelector || $0.kind == .emojiSelector }
    let isEmoji =
      base.traits.contains(.variable) && selector?.kind == .emojiSelector
      || others.contains { $0.kind == .pictograph || $0.kind == .regionalIndicator }
    let takesRoom = others.indices.contains { index in
      cluster[index].traits.contains(.spacing) && cluster[..<index].contains { $0.width > 0 }
    }
    if isEmoji || takesRoom { return 2 }
    return min(others.reduce(isText(cluster) ? 1 : base.width) { $0 + $1.width }, 2)
  }

  /// Whether what is wide by itself is shown as text, since a selector right after it says so.
  private static func isText(_ cluster: [Sample]) -> Bool {
    cluster.count > 1 && cluster[0].kind == .pictograph && cluster[0].width == 2
      && cluster[0].traits.contains(.variable) && cluster[1].kind == .textSelector
  }

  private static func isControl(_ sample: Sample) -> Bool {
    switch sample.kind {
    case .control, .carriageReturn, .lineFeed: true
    default: false
    }
  }

  private static func extends(_ sample: Sample) -> Bool {
    switch sample.kind {
    case .extend, .linker, .textSelector, .emojiSelector: true
    default: false
    }
  }
}
