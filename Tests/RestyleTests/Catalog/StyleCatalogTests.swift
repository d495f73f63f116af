import Foundation
import Restyle
import Testing

@Suite struct StyleCatalogTests {
  /// Counts how often it is asked.
  // Safe to share: the number is touched only while the lock is held.
  private final class Count: @unchecked Sendable {
    private var number = 0
    private let lock = NSLock()

    func increase() -> Int {
      lock.withLock {
        number += 1
        return number
      }
    }

    var current: Int { lock.withLock { number } }
  }

  @Test func aStyleIsEvaluatedAtEachRead() {
    let count = Count()
    let named = NamedStyle("growing", TextStyle(font: Font(size: Double(count.increase()))))
    let catalog = StyleCatalog("Test", textStyles: [named, NamedStyle("still", TextStyle())])
    #expect(catalog.textStyles.map(\.name) == ["growing", "still"])
    #expect(catalog[textStyle: "still"] == TextStyle())
    #expect(catalog[textStyle: "missing"] == nil)
    #expect(count.current == 0)
    #expect(catalog[textStyle: "growing"]?.fontSize == 1)
    #expect(named.style.fontSize == 2)
    #expect(catalog.textStyles.map(\.style.fontSize) == [3, nil])
    #expect(count.current == 3)
  }

  @Test func theFirstOfSeveralStylesOfOneNameIsFound() {
    let catalog = StyleCatalog(
      "Twice",
      textStyles: [NamedStyle("a", TextStyle(color: .red)), NamedStyle("a", TextStyle(color: .blue))])
    #expect(catalog[textStyle: "a"]?.color == .red)
    #expect(catalog.textStyles.count == 2)
  }

  @Test func aCatalogIsAValue() {
    let catalog = StyleCatalog("One")
    var other = catalog
    other.name = "Other"
    other.textStyles.append(NamedStyle("a", TextStyle()))
    #expect(catalog.name == "One")
    #expect(catalog.textStyles.isEmpty)
    #expect(other.textStyles.count == 1)
  }

  @Test func otherStylesCanBeNamedToo() {
    struct Frame: Style, Equatable { var width = 2.0 }
    #expect(NamedStyle("frame", Frame()).style == Frame())
  }
}
