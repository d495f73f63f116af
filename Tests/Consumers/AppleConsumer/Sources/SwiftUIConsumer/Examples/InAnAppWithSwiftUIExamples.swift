// The examples of the article on apps with SwiftUI, as they stand there, and what they give.

import Expectations
import Restyle
import RestyleSwiftUI
import SwiftUI

// Both modules have these names. What a module declares itself comes before what it imports, so that all of its files
// mean Restyle's by them, and name SwiftUI's with the module in front.
typealias Color = Restyle.Color
typealias Font = Restyle.Font
typealias ButtonStyle = Restyle.ButtonStyle

struct Welcome: View {
  var body: some View {
    Text("Welcome").textStyle(.header)
  }
}

struct Summary: View {
  var body: some View {
    Text("Total").textStyle(TextStyle().weight(.bold)).textStyle(TextStyle().resized(to: 20)).kerning(1)
  }
}

struct Notice: View {
  @Environment(\.styleTraits) private var traits

  var body: some View {
    let notice = StyledString("Sale ", style: .header) + StyledString("ends today", style: .header.italic)
    Text(styled: notice, for: traits)
  }
}

struct SignIn: View {
  let signIn: @MainActor () -> Void

  var body: some View {
    Button("Sign in") { signIn() }.buttonStyle(.styled(.primary))
  }
}

extension DefaultStyling {
  static let custom = DefaultStyling(text: TextStyle(font: .system(size: 30), color: .red), button: .primary)
}

extension Expectations {
  func checkArticle() {
    let title = TraitStyle { traits in TextStyle.preferred(for: traits.isCompact ? .title2 : .largeTitle) }
    let welcome = Text("Welcome").textStyle(title)
    let themed = SignIn(signIn: {}).defaultStyling(.custom)
    let traits = TraitCollection()
    let outlined = StyledString("Sale", style: TextStyle.header.restyled { $0.stroke = TextStroke(width: 1) })
    let lost = Text.losses(of: outlined, for: traits)
    let lostByViews = TextStyle.header.aligned(to: .justified).lossesInViews
    expect(lost, is: [.attribute("stroke")])
    expect(lostByViews, is: [.attribute("alignment")])
    let summary = Summary().applied(in: EnvironmentValues())
    expect(summary.first("font"), is: SwiftUI.Font.system(size: 20).weight(.bold))
    expect(summary.first("kerning"), is: CGFloat(1))
    let colors = (Restyle.Color.systemRed, SwiftUI.Color.red)

    for environment in environments {
      let traits = environment.styleTraits
      let textStyle: Font.TextStyle = traits.isCompact ? .title2 : .largeTitle
      let font: SwiftUI.Font? = welcome.applied(in: environment).first("font")
      expect(font?.size, is: CGFloat(textStyle.size(for: traits.preferredContentSizeCategory)))
      expect(Welcome().applied(in: environment).first("font"), is: SwiftUI.Font(TextStyle.header.font))
      let text = Notice().applied(in: environment).text
      expect(String(text.characters), is: "Sale ends today")
      let fonts = text.runs.map { $0[AttributeScopes.SwiftUIAttributes.FontAttribute.self]?.isItalic }
      expect(fonts, is: [false, true])
      let padding: SwiftUI.EdgeInsets? = themed.applied(in: environment).first("padding")
      expect(padding, is: SwiftUI.EdgeInsets(ButtonStyle.primary.contentInsets))
      expect(SwiftUI.Color(colors.0, for: traits) == colors.1, is: false)
    }
  }
}
