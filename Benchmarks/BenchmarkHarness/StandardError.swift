#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard error; the C library's `stderr` is a global variable, which Swift 6 doesn't let us use.
enum StandardError {
  /// Writes a text and a line break.
  static func write(_ text: String) {
    var remaining = Array((text + "\n").utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      remaining = remaining.dropFirst(count)
    }
  }

  // The C function has the name of the method above.
  private static let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { file, bytes, count in
    #if canImport(Darwin)
      Darwin.write(file, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      -1
    #endif
  }
}
