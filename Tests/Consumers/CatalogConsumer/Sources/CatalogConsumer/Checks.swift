import Foundation

/// Collects what isn't as it should be.
struct Checks {
  private(set) var failures: [String] = []

  mutating func expect(
    _ condition: Bool, _ what: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) {
    if !condition { failures.append("\(file):\(line): \(what())") }
  }

  mutating func expectEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, file: StaticString = #fileID, line: UInt = #line
  ) {
    expect(value == expected, "\(value) isn't \(expected)", file: file, line: line)
  }

  func exitWithResult() -> Never {
    for failure in failures { FileHandle.standardError.write(Data("\(failure)\n".utf8)) }
    exit(failures.isEmpty ? 0 : 1)
  }
}
