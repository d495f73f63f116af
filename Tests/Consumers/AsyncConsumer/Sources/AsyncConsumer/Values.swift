import Restyle
import RestyleElements
import RestyleGraphics
import RestyleHTML

struct ChangedValue: Error, CustomStringConvertible {
  let description: String
}

@inline(never)
func suspend() async { await Task.yield() }

// Inlined into a function for each type, since only there the optimiser splits values into their fields.
@inline(__always)
func hold<Value: Equatable>(
  _ value: Value, _ first: (Value) -> Value, _ second: (Value) -> Value
) async throws {
  let changed = first(value)
  await suspend()
  let changedTwice = second(changed)
  await suspend()
  let other = second(value)
  await suspend()
  guard changed == first(value), changedTwice == second(changed), first(other) == first(second(value)) else {
    throw ChangedValue(description: "\(value) changed while the function was suspended")
  }
}

/// Functions that hold values of the library across suspension points.
enum Values {
  @inline(never)
  static func color(_ color: Color, _ number: Double) async throws {
    try await hold(color, { $0.opacity(0.5) }, { $0.mixed(with: .red, amount: 0.25) })
    try await hold(color, { $0.resolved(colorScheme: .dark) }, { Color(light: $0, dark: .black) })
  }

  @inline(never)
  static func text(_ style: TextStyle, _ color: Color, _ number: Double) async throws {
    try await hold(style, { $0.colored(color) }, { $0.resized(to: number) })
    try await hold(style, { $0.restyled { $0.kern = number } }, { $0.restyled { $0.color = color } })
    let changed = style.colored(color)
    await suspend()
    let larger = changed.resized(to: 20)
    await suspend()
    guard larger.color == color, changed.color == color, larger.font.size == 20, style.color == .black else {
      throw ChangedValue(description: "\(larger) isn't \(color)")
    }
    try await hold(Font.system(size: 12), { $0.restyled(size: number) }, { $0.restyled(size: number + 1) })
  }

  @inline(never)
  static func box(_ style: BackgroundStyle, _ number: Double) async throws {
    try await hold(style, { $0.restyled { $0.border.width = number } }, { $0.restyled { $0.color = .red } })
    try await hold(
      EdgeInsets(inset: number), { $0 + EdgeInsets(top: 1) }, { $0 - EdgeInsets(leading: number) })
    try await hold(CornerRadii(number), { $0.masked(to: .top) }, { $0.masked(to: .topLeading) })
  }

  @inline(never)
  static func section(_ style: SectionStyle, _ color: Color, _ number: Double) async throws {
    try await hold(
      style, { $0.restyled { $0.header.text.color = color } }, { $0.restyled { $0.rowInsets.top = number } })
    try await hold(
      style.header, { $0.restyled { $0.text.color = color } }, { $0.restyled { $0.minimumHeight = number } })
  }

  @inline(never)
  static func paint(_ color: PaintColor, _ number: Double) async throws {
    try await hold(color, { PaintColor($0.components * 0.5) }, { PaintColor($0.components + 0.25) })
    try await hold(
      Paint.Stop(color: color, location: 0.5), { Paint.Stop(color: $0.color, location: number / 1_280) },
      { Paint.Stop(color: PaintColor($0.color.components * 0.5), location: $0.location) })
  }

  @inline(never)
  static func page(_ color: Color, _ number: Double) async throws {
    let style = TextStyle.default.colored(color)
    await suspend()
    let label = Label("Number \(number)", style: style.resized(to: number + 1))
    await suspend()
    let page = try HTMLDocument(title: "Numbers") { label }.html
    await suspend()
    guard page == (try HTMLDocument(title: "Numbers") { label }.html), label.style.color == color else {
      throw ChangedValue(description: "a page changed while the function was suspended")
    }
  }
}

extension Font {
  fileprivate func restyled(size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }
}
