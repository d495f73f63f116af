import Foundation
public import Testing

/// Compares a text with the file `Golden/SUITE.TEST.html` of the test's target, or `Golden/SUITE.TEST.VARIANT.html`.
///
/// Without a file, it records one and fails, so that somebody looks at it. To record another, delete the file.
///
/// Each run of the tests has a hash seed of its own, so this also shows that the text doesn't depend on it.
///
/// - Parameters:
///   - text: The text.
///   - variant: What tells the texts of one test apart.
///   - file: The test's file, which lies in a folder of its target.
///   - function: The test.
///   - location: Where an issue is recorded.
/// - Throws: What keeps a file from being read or written.
public func expectGolden(
  _ text: String, variant: String? = nil, file: String = #filePath, function: String = #function,
  location: SourceLocation = #_sourceLocation
) throws {
  let source = URL(filePath: file)
  let suite = source.deletingPathExtension().lastPathComponent
  let test = function.prefix { $0 != "(" }
  let golden = source.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/\(suite).\(test)\(variant.map { "." + $0 } ?? "").html")
  guard FileManager.default.fileExists(atPath: golden.path) else {
    try Data(text.utf8).write(to: golden)
    Issue.record("recorded \(golden.lastPathComponent): look at it and run again", sourceLocation: location)
    return
  }
  let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
  #expect(text == expected, "differs from \(golden.lastPathComponent)", sourceLocation: location)
}
