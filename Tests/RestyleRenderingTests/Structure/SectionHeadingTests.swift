import RestyleElements
import Testing

@Suite("The ranks of headings")
struct SectionHeadingTests {
  private func ranks(_ element: some Element) throws -> [Int] {
    try StructureTrace(element).lines.compactMap { line in
      line.firstMatch(of: #/heading (\d)/#).flatMap { Int($0.1) }
    }
  }

  @Test("A section's header has the rank that the section says, else one below what is around it")
  func sections() throws {
    for before in [nil, 1, 2, 3, 6] as [Int?] {
      for outer in [nil, 1, 4, 6] as [Int?] {
        for inner in [nil, 1, 5] as [Int?] {
          func section(_ rank: Int?, @ElementBuilder _ content: () -> ElementContent) -> Section {
            Section(header: "a", content: content).with { $0.accessibility.headingLevel = rank }
          }
          let screen = Stack {
            if let before { Label("b").heading(before) }
            section(outer) { section(inner) { Label("c") } }
          }
          let base = before ?? 1
          let expected = [before, outer ?? min(base + 1, 6), inner ?? min(base + 2, 6)].compactMap(\.self)
          #expect(try ranks(screen) == expected)
        }
      }
    }
  }
}
