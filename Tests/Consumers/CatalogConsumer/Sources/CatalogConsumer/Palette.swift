import Dispatch
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// What a design system names besides its styles. Styles, elements and closures for traits, which belong to no actor, use
// all of it.
extension Color {
  static let ink = Color(light: .black, dark: .white)
  static var accent: Color { .named(.accent) }
}

extension EdgeInsets {
  static let card = EdgeInsets(inset: 12)
}

extension Font {
  static let heading = Font.system(size: 22, weight: .bold)
}

extension Styler where Target == TextStyle {
  static let emphasised = Styler { $0 = $0.bold }
  static let small: Styler = .set(\.fontSize, to: 14)
}

extension HTMLTag {
  static let acmeOrders = (try? HTMLTag("acme-orders")) ?? .div
}

extension MediaCondition {
  static let isWide = MediaCondition.width(600...)
}

struct Accent: DefaultStylingKey {
  static let defaultValue = Color.ink
}

nonisolated extension DefaultStylingKey where Self == Accent { static var accent: Self { Self() } }

/// A trait of one's own, whose values are compared wherever styles are resolved.
nonisolated enum Edition: Codable { case draft, final }

struct EditionKey: MediaTraitKey {
  static let name = "edition"
  static let defaultValue = Edition.final
  static let mediaValues = MediaValues<Edition>([.draft: .isWide])
}

extension TraitCollection {
  var edition: Edition {
    get { self[EditionKey()] }
    set { self[EditionKey()] = newValue }
  }
}

extension BackgroundStyle {
  static let card = BackgroundStyle(color: .ink, border: BorderStyle(width: 1, color: .accent))

  nonisolated enum Tone: CaseIterable { case calm, loud }

  static let recipe = Recipe(.card, Tone.self) { (style: inout Self, tone) in
    if tone == .loud { style.border.color = .systemRed }
  }
}

extension DynamicSectionStyle {
  static let orders = DynamicSectionStyle.default.restyledWithStyleAndInput { style, traits in
    style.header.text = TextStyle(font: .heading, color: traits.edition == .draft ? .accent : .ink)
    style.rowInsets = .card
  }
}

struct Orders: HTMLElement {
  var numbers: Range<Int>

  var htmlTag: HTMLTag { .acmeOrders }

  var body: some Element {
    Label("Orders", style: .header.restyled(.emphasised <> .small))
    Section(header: "Orders", style: .orders) { for number in numbers { Row("Order \(number)") } }
  }
}

/// The same page wherever it is rendered.
nonisolated func ordersPage() throws -> String {
  try HTMLDocument(title: "Orders") { Orders(numbers: 0..<3) }.html
}

/// The page in chunks, rendered on a thread of the pool as they are awaited.
@concurrent
nonisolated func chunksOfOrdersPage() async throws -> [UInt8] {
  var bytes: [UInt8] = []
  let page = try HTMLStream(title: "Orders") { Orders(numbers: 0..<3) }
  for try await chunk in page.chunks { bytes += chunk }
  return bytes
}

/// What the queue of the main actor is marked with; it isn't always on the main thread.
nonisolated let mainQueue = DispatchSpecificKey<Bool>()

/// Says where it is rendered.
struct Place: Element {
  var body: some Element {
    Label(DispatchQueue.getSpecific(key: mainQueue) == true ? "main actor" : "elsewhere")
  }
}
