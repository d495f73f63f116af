import Restyle

struct Card: Style {
  var title = Title()
  var footer: Title?
  var width = 0.0
  var depth = 0
}

struct Title: Style {
  var text = ""
  var size = 17.0
}

extension Styler where Target == Title {
  static let emphasised = Styler { $0.size *= 1.5 }
  static func text(_ text: String) -> Styler { .set(\.text, to: text) }
}

extension Styler where Target == Card {
  static let wide: Styler = .set(\.width, to: 600)
  static let deeper = Styler { $0.depth += 1 }
  static func width(_ width: Double) -> Styler { .set(\.width, to: width) }
  static func title(_ styler: Styler<Title>) -> Styler { .restyle(\.title, by: styler) }
}

extension Styler where Target: View {
  static var rounded: Styler { Styler { $0.clipsToBounds = true } <> .set(\.layer.cornerRadius, to: 6) }
  static func border(width: Double) -> Styler { .set(\.layer.borderWidth, to: width) }
}

extension Styler where Target == Button {
  static let base = Styler { $0.inset = 12 }
  static let filled: Styler = .base <> .rounded <> .set(\.background, to: 0)
}

// Chains of 40 steps, with the type given at the left or by the first step.

let fortySteps: Styler<Card> =
  .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }

let fortyStepsInferred =
  Styler<Card>.wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }
  <> .wide
  <> .width(320)
  <> .deeper
  <> .title(.emphasised)
  <> .set(\.depth, to: 3)
  <> Styler { $0.width += 1 }
  <> .title(.text("a") <> .emphasised)
  <> .deeper.when { $0.depth > 2 }

let fortyMembers =
  Styler<Card>.wide
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)
  <> .wide
  <> .deeper
  <> .width(3)

let fortyButtonSteps: Styler<Button> =
  .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)
  <> .filled
  <> .rounded
  <> .border(width: 2)
  <> .set(\.tint, to: 1)

let fortyComposed: Styler<Button> = .compose(
  .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2),
  .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded,
  .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled,
  .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1),
  .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2),
  .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1)
)

let fortyConcatenated: Styler<Button> = .concat([
  .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2),
  .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded,
  .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled,
  .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1),
  .filled, .rounded, .border(width: 2), .set(\.tint, to: 1), .filled, .rounded, .border(width: 2),
  .set(\.tint, to: 1), .filled, .rounded, .border(width: 2), .set(\.tint, to: 1),
])
