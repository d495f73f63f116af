// The examples in the comments of RestyleTokens, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTokens
import Testing

@Suite("What the comments of RestyleTokens show")
struct RestyleTokensCommentExamples {
  private let data = Data(#"{"color":{"accent":{"$type":"number","$value":1,"$deprecated":true}}}"#.utf8)

  @Test("DesignTokens")
  func tokens() throws {
    // Block of RestyleTokens/Model/DesignTokens.swift
    #expect(accent?.value == .number(1) && current.isEmpty)
  }

  @Test("TokenExport")
  func export() throws {
    let values = DesignValues("Acme", colors: [NamedValue("ink", .black)])
    let catalog = StyleCatalog("Acme") { NamedStyle("rule", BorderStyle(width: 1, color: .black)) }
    try TokenFiles.with(["a.tokens.json": ""]) { url in
      // Block of RestyleTokens/Export/TokenExport.swift
      let tokens = try DesignTokens(json: Data(contentsOf: url))
      #expect(tokens.map(\.path) == ["color.ink", "borders.rule"])
    }
  }

  @Test("DesignTokens.init(json:), json()")
  func files() throws {
    try TokenFiles.with(["a.tokens.json": String(decoding: data, as: UTF8.self)]) { url in
      // Block of RestyleTokens/Reading/DesignTokens+Reading.swift
      // Block 1 of RestyleTokens/Writing/DesignTokens+Writing.swift
      #expect(try DesignTokens(json: Data(contentsOf: url)) == tokens)
    }
  }

  @Test("DesignTokens.init(_:groups:)")
  func made() throws {
    // Block 2 of RestyleTokens/Writing/DesignTokens+Writing.swift
    #expect(tokens["color.accent"]?.reference?.path == "color.blue")
  }

  @Test("TokenError")
  func errors() {
    var tokens: DesignTokens?
    var report: [String] = []
    let data = Data()
    // Block of RestyleTokens/Problem/TokenError.swift
    #expect(tokens == nil && report.count == 1)
  }

  @Test("OlderFormats")
  func older() throws {
    // Block of RestyleTokens/OlderFormats/OlderFormats.swift
    #expect(report.isEmpty)
  }

  @Test("TokenResolver")
  func resolver() throws {
    try TokenFiles.with(TokenFiles.themes) { file in
      // Block of RestyleTokens/Resolver/TokenResolver.swift
      #expect(dark.count == 1)
    }
  }

  @Test("Token, TokenExtensions")
  func token() throws {
    // Block of RestyleTokens/Model/Token.swift
    #expect(accent.type == .color && accent.name == "accent")
    var token = accent
    try token.extensions.set(#"{"isPublic":true}"#, for: "org.example.tool")
    // Block of RestyleTokens/Model/TokenExtensions.swift
    #expect(publication?.isPublic == true)
  }

  @Test("TokenReference, Aliasable, TokenList")
  func references() {
    // Block of RestyleTokens/Values/TokenReference.swift
    #expect(accent.text == "{color.accent}" && red.text == "#/color/accent/$value/components/0")
    // Block of RestyleTokens/Values/Aliasable.swift
    #expect(border.color.reference?.path == "color.blue")
    // Block of RestyleTokens/Values/TokenList.swift
    #expect(fonts[0].value == "Inter")
  }

  @Test("TokenColor, TokenDimension, TokenDuration, TokenFontWeight")
  func values() throws {
    // Block of RestyleTokens/Values/TokenColor.swift
    #expect(try color == Color(css: "oklch(0.7 0 none)"))
    // Block of RestyleTokens/Values/TokenDimension.swift
    #expect(points == 24)
    // Block of RestyleTokens/Values/TokenDuration.swift
    #expect(seconds == 0.15)
    // Block of RestyleTokens/Values/TokenFontWeight.swift
    #expect(weight == 600)
  }
}
