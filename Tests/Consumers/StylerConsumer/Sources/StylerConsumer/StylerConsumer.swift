import Restyle

@main
struct StylerConsumer {
  static func main() {
    let field = TextField().withStyle(passwordTextFieldStyle)
    let button = Button().withStyle(gitHubButtonStyle).withStyle(fortyFunctions).withStyle(fortyButtonSteps)
    let label = Label().withStyle(finePrintStyle)
    print("field", field.layer.borderWidth, field.isSecure, field.height)
    print("button", button.layer.cornerRadius, button.layer.borderWidth, button.image ?? "none")
    print("label", label.fontSize, label.shade, label.lineCount)

    let cards = [fortySteps, fortyStepsInferred, fortyMembers].map { Card().restyled($0) }
    for card in cards { print("card", card.width, card.depth, card.title.text) }
    for styler in [fortyComposed, fortyConcatenated] { print("tint", styler.apply(to: Button()).tint) }

    var card = Card()
    (sixChanges <> fortyChanges)(&card)
    print("functions", twentyFunctions(0), card.title.text, card.depth)
  }
}
