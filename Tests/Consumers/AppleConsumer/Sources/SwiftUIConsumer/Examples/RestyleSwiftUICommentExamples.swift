// The examples in the comments of RestyleSwiftUI, as they stand there.

import Expectations
import Restyle
import RestyleSwiftUI
import SwiftUI

struct Sale: View {
  @Environment(\.styleTraits) private var traits
  var body: some View { Text(styled: "Sale", style: .header, for: traits) }
}

extension Expectations {
  func checkCommentExamples() {
    let environment = EnvironmentValues()
    let traits = environment.styleTraits
    let label = SwiftUI.Color(Restyle.Color.label, for: environment.styleTraits)
    expect(label.components.last, is: 1)
    expect(String(Sale().applied(in: environment).text.characters), is: "Sale")
    let themed = Welcome().defaultStyling(.custom)
    expect(String(themed.applied(in: environment).text.characters), is: "Welcome")

    let notice = StyledString("Sale ", style: .header) + StyledString("ends today", style: .default)
    let text = Text(styled: notice, for: traits)
    expect(String(text.applied(in: environment).text.characters), is: "Sale ends today")
    let header = Text("Hello").textStyle(.header)
    expect(header.applied(in: environment).first("kerning"), is: CGFloat(0.5))
    var count = 0
    let signIn = { count += 1 }
    let button = Button("Sign in") { signIn() }.buttonStyle(.styled(.primary))
    expect(button.applied(in: environment).first("textCase"), is: Text.Case.uppercase)
    expect(count, is: 0)

    let outlined = StyledString("a", style: TextStyle().restyled { $0.stroke = TextStroke(width: 1) })
    let lost = Text.losses(of: outlined, for: traits)  // [.attribute("stroke")]
    expect(lost, is: [.attribute("stroke")])

    let card = Restyle.BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
    let framed = header.background { BackgroundView(card) }
    expect(framed.applied(in: environment).inner("background").first("cornerRadius"), is: CGFloat(8))
  }
}
