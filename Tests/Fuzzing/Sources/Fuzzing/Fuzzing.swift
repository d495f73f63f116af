import Readers

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  Reader.read(UnsafeRawBufferPointer(start: start, count: count))
  return 0
}
