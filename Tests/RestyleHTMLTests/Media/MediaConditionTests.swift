import RestyleHTML
import TestSupport
import Testing

@Suite("Conditions of queries")
struct MediaConditionTests {
  @Test("A condition is written as a query")
  func text() async throws {
    try await forEach(
      [
        (.always, ""), (!.always, "not all"),
        (.width(600...), "(width>=600px)"), (.width(..<600), "(width<600px)"),
        (.width(600..<1024), "(600px<=width<1024px)"), (.width(0..<1024), "(width<1024px)"),
        (.width(0...), ""), (.width(..<0), "not all"), (.width(5..<5), "not all"),
        (.width((-.infinity)..<(.infinity)), ""), (.width((.infinity)...), "not all"),
        (.height(0.5...), "(height>=0.5px)"),
        (.hover && .pointer(.fine), "(hover:hover) and (pointer:fine)"),
        (.hover || .pointer(.fine), "(hover:hover) or (pointer:fine)"),
        (!.hover, "not (hover:hover)"), (!(!.hover), "not (not (hover:hover))"),
        (!.hover && .width(9...), "(not (hover:hover)) and (width>=9px)"),
        (
          (.hover || .pointer(.none)) && .width(9...) && .height(9...),
          "((hover:hover) or (pointer:none)) and (width>=9px) and (height>=9px)"
        ),
        (.hover && .hover, "(hover:hover)"), (.hover && .always, "(hover:hover)"), (.hover || .always, ""),
        (.print, "print"), (!.print, "screen"), (.print || !.print, ""), (.print && !.print, "not all"),
        (.print && .width(..<600), "print and (width<600px)"),
        (.print || .hover, "screen and (hover:hover),print"),
        (!(.print && .hover), "screen,print and not (hover:hover)"),
        (.print && (.hover || .pointer(.none)), "print and ((hover:hover) or (pointer:none))"),
        (.orientation(.portrait), "(orientation:portrait)"),
      ] as [(MediaCondition, String)]
    ) { (condition: MediaCondition, text: String) in
      #expect(condition.description == text)
    }
  }

  @Test("A condition of a container is written as one of a window")
  func containers() {
    #expect(ContainerCondition.width(400...).description == "(width>=400px)")
    #expect(
      (!(.height(..<90) || .orientation(.landscape)) as ContainerCondition).description
        == "not ((height<90px) or (orientation:landscape))")
    #expect(
      (.width(1..<2) && .height(1..<2) as ContainerCondition).description
        == "(1px<=width<2px) and (1px<=height<2px)")
  }

  @Test("A condition of any length is written")
  func long() {
    var condition = MediaCondition.hover
    for index in 0..<10_000 {
      condition = index.isMultiple(of: 2) ? condition && .width(Double(index)...) : condition || .print
    }
    #expect(condition.description.utf8.count > 10_000)
  }
}
