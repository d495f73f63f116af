import DesignSystems
import Foundation
import Restyle
import RestyleHTML
import Testing

@Suite("What themes cost")
struct ThemeCostTests {
  /// Brands that differ in a colour, and design systems that differ in nearly all.
  private static let kinds: [[DefaultStyling]] = [
    ([0x8A3FFC, 0x0F62FE, 0x198038, 0xDA1E28] as [UInt32]).map(brand),
    [.material, .primer, .system, brand(0x8A3FFC)],
  ]

  private static func brand(_ hex: UInt32) -> DefaultStyling {
    DefaultStyling.system.restyled {
      let tint = Color(hex: hex)
      $0.text.color = tint
      $0.button = $0.button.allRestyled { $0.text.color = tint }
      $0.field.cursorColor = tint
    }
  }

  private static func kilobytes(_ themes: some Sequence<DefaultStyling>) -> Double {
    var sheet = StyleSheet()
    sheet.add(StyleCatalog("system", defaults: .defaults))
    for (number, theme) in themes.enumerated() {
      sheet.add(theme: theme, to: .attribute("data-theme", equals: "\(number)"))
    }
    return Double(sheet.css.utf8.count) / 1000
  }

  @Test("The article says how long a catalog's CSS is with themes")
  func article() throws {
    let path = URL(filePath: #filePath).appending(
      path: "../../../../Sources/RestyleHTML/RestyleHTML.docc/Themes.md")
    let text = try String(contentsOf: path.standardizedFileURL, encoding: .utf8)
    let rows = text.matches(of: /\n\| (\d+) +\| (\d+) kB +\| (\d+) kB +\|/)
    #expect(rows.map { Int($0.1) } == [0, 1, 2, 4])
    for row in rows {
      for (said, themes) in zip([row.2, row.3], Self.kinds) {
        let measured = Self.kilobytes(themes.prefix(Int(row.1) ?? 0))
        let isClose = Double(said).map { abs($0 - measured) < measured / 20 } ?? false
        #expect(isClose, "\(row.1) themes: \(measured) kB, not \(said)")
      }
    }
  }

  @Test("A theme alone needs no queries and no name, and each of several is within a query of its own")
  func queries() {
    var sheet = StyleSheet()
    sheet.add(StyleCatalog("system", defaults: .defaults))
    for count in 0..<3 {
      #expect(
        sheet.css.contains("@container") == (count > 1) && sheet.css.contains("--s-theme") == (count > 1))
      sheet.add(theme: Self.kinds[0][count], to: .className("t\(count)"))
    }
    for count in 0..<3 {
      #expect(sheet.css.contains(":where(.t\(count)){--s-theme:'.t\(count)'}\n"))
      #expect(sheet.css.contains("@container style(--s-theme:'.t\(count)'){\n"))
    }
  }
}
