import Restyle

/// The images of the sign-in screen, drawn for it.
extension Image {
  /// The sign that composes.
  static let logo = Image(
    data: """
      <svg xmlns="http://www.w3.org/2000/svg" width="112" height="56" viewBox="0 0 112 56" fill="none" \
      stroke="#7656ee" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">\
      <path d="M44 9 12 28l32 19M68 9l32 19-32 19"/></svg>
      """.utf8)

  /// Two branches of one trunk, in an orange that stands out from black and from white.
  static let branches = Image(
    data: """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none" \
      stroke="#d2691e" stroke-width="2"><circle cx="5" cy="4" r="2.5"/><circle cx="5" cy="16" r="2.5"/>\
      <circle cx="15" cy="6" r="2.5"/><path d="M5 6.5v7M15 8.500q0 3.500-5 3.500t-5 1.500"/></svg>
      """.utf8)
}
