import Testing

@testable import Restyle

@Suite("Properties that a walk passes over")
struct PropertyOmissionTests {
  private func names<S: Style>(_ paths: PartialKeyPath<S>...) -> Set<String>? {
    var omission = PropertyOmission()
    omission.insert(paths)
    return omission[S.self]
  }

  @Test("Paths lead to the properties of a list, whatever is stored for them")
  func leadToProperties() {
    #expect(names(\BorderStyle.width, \.color, \.cornerRadii) == ["width", "color", "cornerRadii"])
    #expect(names(\BackgroundStyle.shadows, \.gradient) == ["shadows", "gradient"])
    #expect(names(\ShadowStyle.x, \.blur, \.isInner) == ["x", "blur", "isInner"])
    #expect(names(\TableViewFormStyle.fixedRowHeight) == ["fixedRowHeight"])
    #expect(names(\ButtonStyle.states, \.contentInsets) == ["states", "contentInsets"])
  }

  @Test("What no list has leads to nothing")
  func leadsToNothing() {
    #expect(names(\BorderStyle.color.alpha) == [])
    #expect(names(\TextStyle.color) == nil)
  }
}
