// What a style shows, to compare views by.

extension Kit {
  struct ButtonLook: Equatable {
    var insets: EdgeInsets
    var font: Font?
    var clips: Bool
    var radius: Double
    var background: Color?
    var tint: Color
    var imageInsets: EdgeInsets
    var border: Double
    var titleColor: Color?
    var title: String?
    var image: Image?

    init(_ button: Button) {
      insets = button.contentEdgeInsets
      font = button.titleLabel?.font
      clips = button.clipsToBounds
      radius = button.layer.cornerRadius
      background = button.backgroundColor
      tint = button.tintColor
      imageInsets = button.imageEdgeInsets
      border = button.layer.borderWidth
      titleColor = button.titleColors[.normal]
      title = button.titles[.normal]
      image = button.images[.normal]
    }

    static var filled: ButtonLook {
      var look = ButtonLook(Button())
      look.insets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      look.font = .systemFont(ofSize: 16, weight: .medium)
      look.clips = true
      look.radius = 6
      look.background = .black
      look.tint = .white
      return look
    }
  }

  struct FieldLook: Equatable {
    var clips: Bool
    var radius: Double
    var borderColor: Color
    var borderWidth: Double
    var borderStyle: TextField.BorderStyle
    var constraints: [String]
    var keyboard: TextField.KeyboardType
    var secure: Bool
    var placeholder: String?

    init(_ field: TextField) {
      clips = field.clipsToBounds
      radius = field.layer.cornerRadius
      borderColor = field.layer.borderColor
      borderWidth = field.layer.borderWidth
      borderStyle = field.borderStyle
      constraints = field.constraints
      keyboard = field.keyboardType
      secure = field.isSecureTextEntry
      placeholder = field.placeholder
    }
  }

  struct LabelLook: Equatable {
    var font: Font
    var color: Color
    var alignment: Label.Alignment
    var lines: Int
    var text: String?

    init(_ label: Label) {
      font = label.font
      color = label.textColor
      alignment = label.textAlignment
      lines = label.numberOfLines
      text = label.text
    }
  }
}
