import Restyle
@_spi(Outputs) import RestyleRendering
import Testing

@Suite("Keys by number")
struct NumberedKeysTests {
  @Test("Each key has the place at which it came, however many there are", arguments: [0, 1, 8, 9, 100])
  func numbers(count: Int) {
    var keys = NumberedKeys<String>()
    for number in 0..<count {
      #expect(keys.number(of: "\(number)") == nil)
      #expect(keys.add("\(number)") == number)
    }
    for number in 0..<count { #expect(keys.number(of: "\(number)") == number) }
    #expect(keys.number(of: "other") == nil)
    #expect(keys.keys == (0..<count).map(String.init))
  }

  @Test("Large keys have their numbers too, however many there are", arguments: [1, 32, 33, 200])
  func largeKeys(count: Int) {
    var keys = NumberedKeys<TextStyle>()
    let styles = (0..<count).map { TextStyle(font: Font(size: Double($0 + 1))) }
    for (number, style) in styles.enumerated() {
      #expect(keys.number(of: style) == nil)
      #expect(keys.add(style) == number)
    }
    for (number, style) in styles.enumerated() { #expect(keys.number(of: style) == number) }
    #expect(keys.number(of: TextStyle()) == nil)
  }

  @Test("Keys of equal hashes have numbers of their own", arguments: [8, 9, 40])
  func equalHashes(count: Int) {
    var keys = NumberedKeys<Colliding>()
    for number in 0..<count {
      #expect(keys.number(of: Colliding(value: number)) == nil)
      #expect(keys.add(Colliding(value: number)) == number)
    }
    for number in 0..<count { #expect(keys.number(of: Colliding(value: number)) == number) }
  }

  private struct Colliding: Hashable {
    let value: Int

    /// Pairs, and each fourth of them, share a hash.
    func hash(into hasher: inout Hasher) { hasher.combine(value / 2 % 4) }
  }

  @Test("Each value is found by its key, however many there are", arguments: [0, 1, 8, 9, 100])
  func values(count: Int) {
    var values = KeyedValues<String, Int>()
    for number in 0..<count {
      #expect(values["\(number)"] == nil)
      values.add(number, for: "\(number)")
    }
    for number in 0..<count { #expect(values["\(number)"] == number) }
    #expect(values["other"] == nil)
  }

  @Test("What is predicted of runs is never taken for what isn't so", arguments: [1, 3, 12])
  func runs(count: Int) {
    var (keys, sequence) = (NumberedKeys<TextStyle>(), RunSequence())
    let styles = (0..<count).map { TextStyle(font: Font(size: Double($0 + 1))) }
    for step in 0..<200 {
      let number = step * step % 7 % count
      let run = StyledText("a", style: styles[number])
      let found = withUnsafePointer(to: run) { keys.number(ofStyleOf: $0, in: &sequence) }
      let known = keys.keys.firstIndex(of: styles[number])
      #expect(found == known)
      if known == nil { _ = keys.add(styles[number]) }
    }
  }
}
