import Restyle

/// A view, which belongs to the main actor as those of frameworks do.
final class Panel: Styleable {
  var isRounded = false
  var tint = Color.ink
}

// Bare functions compose there as constants, and a function that is declared in a closure.
let rounded: (Panel) -> Void = { $0.isRounded = true }

func accent(_ panel: Panel) { panel.tint = .accent }

let accented: (Panel) -> Void = rounded <> { accent($0) }
