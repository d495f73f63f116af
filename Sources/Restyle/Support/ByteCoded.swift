/// A value with few cases and a one-byte code for each, so that several values fit into one word.
///
/// No case has the code 0, which means that there is no value. Codes are assigned explicitly, because the memory layout
/// of an enumeration isn't guaranteed.
@usableFromInline
protocol ByteCoded {
  /// The code of the value, never 0.
  var byteCode: UInt8 { get }

  /// Creates the value with a code; nil if there is none.
  init?(byteCode: UInt8)
}

extension Bool: ByteCoded {
  @inlinable var byteCode: UInt8 { self ? 2 : 1 }

  @inlinable
  init?(byteCode: UInt8) {
    switch byteCode {
    case 1: self = false
    case 2: self = true
    default: return nil
    }
  }
}
