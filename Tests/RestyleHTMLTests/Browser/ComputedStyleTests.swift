import BrowserSupport
import Restyle
import Testing

@Suite(.enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct ComputedStyleTests {
  @Test("A browser computes what each attribute says, in every appearance")
  func attributes() throws {
    let samples = AttributeSample.all.enumerated().map { index, sample in
      NamedStyle("\(index) \(sample.testDescription)", sample.style)
    }
    try check(StyleCatalog("Attributes", textStyles: samples))
  }

  @Test("A browser computes what the entries of a catalog say, in every appearance")
  func catalog() throws {
    try check(.sample)
  }

  @Test("The check sees what a browser doesn't compute as the style says")
  func beyondBrowsers() throws {
    // Browsers have a largest font.
    let catalog = StyleCatalog(
      "Huge", textStyles: [NamedStyle("size", TextStyle(font: Font(size: 1e6), color: .red))])
    let mismatches = try ComputedStyleCheck(catalog: catalog).mismatches(in: .required())
    #expect(!mismatches.isEmpty)
    #expect(mismatches.allSatisfy { $0.contains("size: font-size is ") }, "\(mismatches)")
  }

  private func check(_ catalog: StyleCatalog) throws {
    for mismatch in try ComputedStyleCheck(catalog: catalog).mismatches(in: .required()) {
      Issue.record("\(mismatch)")
    }
  }
}
