package import Foundation

/// Why a file can't be read.
package struct FileReadingError: Error, CustomStringConvertible {
  package let description: String
}

extension Data {
  // In bytes: no design system has as many, and some devices have no end.
  private static var readingLimit: Int { 1 << 28 }

  /// Reads a file, or what comes out of a pipe.
  ///
  /// - Parameter path: The path of the file, of which at most 256 megabytes are read.
  /// - Throws: What the operating system says, or that there is more.
  package init(reading path: String) throws(FileReadingError) {
    self.init()
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      // Read to the end, since the size that the system reports for devices and pipes isn't theirs.
      while count <= Self.readingLimit, let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
        append(part)
      }
    } catch {
      throw FileReadingError(description: error.reason)
    }
    guard count <= Self.readingLimit else {
      throw FileReadingError(description: "it is larger than \(Self.readingLimit >> 20) megabytes")
    }
  }
}

extension Error {
  /// What the operating system says, without the layers that Foundation puts around it, which are for programmers.
  package var reason: String {
    if let systemCode { return String(cString: strerror(systemCode)) }
    return self is CocoaError ? innermost.localizedDescription : "\(self)"
  }

  /// The number that the operating system has for it (`errno`); nil for another error.
  var systemCode: Int32? { innermost.domain == NSPOSIXErrorDomain ? Int32(innermost.code) : nil }

  private var innermost: NSError {
    ((self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? self) as NSError
  }
}
