import Restyle
import TestSupport
import Testing

/// The laws of merging, over all pairs and triples of the samples.
@Suite struct TextStyleMergingTests {
  /// The attributes whose values unite, or whose names several attributes have.
  private static let special: Set = ["Aliases", "fontFeatures", "shout", "twin"]

  @Test func anEmptyStyleIsTheIdentity() {
    for style in StyleSamples.all {
      #expect(style.merging(TextStyle()) == style)
      #expect(TextStyle().merging(style) == style)
      #expect(style.merging(style) == style)
    }
  }

  @Test func mergingIsAssociative() {
    let styles = StyleSamples.few
    let pairs = styles.map { left in styles.map { left.merging($0) } }
    for first in styles.indices {
      for second in styles.indices {
        for third in styles.indices.sampled(every: 4) {
          let left = pairs[first][second].merging(styles[third])
          let right = styles[first].merging(pairs[second][third])
          guard left != right else { continue }
          Issue.record("\(styles[first]), \(styles[second]), \(styles[third])")
          return
        }
      }
    }
  }

  @Test func theRightSideWins() {
    func byName(_ style: TextStyle) -> [String: TextAttribute] {
      Dictionary(style.attributes.map { ($0.name, $0) }) { $1 }.filter { !Self.special.contains($0.key) }
    }
    let styles = StyleSamples.all.map { (style: $0, attributes: byName($0)) }
    var failures: [String] = []
    for left in styles {
      for right in styles.sampled(every: 6) {
        let expected = left.attributes.merging(right.attributes) { $1 }
        if byName(left.style.merging(right.style)) != expected {
          failures.append("\(left.style), \(right.style)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func inheritingIsMergingFromTheOtherSide() {
    var failures: [String] = []
    for style in StyleSamples.few {
      for parent in StyleSamples.all {
        let merged = parent.merging(style)
        var inherited = style
        inherited.inherit(from: parent)
        var copy = parent
        copy.merge(style)
        if style.inheriting(from: parent) != merged || inherited != merged || copy != merged {
          failures.append("\(style), \(parent)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func featuresUnite() {
    let style = TextStyle().monospacedDigits.merging(TextStyle().smallCaps)
    #expect(style.fontFeatures == [.monospacedDigits, .smallCaps])
    let switchedOff = style.merging(TextStyle().feature(.smallCaps.disabled))
    #expect(switchedOff.fontFeatures == [.monospacedDigits, .smallCaps.disabled])
  }

  @Test func aKeyMayMergeItsValues() {
    let left = TextStyle().restyled { $0.setAttribute(["a", "b"], for: Aliases()) }
    let right = TextStyle().restyled { $0.setAttribute(["b", "c"], for: Aliases()) }
    #expect(left.merging(right).attribute(for: Aliases()) == ["a", "b", "c"])
    #expect(right.inheriting(from: left).attribute(for: Aliases()) == ["a", "b", "c"])
  }

  @Test func keysOfOneNameAreDifferentAttributes() {
    let first = TextStyle().restyled { $0.setAttribute(1, for: Twins.First()) }
    let both = first.restyled { $0.setAttribute("two", for: Twins.Second()) }
    #expect(first.attribute(for: Twins.Second()) == nil)
    #expect(both.attribute(for: Twins.First()) == 1)
    #expect(both.attribute(for: Twins.Second()) == "two")
    #expect(both.removingAttribute(for: Twins.Second()) == first)
  }

  @Test func boldAndItalicAddUp() {
    let bold = TextStyle(font: Font(weight: .bold))
    let italic = TextStyle(font: Font(slant: .italic))
    #expect(bold.merging(italic).font == Font(weight: .bold, slant: .italic))
    #expect(bold.merging(italic) == TextStyle().bold.italic)
  }

  @Test func aNamedFamilyAndADesignReplaceEachOther() {
    let named = TextStyle(font: .custom("Inter", size: 17))
    let design = TextStyle(font: .system(size: 12, design: .serif))
    #expect(named.merging(design).font == .system(size: 12, design: .serif))
    #expect(design.merging(named).font == .custom("Inter", size: 17))
  }
}
