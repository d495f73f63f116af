import Dispatch
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTerminal

var checks = Checks()

try TextStyle.registerCustomTransform(for: .shout) { text, value, context in
  text + String(repeating: "!", count: value)
}

for entry in houseStyle[TextStyle.self] { print("\(entry.name) = \(entry.style)") }

// Styles.
checks.expectEqual(TextStyle.footer.color, .blue)
checks.expectEqual(TextStyle.footer.fontSize, 24)
checks.expectEqual(TextStyle.footer.fontWeight, .bold)
checks.expectEqual(TextStyle.header.letterSpacing, 0.35)
checks.expectEqual(TextStyle.header.restyled { $0.letterSpacing = 0 }.attribute(for: .kern), nil)
checks.expectEqual(houseStyle[TextStyle.self, "price"], .price)
checks.expectEqual(TextStyle.price.fontFeatures, [.monospacedDigits])

// Transforms, the one that is registered and the one that its key carries.
checks.expectEqual(StyledText("Ida", style: .warning).displayText, "Hello, Ida!!")
checks.expectEqual(
  StyledText("Ida", style: .warning.uppercased.restyled { $0.language = "sv" }).displayText, "HEJ, IDA!!")
do {
  try TextStyle.registerCustomTransform(for: .greeted) { text, _, _ in text }
  checks.expect(false, "a key that carries a transform took another")
} catch {
  checks.expectEqual(error.name, "greeted")
}

// Serialised, with attributes of one's own.
let keys = try TextAttributeKeySet.standard.adding(Shout.self).adding(Greeted.self)
let decoder = JSONDecoder()
decoder.userInfo[.textAttributeKeys] = keys
for entry in houseStyle[TextStyle.self] {
  let data = try JSONEncoder().encode(entry.style)
  checks.expectEqual(try decoder.decode(TextStyle.self, from: data), entry.style)
}

// As HTML.
checks.expect(StyledString("a < b", style: .header).html().contains("a &lt; b"), "text isn't escaped")

// A style and an element of one's own: in a catalog, in the defaults, in HTML and in the terminal.
let badges = StyleCatalog("Badges") {
  NamedStyle("usual", BadgeStyle.default)
  NamedStyle("header", TextStyle.header)
}
let red = BadgeStyle(text: TextStyle(color: .black), background: BackgroundStyle(color: .red))
let brand = DefaultStyling(basedOn: TextStyle(font: .custom("Inter"))).restyled { $0[.badge] = red }
checks.expectEqual(badges.types.map { $0.pluralName }, ["badges", "textStyles"])
checks.expectEqual(badges[BadgeStyle.self, "usual"], BadgeStyle())
checks.expectEqual(DefaultStyling.withDefaults(brand) { badges[BadgeStyle.self, "usual"] }, red)
checks.expectEqual(brand.text.fontFamily, .named("Inter"))
let badgeInInter = DefaultStyling(basedOn: TextStyle(font: .custom("Inter")))[.badge]
checks.expectEqual(badgeInInter.text, BadgeStyle().text.restyled { $0.fontFamily = .named("Inter") })
checks.expectEqual(StyleCatalog("Brand", defaults: brand)[BadgeStyle.self, "badge"], red)
var sheet = StyleSheet()
checks.expectEqual(sheet.add(badges)[BadgeStyle.self], ["Badges-usual"])
checks.expect(sheet.css.contains(".Badges-usual{"), "no class for a style of one's own")
for defaults in [DefaultStyling.system, brand] {
  var page = HTMLRenderer()
  try page.append(Badge(title: "<New>"), in: ElementContext(defaults: defaults))
  checks.expect(page.html.contains("&lt;New&gt;") && page.html.hasPrefix("<div class="), page.html)
  let color = defaults[.badge].background.color.resolved(for: TraitCollection()).cssText()
  checks.expect(page.styleSheet.css.contains("background:" + color), page.styleSheet.css)
  checks.expect(page.problems.isEmpty, "\(page.problems)")
}

// Values, keys and styles that belong to no actor, on the main actor and elsewhere.
let ordersHTML = try ordersPage()
checks.expect(ordersHTML.contains("<acme-orders") && ordersHTML.contains("Order 2"), ordersHTML)
checks.expectEqual(try await Task.detached { try ordersPage() }.value, ordersHTML)
var stream = try HTMLStream(title: "Orders") { Orders(numbers: 0..<3) }
var bytes: [UInt8] = []
for try await chunk in stream.chunks { bytes += chunk }
checks.expectEqual(bytes, try await chunksOfOrdersPage())
DispatchQueue.main.setSpecific(key: mainQueue, value: true)
let place = try HTMLDocument(title: "Place") { Place() }
checks.expect(place.html.contains("main actor"), "a document was rendered elsewhere")
stream = try HTMLStream(title: "Place") { Place() }
bytes = []
for try await chunk in stream.chunks { bytes += chunk }
checks.expect(
  String(decoding: bytes, as: UTF8.self).contains("elsewhere"), "chunks were rendered on the main actor")
checks.expectEqual(
  BackgroundStyle.recipe.named("card").map(\.name), ["card.calm", "card.loud"])
checks.expectEqual(
  DynamicSectionStyle.orders.style(from: TraitCollection()).header.text.color, .ink)
let panel = Panel().withStyle(accented)
checks.expect(panel.isRounded && panel.tint == .accent, "a function of the main actor wasn't called")

var terminal = TerminalRenderer()
try terminal.append(Badge(title: "New"), in: ElementContext(defaults: brand))
checks.expect(terminal.text.contains("New") && terminal.problems.isEmpty, terminal.text)

// The description of a style with attributes of one's own, and the same as the compiler reads it.
checks.expectEqual(
  TextStyle(color: .red).restyled { $0.shout = 2 }.debugDescription,
  """
  TextStyle().restyled {
    $0.color = Color(hex: 0xff0000)
    $0.setAttribute(2, for: CatalogConsumer.Shout())
  }
  """)
checks.expectEqual(
  TextStyle(color: .red).restyled { $0.shout = 2 },
  TextStyle().restyled {
    $0.color = Color(hex: 0xff0000)
    $0.setAttribute(2, for: CatalogConsumer.Shout())
  })

// The descriptions of all the samples of the library's own tests.
let described = try describedStyles()
checks.expect(described.count > 100, "only \(described.count) described styles")
for (style, json) in described {
  checks.expectEqual(try decoder.decode(TextStyle.self, from: Data(json.utf8)), style)
}

let others = try describedOtherStyles()
checks.expect(others.count > 25, "only \(others.count) other described styles")
for (built, json) in try others + describedModuleStyles() { checks.expectEqual(built, json) }

print("\(described.count) described styles are equal to the encoded ones")
checks.exitWithResult()
