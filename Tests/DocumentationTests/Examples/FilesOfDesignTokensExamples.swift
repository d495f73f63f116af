// The texts of the article about files of design tokens, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTokens
import Testing

@Suite("What the article about files of design tokens shows")
struct FilesOfDesignTokensExamples {
  @Test("Values and references")
  func values() throws {
    // Block 1 of RestyleTokens/RestyleTokens.docc/FilesOfDesignTokens.md
    #expect(color == Color(red: 0, green: 0.4, blue: 0.8) && width == 1)
    #expect(source == "color.blue")
  }

  @Test("Problems")
  func problems() {
    var report = ""
    var typo: DesignTokens?
    // Block 2 of RestyleTokens/RestyleTokens.docc/FilesOfDesignTokens.md
    #expect(report == #"b: there is no "{bleu}"; did you mean "{blue}"?"# && typo == nil)
  }

  @Test("Older files")
  func older() throws {
    // Block 3 of RestyleTokens/RestyleTokens.docc/FilesOfDesignTokens.md
    #expect(deviations == 3)
  }

  @Test("Tokens of a program")
  func made() throws {
    // Block 4 of RestyleTokens/RestyleTokens.docc/FilesOfDesignTokens.md
    #expect(try DesignTokens(json: file) == made)
  }
}
