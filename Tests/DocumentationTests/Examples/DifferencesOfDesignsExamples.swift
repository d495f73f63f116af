// The examples of the article, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleFoundation
import RestyleTokens
import Testing

@Suite("What the article about differences shows")
struct DifferencesOfDesignsExamples {
  @Test("Two styles, and two versions of a design")
  func differences() throws {
    // Block 1 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    // Block 2 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    #expect(lines == "contentInsets.top: 0.0 → 8.0\nstates.normal.text.color: #ff0000 → #0000ff")
    #expect(
      source == """
        style.restyled {
          $0.contentInsets.top = 8.0
          $0.states[.normal]?.text.color = Color(hex: 0x0000ff)
        }
        """)
    #expect(list.hasPrefix("- `contentInsets.top`: `0.0` → `8.0`\n"))

    // Block 3 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    #expect(colors == [.blue])

    // Block 4 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    #expect(undone == old && both == old.difference(to: third))

    // Block 5 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    #expect(edited.contentInsets.top == 10 && edited.applying(undo) == new)

    // Block 6 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    #expect(changelog.hasPrefix("### `buttons`\n\n- `action`\n  - `contentInsets.top`: `0.0` → `8.0`\n"))
    #expect(changelog.hasSuffix("### `textStyles`\n\n- `title` added\n"))

    // Block 7 of Restyle/Restyle.docc/DifferencesOfDesigns.md

    let read = TokenDesign("Version 2", try DesignTokens(json: file)).catalog
    #expect(after.difference(to: read).isEmpty)
  }
}
