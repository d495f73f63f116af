import Restyle

/// A choice with a value that a form submits.
protocol SubmittedChoice {
  /// The value that is submitted; nil to submit the index.
  var value: String? { get }
}

extension Array where Element: SubmittedChoice {
  /// Returns the value that a form submits for an element; nil for an invalid index.
  func value(at index: Int) -> String? { self[ifThere: index].map { $0.value ?? String(index) } }

  /// Returns the index of the first element with a submitted value, which is compared by its scalars.
  func firstIndex(ofValue value: String) -> Int? { indices.first { self.value(at: $0).isExactly(value) } }
}
