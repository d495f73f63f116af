import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = tests.appendingPathComponent("../../..").standardizedFileURL

  @Test func theCodeCompiles() throws {
    let example = try Self.text(at: Self.tests.appendingPathComponent("ReadmeExample.swift"))
    let readme = try Self.text(at: Self.root.appendingPathComponent("README.md"))
    let first = try #require(readme.firstMatch(of: /```swift\n([\s\S]*?)```/))
    #expect(first.1 == example)
    #expect(readme.contains(html), "the README shows what the code gives: \(html)")
  }

  @Test func everyPictureIsThere() throws {
    let readme = try Self.text(at: Self.root.appendingPathComponent("README.md"))
    let pictures = readme.matches(of: /!\[[^\]]+\]\(([^)]+)\)/)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let path = Self.root.appendingPathComponent(String(picture.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(picture.1)")
    }
  }

  private static func text(at url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
