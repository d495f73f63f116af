import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

extension EmailWriter {
  /// Appends a field as a box with what is in it.
  mutating func append<Element: FieldControl>(field: ResolvedControl<Element>) {
    let style = field.element.style
    if style.clearButton != .never { report(.clearButton) }
    open(labelled(.vertical))
    let label = field.label?.text
    if let label { addContent { $0.append(label, part: "label") } }
    open(EmailContainer(), in: box(style.background(for: field.state), insets: style.contentInsets))
    var value: ShownText?
    switch field.fieldText {
    case .value(let text): value = text
    case .secret: report(.emailSecret, part: "text")
    case .placeholder, .nothing: break
    }
    addContent { writer in
      if let text = value ?? field.placeholder {
        writer.append(text, part: value == nil ? "placeholder" : "text")
      } else {
        // What is empty has no height.
        writer.contents.append(verbatim: "&nbsp;")
      }
    }
    close()
    close()
    plainText.append(
      value: value?.plainText ?? "", label: plainLabel(label, field.element.accessibility))
  }

  mutating func open(_ field: ResolvedFormField) {
    let style = field.element.style
    if field.error != nil, style.marksErrors {
      open(
        labelled(.vertical, spacing: style.spacing),
        in: box(BackgroundStyle(border: style.errorBorder), insets: style.errorInsets))
    } else {
      open(labelled(.vertical, spacing: style.spacing))
    }
    let label = field.hasLabel ? field.markedLabel : nil
    let texts = [(label, "label"), (field.help, "help"), (field.error, "error")]
    for case (let text?, let part) in texts {
      addContent { $0.append(text, part: part) }
    }
    if field.describesControl {
      // A line with the control's value, and what describes it below.
      plainText.startRow(target: nil)
      plainText.append(title: field.markedLabel, subtitle: field.help, target: nil)
      if let error = field.error { plainText.append(note: error, marker: TextMark.error + " ") }
    } else {
      plainText.startList()
      if let label { plainText.append(label) }
      plainText.startItem(marker: " ")
      if let help = field.help { plainText.append(help) }
      if let error = field.error { plainText.append(piece: "\(TextMark.error) \(error.linkedText)") }
    }
  }

  mutating func close(_ field: ResolvedFormField) {
    if field.describesControl {
      plainText.endRow()
    } else {
      plainText.endItem()
      plainText.endList()
    }
    close()
  }
}
