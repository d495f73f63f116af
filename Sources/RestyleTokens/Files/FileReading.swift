package import Foundation

/// The error of a file or a stream that can't be read or written, with the system's message.
package struct FileError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

extension Data {
  // In bytes: more than any design system has, while some devices are endless.
  private static var readingLimit: Int { 1 << 28 }

  /// Reads a file or a pipe.
  ///
  /// - Parameter path: The path of the file, which can have up to 256 megabytes.
  /// - Throws: The operating system's error, or an error if the file is too large.
  package init(reading path: String) throws(FileError) {
    self.init()
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      // Read to the end, since the system reports wrong sizes for devices and pipes.
      while count <= Self.readingLimit, let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
        append(part)
      }
    } catch {
      throw FileError(description: error.reason)
    }
    guard count <= Self.readingLimit else {
      throw FileError(description: "it is larger than \(Self.readingLimit >> 20) megabytes")
    }
  }
}

extension Error {
  /// The operating system's message, without the layers that Foundation adds for programmers.
  package var reason: String {
    if let systemCode { return String(cString: strerror(systemCode)) }
    return self is CocoaError ? innermost.localizedDescription : "\(self)"
  }

  /// The operating system's error number (`errno`); nil for other errors.
  var systemCode: Int32? { innermost.domain == NSPOSIXErrorDomain ? Int32(innermost.code) : nil }

  private var innermost: NSError {
    ((self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self) as NSError
  }
}
