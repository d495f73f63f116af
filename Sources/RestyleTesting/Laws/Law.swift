/// What has to hold for a style, for a value that styles are made of, or for an output.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// There are values to check the others with, which vary each stored property.
  case samples
  /// A value equals itself, and equal values have equal hashes and documents.
  case equality
  /// Restyling makes its changes in a copy, and no others.
  case restyling
  /// What changes the texts of a style reaches each of them.
  case texts
  /// What is decoded equals what was encoded, and encodes to the same bytes.
  case coding
  /// Merging is associative, and something is its identity.
  case merging
  /// A difference is empty exactly if both styles are equal, and leads from the one to the other.
  case difference
  /// What lies between two values is exact at the ends, close to them near by, and valid everywhere.
  case interpolation
  /// An output writes each text of an interface, in reading order.
  case structure
  /// What an output doesn't show, it reports.
  case silence
  /// Texts stay texts.
  case escaping
  /// An output writes the same for the same elements.
  case determinism
}
