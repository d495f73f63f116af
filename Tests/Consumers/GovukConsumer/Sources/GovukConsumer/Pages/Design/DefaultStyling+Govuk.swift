import Restyle
import RestyleElements

extension DefaultStyling {
  /// What elements look like where they have no style of their own.
  static let govuk: DefaultStyling = {
    let text = TextStyle.govuk(19, color: .ink)
    var styling = DefaultStyling.system
    styling.text = text
    styling.detailText = text.colored(.secondaryText)
    styling.field = .govuk()
    styling.button = .govuk(.success, hovered: Color(hex: 0x0B5C3E), shadow: .successDark)
    styling.link = .govuk(.plain)
    styling.disclosure = .govuk(.unvisited)
    styling.checkbox = .govuk(.checkmark)
    styling.radioButton = .govuk(.dot)
    styling.formField = .govuk
    styling.formGrouped = DynamicFormStyle { FormStyle(spacing: $0.space(6)) }
    styling.list = ListStyle(spacing: 5, indent: 20)
    styling.table = .govuk.restyled {
      $0.caption = text.bold()
      $0.header = text.bold()
      $0.cell = text
    }
    styling.descriptionList = DescriptionListStyle(term: text.bold(), spacing: 15)
    return styling
  }()
}

extension FieldStyle {
  /// A field, whose border is red around something wrong.
  static func govuk(isWrong: Bool = false) -> FieldStyle {
    govuk(lineHeight: 22, border: isWrong ? .error : .ink).restyled {
      $0.text.color = .ink
      $0.placeholder = $0.text.colored(.secondaryText)
    }
  }
}

extension FormFieldStyle {
  /// The texts around a control, with a bar beside those with an error.
  static let govuk = FormFieldStyle(
    label: .govuk(19, color: .ink), help: .govuk(19, color: .secondaryText),
    error: .govuk(19, weight: .bold, color: .error), spacing: 10,
    errorBorder: BorderStyle(width: 5, color: .error, borderEdges: .leading),
    errorInsets: EdgeInsets(leading: 15))

  /// The question of a whole page, or of several fields, as large as a heading.
  static let question = govuk.restyled { $0.label = .govuk(36, isLarge: true, weight: .bold, color: .ink) }
}

extension ButtonStyle {
  static let secondary = ButtonStyle.govuk(
    .lightGrey, hovered: .line, shadow: Color(hex: 0x858686), text: .ink)

  /// A link of some colours.
  static func govuk(
    _ colors: LinkColors, text: TextStyle = .govuk(19, weight: nil), isBold: Bool = false
  ) -> ButtonStyle {
    var style = ButtonStyle()
    for state: ControlState in [.normal, .visited, .hovered, .focused, .highlighted] {
      guard let link = colors.styles.style(for: state) else { continue }
      if state == .visited, colors.visited == nil { continue }
      let merged = text.merging(isBold ? link.weight(.bold) : link)
      style.states[state] = ButtonStateStyle(text: merged)
    }
    return style
  }
}
