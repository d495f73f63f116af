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

/// A landmark of a page, as those who jump to it hear it: nobody can tell equal ones apart.
struct PageLandmark: Hashable {
  private let kind: Landmark
  /// What names it; nil for nothing, and for a main landmark, of which a page has one whatever its name.
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

  /// What is wrong with each of a page's landmarks; nil for nothing.
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
  /// Whether it isn't a landmark of the page where it lies in a part of that (HTML Accessibility API Mappings, section
  /// 3.5).
  var isOfPage: Bool { self == .header || self == .footer }

  /// Whether it is a part of a page whose headers and footers are its own.
  var isPart: Bool { [.main, .navigation, .complementary].contains(self) }
}

extension Failure {
  /// That a page has several main landmarks.
  fileprivate static let severalMains = Failure(
    "the page has another main landmark", suggesting: "one around both, or another kind")

  /// That another landmark of the kind has the same name, or none either.
  fileprivate static func indistinct(_ kind: Landmark, isNamed: Bool) -> Failure {
    Failure(
      isNamed
        ? "another \(kind.rawValue) landmark has the same name"
        : "another \(kind.rawValue) landmark has no name either",
      suggesting: "a name of its own by `accessibilityLabel(_:)`")
  }
}
