/// The direction in which an interface runs, which says where leading and trailing are.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
