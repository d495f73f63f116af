/// How much room there is along one axis.
///
/// The classes are those of UIKit: on a phone held upright the width is compact and the height regular.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is known about the room.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}
