#if canImport(CZlib)
  import CZlib

  /// Compresses bytes by the system's zlib.
  ///
  /// It is there wherever Swift's toolchain is, but for Windows and WebAssembly, and faster than what is worth writing
  /// anew.
  struct ZlibStream: ~Copyable {
    // Allocated, since zlib doesn't allow it to move.
    private let stream: UnsafeMutablePointer<z_stream>
    private var bytes: [UInt8] = []
    /// What is to be compressed: many rows at once take less time than each by itself.
    private var pending: [UInt8] = []
    private static let pendingLimit = 32_768

    /// What compresses further takes twice the time for less than a hundredth of the bytes of a background.
    static let level: Int32 = 6

    /// Makes a stream; nil if there is no memory for it.
    init?() {
      stream = .allocate(capacity: 1)
      stream.initialize(to: z_stream())
      guard
        deflateInit_(stream, Self.level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else {
        stream.deallocate()
        return nil
      }
    }

    deinit {
      deflateEnd(stream)
      stream.deallocate()
    }
  }

  extension ZlibStream {
    mutating func append(_ input: UnsafeBufferPointer<UInt8>) {
      pending += input
      if pending.count >= Self.pendingLimit { deflate(Z_NO_FLUSH) }
    }

    mutating func finish() -> [UInt8] {
      deflate(Z_FINISH)
      return bytes
    }

    /// Compresses what is pending.
    private mutating func deflate(_ flush: Int32) {
      pending.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8_192) { room in
          repeat {
            stream.pointee.next_out = room.baseAddress
            stream.pointee.avail_out = UInt32(room.count)
            CZlib.deflate(stream, flush)
            bytes += room[..<(room.count - Int(stream.pointee.avail_out))]
          } while stream.pointee.avail_out == 0
        }
      }
      pending.removeAll(keepingCapacity: true)
    }
  }
#endif
