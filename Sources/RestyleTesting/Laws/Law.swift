/// A law for a style, for a value in styles, or for an output.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// There are values to check the others with, which vary each stored property.
  case samples
  /// A value equals itself, and equal values have equal hashes and documents.
  case equality
  /// Restyling changes a copy, and nothing else.
  case restyling
  /// Changes of all texts of a style affect each of them.
  case texts
  /// Decoded values equal the encoded ones, and encode to the same bytes.
  case coding
  /// Merging is associative, and something is its identity.
  case merging
  /// A difference is empty exactly if both styles are equal, and leads from the one to the other.
  case difference
  /// Interpolation is exact at the ends, close to them nearby, and valid everywhere.
  case interpolation
  /// An output writes each text of an interface, in reading order.
  case structure
  /// An output reports everything that it doesn't show.
  case silence
  /// Texts stay texts.
  case escaping
  /// An output writes the same for the same elements.
  case determinism
}
