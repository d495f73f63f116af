import Foundation
import RestyleTokens

/// The directory that a book or images are written to.
struct OutputDirectory {
  private let directory: URL

  /// Takes a path, relative to the current directory or absolute.
  init(path: String) {
    directory = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }
}

extension OutputDirectory {
  /// Where a file goes.
  func url(of name: String) -> URL { directory.appendingPathComponent(name, isDirectory: false) }

  /// Writes files over earlier ones of the program, and over nothing else.
  func write(_ files: [OutputFile]) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: directory.path, reason: .notCreated(error.reason))
    }
    for file in files { try checkIsOurs(file) }
    for file in files {
      do {
        try Data(file.bytes).write(to: url(of: file.name), options: .atomic)
      } catch {
        throw OutputError(path: url(of: file.name).path, reason: .notWritten(error.reason))
      }
    }
  }

  private func checkIsOurs(_ file: OutputFile) throws(OutputError) {
    let path = url(of: file.name).path
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let handle = try FileHandle(forReadingFrom: url(of: file.signedName ?? file.name))
      defer { try? handle.close() }
      let start = try handle.read(upToCount: OutputFile.signatureRange) ?? Data()
      if start.range(of: Data(file.signature.utf8)) != nil { return }
    } catch {
      throw OutputError(path: path, reason: .notRead(error.reason))
    }
    throw OutputError(path: path, reason: .foreign)
  }
}
