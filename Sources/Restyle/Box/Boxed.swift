/// A large value that is rarely set, kept on the heap and shared by its copies; the empty one takes no heap.
///
/// It keeps the structs that hold it small: what most of them never set then costs a pointer to copy, not its size.
struct Boxed<Value: EmptyInitializable & Hashable & Sendable & Codable>: Hashable, Sendable {
  // Never changed once it is made, so sharing it can't be observed.
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  // Nil for the empty value, and only for that one: each value has one form.
  private var storage: Storage?

  init(_ value: Value) {
    storage = value == Value() ? nil : Storage(value)
  }

  var value: Value {
    get { storage?.value ?? Value() }
    set { self = Boxed(newValue) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// A type with one empty value.
protocol EmptyInitializable {
  init()
}

extension Boxed: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
