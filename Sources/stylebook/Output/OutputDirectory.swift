import Foundation

/// The directory that the book is written to.
struct OutputDirectory {
  private let directory: URL

  /// Takes a path, relative to the current directory or absolute.
  init(path: String) {
    directory = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }
}

extension OutputDirectory {
  /// Where a file of the book goes.
  func url(of file: BookFile) -> URL { directory.appendingPathComponent(file.name, isDirectory: false) }

  /// Writes the book over an earlier one, and over nothing else.
  func write(_ book: RenderedBook) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: directory.path, reason: .notCreated(error.reason))
    }
    for rendered in book.files { try checkIsOurs(rendered.file) }
    for rendered in book.files {
      do {
        try Data(rendered.content.utf8).write(to: url(of: rendered.file), options: .atomic)
      } catch {
        throw OutputError(path: url(of: rendered.file).path, reason: .notWritten(error.reason))
      }
    }
  }

  private func checkIsOurs(_ file: BookFile) throws(OutputError) {
    let path = url(of: file).path
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let handle = try FileHandle(forReadingFrom: url(of: file))
      defer { try? handle.close() }
      let start = try handle.read(upToCount: BookFile.signatureRange) ?? Data()
      if start.range(of: Data("\(file.signature)".utf8)) != nil { return }
    } catch {
      throw OutputError(path: path, reason: .notRead(error.reason))
    }
    throw OutputError(path: path, reason: .foreign)
  }
}

extension Error {
  /// What the operating system says, without the layers around it.
  fileprivate var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(error.code)))
  }
}
