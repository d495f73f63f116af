import Restyle

final class Layer {
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderShade = 0.0
}

class View: Styleable {
  let layer = Layer()
  var clipsToBounds = false
  var background = 1.0
  var tint = 0.0
  var tag = 0
}

final class Label: View {
  var fontSize = 17.0
  var shade = 0.0
  var isCentered = false
  var lineCount = 1
}

final class Button: View {
  let titleLabel: Label? = Label()
  var inset = 0.0
  var image: String?
}

final class TextField: View {
  var isRounded = false
  var height = 0.0
  var placeholder = ""
  var isSecure = false
}
