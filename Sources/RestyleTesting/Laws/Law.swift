/// A law of styles, of values in styles, or of outputs.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// The type has values that vary each stored property, with which the other laws are checked.
  case samples
  /// A value equals itself, and equal values have equal hashes and encode to the same bytes.
  case equality
  /// Restyling changes only a copy.
  case restyling
  /// A change of all texts of a style changes each text.
  case texts
  /// Decoded values equal the encoded ones, and encode to the same bytes.
  case coding
  /// Merging is associative, and has an identity.
  case merging
  /// A difference is empty if and only if both styles are equal, and changes one style into the other.
  case difference
  /// Interpolation is exact at the ends, close to them nearby, and valid everywhere.
  case interpolation
  /// An output writes each text of an interface, in reading order.
  case structure
  /// An output reports everything that it doesn't show.
  case silence
  /// An output writes texts as texts, whatever they contain.
  case escaping
  /// An output is the same for the same elements.
  case determinism
}
