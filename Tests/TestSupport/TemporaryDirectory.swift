public import Foundation

/// Gives a directory that is removed afterwards.
public func inTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("restyle-\(UUID().uuidString)", isDirectory: true).standardizedFileURL
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}
