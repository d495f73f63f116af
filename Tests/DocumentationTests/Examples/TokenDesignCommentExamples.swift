// The examples in the comments about what tokens become, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleElements
import RestyleTokens
import Testing

@Suite("What the comments about designs of tokens show")
struct TokenDesignCommentExamples {
  private static let data = Data(
    """
    {"color":{"accent":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}},
     "typography":{"heading":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},
      "fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2}}}}
    """.utf8)

  @Test("TokenDesign, swiftSource(isPublic:)")
  func design() throws {
    let data = Self.data
    // Block of RestyleTokens/Import/TokenDesign.swift
    #expect(heading?.fontSize == 20 && report.isEmpty)
    // Block of RestyleTokens/SwiftSource/TokenSwiftSource.swift
    #expect(source.contains("static var accent: Color { .named(.accent) }"))
  }

  @Test("TokenDesign.init(_:_:rules:)")
  func resolver() throws {
    try TokenFiles.with(TokenFiles.themes) { file in
      let resolver = try TokenResolver(json: Data(contentsOf: file)) { reference in
        try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(reference))
      }
      // Block of RestyleTokens/Import/TokenSurroundings+Resolver.swift
      #expect(themes.isEmpty)
    }
  }

  @Test("TokenRules, TokenStyleGroup")
  func rules() throws {
    let tokens = try DesignTokens(json: Self.data)
    do {
      // Block 1 of RestyleTokens/Import/TokenRules.swift
      #expect(TokenDesign("Acme", tokens, rules: rules).catalog[ButtonStateStyle.self].isEmpty)
    }
    do {
      let stack = StackStyle(axis: .horizontal)
      let tokens = try TokenExport(StyleCatalog("Acme") { NamedStyle("bar", stack) }).tokens
      // Block 2 of RestyleTokens/Import/TokenRules.swift
      #expect(design.catalog[StackStyle.self, "bar"] == stack)
    }
    // Block of RestyleTokens/Import/TokenStyleGroup.swift
    #expect(TokenDesign("Acme", tokens, rules: rules).catalog[BorderStyle.self].isEmpty)
  }
}
