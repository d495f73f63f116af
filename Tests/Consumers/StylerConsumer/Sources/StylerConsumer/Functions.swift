import Restyle

// The longest chains of the first essay, as global constants in Swift 6 mode.

let roundedStyle: @Sendable (View) -> Void = {
  $0.clipsToBounds = true
  $0.layer.cornerRadius = 6
}

func borderStyle(shade: Double, width: Double) -> @Sendable (View) -> Void {
  { view in
    view.layer.borderShade = shade
    view.layer.borderWidth = width
  }
}

func roundedRectStyle<V: View>(_ view: V) {
  view.clipsToBounds = true
  view.layer.cornerRadius = 6
}

let baseTextFieldStyle: @Sendable (TextField) -> Void =
  roundedStyle
  <> borderStyle(shade: 0.75, width: 1)
  <> { (field: TextField) in
    field.isRounded = true
    field.height = 44
  }

let passwordTextFieldStyle =
  baseTextFieldStyle
  <> {
    $0.isSecure = true
    $0.placeholder = "password"
  }

let baseButtonStyle: @Sendable (Button) -> Void = {
  $0.inset = 12
  $0.titleLabel?.fontSize = 16
}

let roundedButtonStyle =
  baseButtonStyle
  <> roundedRectStyle

let filledButtonStyle =
  roundedButtonStyle
  <> {
    $0.background = 0
    $0.tint = 1
  }

let imageButtonStyle: @Sendable (String?) -> @Sendable (Button) -> Void = { image in
  { $0.image = image }
}

let gitHubButtonStyle =
  filledButtonStyle
  <> imageButtonStyle("github")

func fontStyle(ofSize size: Double) -> @Sendable (Label) -> Void {
  { $0.fontSize = size }
}

func shadeStyle(_ shade: Double) -> @Sendable (Label) -> Void {
  { $0.shade = shade }
}

let centerStyle: @Sendable (Label) -> Void = { $0.isCentered = true }

let finePrintStyle: @Sendable (Label) -> Void =
  centerStyle
  <> fontStyle(ofSize: 14)
  <> shadeStyle(0.5)
  <> {
    $0.fontSize = 11
    $0.lineCount = 0
  }

// And as long as nobody should write them: 40 functions.

let fortyFunctions: @Sendable (Button) -> Void =
  baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }
  <> baseButtonStyle
  <> roundedStyle
  <> borderStyle(shade: 0.5, width: 1)
  <> { (button: Button) in button.image = "icon" }

// Functions from value to value.

let increment: @Sendable (Int) -> Int = { $0 + 1 }

func add(_ number: Int) -> @Sendable (Int) -> Int {
  { $0 + number }
}

let twentyFunctions =
  increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)
  <> increment
  <> add(2)

// Functions in place: with closures without types, a chain is quick up to six steps, and `concat` at any length.

let doubleWidth: @Sendable (inout Card) -> Void = { $0.width *= 2 }

func titled(_ text: String) -> @Sendable (inout Card) -> Void {
  { $0.title.text = text }
}

func deepen(_ card: inout Card) { card.depth += 1 }

let sixChanges =
  doubleWidth
  <> { $0.footer = Title() }
  <> titled("a")
  <> deepen
  <> { $0.depth += 1 }
  <> doubleWidth

let fortyChanges: @Sendable (inout Card) -> Void = concat([
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
  doubleWidth, { $0.footer = Title() }, titled("a"), deepen, { $0.depth += 1 },
])
