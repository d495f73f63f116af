import Restyle
import RestyleHTML
import Testing

@Suite("Hashing that makes styles itself")
struct ReentrantHashTests {
  /// An attribute whose values make a class while they are hashed.
  private struct Stamped: TextAttributeKey {
    static let name = "stamped"

    struct Value: Hashable, Sendable, Codable {
      var number: Int

      func hash(into hasher: inout Hasher) {
        var sheet = StyleSheet()
        hasher.combine(sheet.className(for: TextStyle(color: .red)))
        hasher.combine(number)
      }
    }
  }

  // More than are distinguished without hashing.
  private let styles = (0..<20).map { number in
    TextStyle(font: .system(size: Double(number + 1))).restyled {
      $0.setAttribute(Stamped.Value(number: number), for: Stamped())
    }
  }

  @Test("A stylesheet and a page keep their classes")
  func classes() {
    var sheet = StyleSheet()
    let names = styles.map { sheet.className(for: $0) }
    #expect(Set(names).count == styles.count)
    #expect(styles.map { sheet.className(for: $0) } == names)
    var page = HTMLRenderer()
    for _ in 0..<2 { for style in styles { page.append(StyledText("a", style: style)) } }
    let written = page.html.split(separator: "</span>")
    #expect(written.prefix(styles.count).elementsEqual(written.suffix(styles.count)))
    #expect(Set(written).count == styles.count)
  }
}
