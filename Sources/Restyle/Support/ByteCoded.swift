/// A value of few cases with a code of one byte for each, so that several values fit into one word.
///
/// No case has the code 0, which means no value. The codes are assigned case by case: the memory layout of an
/// enumeration isn't guaranteed.
@usableFromInline
protocol ByteCoded {
  /// The code of the value, never 0.
  var byteCode: UInt8 { get }

  /// The value of a code; nil if no value has it.
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
