import Restyle
import RestyleElements
import RestyleRendering

extension AuditRule {
  /// People who move between landmarks can tell them apart.
  public static let distinctLandmarks = AuditRule(
    "distinct-landmarks", .warning,
    "A page has one main landmark, and landmarks of the same kind have different names.",
    source: "HTML Standard, 4.4.14 The main element, and ARIA Authoring Practices Guide, Landmark Regions")
}

/// A landmark of a page, as it is announced: people can't distinguish equal ones.
struct PageLandmark: Hashable {
  private let kind: Landmark
  /// The name; nil for none, and for a main landmark, of which a page has only one, whatever its name is.
  private let name: ExactText?

  init(kind: Landmark, _ accessibility: Accessibility) {
    self.kind = kind
    let others = accessibility.labelledBy.filter { !$0.isEmpty }
    if kind == .main {
      name = nil
    } else if !others.isEmpty {
      name = ExactText("#" + others.joined(separator: " "))
    } else if let label = accessibility.label, label.isShown(in: nil) {
      name = ExactText(label.displayValue)
    } else {
      name = nil
    }
  }

  /// The failures of a page's landmarks; nil for those that pass.
  static func failures(of landmarks: [PageLandmark]) -> [Failure?] {
    let counts = Dictionary(landmarks.map { ($0, 1) }) { $0 + $1 }
    return landmarks.map { landmark in
      guard counts[landmark] ?? 0 > 1 else { return nil }
      return landmark.kind == .main
        ? .severalMains : .indistinct(landmark.kind, isNamed: landmark.name != nil)
    }
  }
}

extension Landmark {
  /// Whether it is a landmark of the page only if it isn't in a part of the page (HTML Accessibility API Mappings,
  /// section 3.5).
  var isOfPage: Bool { self == .header || self == .footer }

  /// Whether it is a part of a page that has its own headers and footers.
  var isPart: Bool { [.main, .navigation, .complementary].contains(self) }
}

extension Failure {
  /// The failure of a page with several main landmarks.
  fileprivate static let severalMains = Failure(
    "the page has another main landmark", suggesting: "one around both, or another kind")

  /// The failure of a landmark with the same name as another one of its kind, or with no name like another one.
  fileprivate static func indistinct(_ kind: Landmark, isNamed: Bool) -> Failure {
    Failure(
      isNamed
        ? "another \(kind.rawValue) landmark has the same name"
        : "another \(kind.rawValue) landmark has no name either",
      suggesting: "a name of its own by `accessibilityLabel(_:)`")
  }
}
