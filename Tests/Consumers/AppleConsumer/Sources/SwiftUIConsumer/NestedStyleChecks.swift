import Expectations
import Restyle
import RestyleSwiftUI
import SwiftUI

extension Expectations {
  /// A style sets what it sets, and adds to what is set around it.
  func checkNestedStyles() {
    checkOwnModifiers()
    checkStylesWithinStyles()
    checkFontsWithinFonts()
    checkModifiersBetweenStyles()
  }

  /// What a text shows, in words, by its names.
  private func look(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) -> [String:
    String]
  {
    let shown = view.applied(in: environment).map { ($0.name, $0.value.map { "\($0)" } ?? "nil") }
    return Dictionary(shown) { first, _ in first }
  }

  private func checkOwnModifiers() {
    let cases: [(TextStyle, Set<String>)] = [
      (TextStyle(), []),
      (TextStyle().resized(to: 30), ["font"]),
      (TextStyle().weight(.bold), ["font"]),
      (TextStyle().colored(.blue), ["foregroundColor"]),
      (TextStyle().tracking(2), ["kerning"]),
      (TextStyle().restyled { $0.baselineOffset = 2 }, ["baselineOffset"]),
      (TextStyle().underlined(TextLine(pattern: .dotted)), ["underline"]),
      (TextStyle().underlined(TextLine(pattern: .none)), ["underline"]),
      (TextStyle().restyled { $0.strikethrough = TextLine(pattern: .dashed) }, ["strikethrough"]),
      (TextStyle().lowercased, ["textCase"]),
      (TextStyle().restyled { $0.textCase = .preserve }, ["textCase"]),
      (TextStyle().aligned(to: .center), ["multilineTextAlignment"]),
      (TextStyle().restyled { $0.lineHeight = 40 }, ["lineSpacing"]),
      (TextStyle().restyled { $0.numberOfLines = 0 }, ["lineLimit"]),
      (TextStyle().restyled { $0.numberOfLines = 2 }, ["lineLimit"]),
      (TextStyle().restyled { $0.lineBreakMode = .truncatingHead }, ["lineLimit", "truncationMode"]),
      (TextStyle().restyled { $0.minimumScaleFactor = 0.5 }, ["minimumScaleFactor"]),
      (TextStyle().restyled { $0.language = "tr" }, []),
    ]
    for (style, changed) in cases {
      func modified(_ view: some View) -> some View {
        view.font(.title).foregroundColor(.red).kerning(9).baselineOffset(9).underline().strikethrough()
          .textCase(.uppercase).multilineTextAlignment(.trailing).lineSpacing(9).lineLimit(9)
          .truncationMode(.middle).minimumScaleFactor(0.9)
      }
      let around = look(modified(Text("a")))
      let shown = look(modified(Text("a").textStyle(style)))
      expect(Set(shown.keys), is: Set(around.keys))
      expect(Set(shown.filter { around[$0.key] != $0.value }.keys), is: changed, "\(style)")
      // What is set nearer prevails, and nothing is set that the style doesn't set.
      expect(look(modified(Text("a")).textStyle(style)), is: around, "\(style)")
      let alone = look(Text("a").textStyle(style))
      let untouched = look(Text("a"))
      let set = Set(alone.filter { untouched[$0.key] != $0.value }.keys)
      expect(set.isSubset(of: changed), is: true, "\(style): \(set)")
    }
  }

  /// A text in a style within another one looks as in both merged, whichever sets what.
  private func checkStylesWithinStyles() {
    let styles: [TextStyle] = [
      TextStyle(), .header, .preferred(for: .body), TextStyle().resized(to: 30), TextStyle().weight(.bold),
      TextStyle().italic, TextStyle(font: .custom("Inter")), TextStyle().colored(.blue),
      TextStyle().tracking(2),
      TextStyle().restyled { $0.lineHeight = 40 }, TextStyle().lowercased, TextStyle().multilined(lines: 3),
      TextStyle().restyled { $0.adjustsFontForContentSizeCategory = true },
      TextStyle().underlined(TextLine(pattern: .dotted)).aligned(to: .right),
    ]
    for environment in environments {
      for inner in styles {
        for outer in styles {
          let nested = look(Text("a").textStyle(inner).textStyle(outer), in: environment)
          let merged = look(Text("a").textStyle(inner.inheriting(from: outer)), in: environment)
          expect(nested, is: merged, "\(inner) within \(outer)")
          let between = TextStyle().restyled { $0.baselineOffset = 1 }
          let deep = look(Text("a").textStyle(inner).textStyle(between).textStyle(outer), in: environment)
          let all = inner.inheriting(from: between.inheriting(from: outer))
          expect(deep, is: look(Text("a").textStyle(all), in: environment), "\(inner) deep within \(outer)")
        }
      }
    }
  }

  /// What a style sets prevails over modifiers around it, also if a style around those sets the same.
  private func checkModifiersBetweenStyles() {
    let style = TextStyle(font: .system(size: 20), lineHeight: 40).tracking(2).colored(.blue)
    let between = Text("a").textStyle(style).lineSpacing(9).kerning(9).foregroundColor(.red).font(.title)
      .textStyle(style)
    expect(look(between), is: look(Text("a").textStyle(style)))
  }

  private func checkFontsWithinFonts() {
    let font: (TextStyle) -> SwiftUI.Font? = {
      Text("a").textStyle($0).font(.title).applied(in: EnvironmentValues()).first("font")
    }
    expect(font(TextStyle().weight(.bold)), is: .title.weight(.bold), "the app's own font")
    expect(font(TextStyle().italic), is: .title.italic())
    expect(font(TextStyle().resized(to: 9)), is: .system(size: 9))
    let alone: SwiftUI.Font? = Text("a").textStyle(TextStyle().weight(.bold)).applied(in: EnvironmentValues())
      .first("font")
    expect(alone, is: .body.weight(.bold), "the font of texts")
    let between: SwiftUI.Font? = Text("a").textStyle(TextStyle().weight(.bold)).font(.title).textStyle(
      .header
    )
    .applied(in: EnvironmentValues()).first("font")
    let emphasis = StyledString("a") + StyledString("b", style: TextStyle().weight(.bold).italic)
    let runs = Text(styled: emphasis, for: TraitCollection()).content.runs
    expect(runs.map { $0[FontModifiers.self] ?? [] }, is: [[], ["weight 700", "italic"]])
    expect(
      runs.allSatisfy { $0[AttributeScopes.SwiftUIAttributes.FontAttribute.self] == nil }, is: true,
      "a run that leaves the size open")
    expect(between, is: .title.weight(.bold), "the app's own font between two styles")
  }
}
