/// Small doubles of the view classes that the essays style, and nothing that Restyle offers.
///
/// Nested, so that their names don't hide those of the library from the other tests.
enum Kit {
  struct Color: Hashable {
    var red, green, blue, alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(white: Double, alpha: Double) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    static let black = Color(white: 0, alpha: 1)
    static let white = Color(white: 1, alpha: 1)
    static let gray = Color(white: 0.5, alpha: 1)
    static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    static let lightGray = Color(white: 2 / 3, alpha: 1)
    static let clear = Color(white: 0, alpha: 0)
  }

  struct Font: Hashable {
    enum Weight { case light, regular, medium }

    var size: Double
    var weight = Weight.regular

    static func systemFont(ofSize size: Double, weight: Weight) -> Font { Font(size: size, weight: weight) }

    func withSize(_ size: Double) -> Font { Font(size: size, weight: weight) }
  }

  struct EdgeInsets: Hashable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  struct Size: Hashable {
    var width = 0.0
    var height = 0.0
  }

  struct Image: Hashable {
    var name: String
    var size = Size(width: 1, height: 1)
  }

  enum State { case normal, highlighted }
}

// MARK: - Layout

extension Kit {
  /// What a constraint is about, by name: a double lays out nothing.
  struct Anchor: Hashable {
    var attribute: String
    unowned var view: View

    func constraint(equalTo other: Anchor, multiplier: Double = 1) -> Constraint {
      Constraint(view: view, text: "\(attribute) = \(multiplier) × \(other.attribute)")
    }

    func constraint(equalToConstant constant: Double) -> Constraint {
      Constraint(view: view, text: "\(attribute) = \(constant)")
    }

    static func == (left: Anchor, right: Anchor) -> Bool {
      left.attribute == right.attribute && left.view === right.view
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(attribute)
    }
  }

  final class Constraint {
    private unowned let view: View
    private let text: String

    init(view: View, text: String) {
      self.view = view
      self.text = text
    }

    var isActive: Bool {
      get { view.constraints.contains(text) }
      set { view.constraints = view.constraints.filter { $0 != text } + (newValue ? [text] : []) }
    }

    static func activate(_ constraints: [Constraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
  }
}
