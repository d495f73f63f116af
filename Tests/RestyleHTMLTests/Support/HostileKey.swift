import Restyle

/// An attribute of a program's own whose name tries to leave its place.
struct HostileKey: TextAttributeKey {
  static let name = "\"'></style><script>hacked=1</script>{}*/;"
  typealias Value = String
}
