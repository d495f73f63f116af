import RestyleTokens
import Testing

@Suite("Data of tools")
struct TokenExtensionsTests {
  @Test("Data are kept as they are, by the names of their tools")
  func kept() throws {
    var extensions = TokenExtensions()
    #expect(extensions.isEmpty)
    try extensions.set(#"{ "b": 1.50, "a": [true, null] }"#, for: "one")
    try extensions.set("2", for: "two")
    #expect(extensions["one"] == #"{"b":1.50,"a":[true,null]}"#)
    #expect(extensions.names == ["one", "two"])
    #expect(extensions["three"] == nil)
    try extensions.set("3", for: "one")
    #expect(extensions["one"] == "3" && extensions.names == ["one", "two"])
    try extensions.set(nil, for: "one")
    try extensions.set(nil, for: "one")
    #expect(extensions.names == ["two"])
  }

  @Test("What isn't JSON is refused and changes nothing")
  func refused() throws {
    var extensions = TokenExtensions()
    #expect(throws: TokenError.self) { try extensions.set("{", for: "one") }
    #expect(extensions.isEmpty)
  }
}
