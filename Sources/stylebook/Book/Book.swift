/// A book that shows every style of some design systems.
struct Book {
  /// What stands on its cover.
  let title: String
  /// The design systems, in the order in which they are shown.
  let chapters: [Chapter]
  /// Whether it shows screens, e-mails and drawings in each design system: those of Swift have styles for all of it.
  var hasSamples = true
}

extension Book {
  /// The book that `swift run stylebook` writes.
  static let standard = Book(title: "Stylebook", chapters: [.system, .material, .primer])
}
