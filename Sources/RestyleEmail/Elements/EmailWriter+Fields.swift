import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

extension EmailWriter {
  mutating func visit(_ area: ResolvedControl<TextArea>) {
    addField(area, area.label, value: area.text.isEmpty ? nil : area.text, placeholder: area.placeholder)
  }

  mutating func visit(_ field: ResolvedControl<NumberField>) {
    addField(field, field.label, value: text(field.element.value?.shortText, in: field))
  }

  mutating func visit(_ slider: ResolvedControl<Slider>) {
    let element = slider.element
    report(element.accessibility, isNamed: false)
    report(.email(.control))
    let value = ShownText(DisplayText(element.shownValue.shortText), in: style.text)
    open(labelled(.vertical))
    if let label = slider.label { addContent { $0.append(label.text, as: .paragraph, part: "label") } }
    addContent { $0.append(value, as: .paragraph, part: "value") }
    close()
    plainText.append(
      value: value.plainText, label: plainLabel(slider.label?.text, element.accessibility))
  }

  mutating func visit(_ field: ResolvedControl<DateField>) {
    addField(field, field.label, value: text(field.element.text(of: field.element.value), in: field))
  }

  mutating func visit(_ field: ResolvedControl<FileField>) { addField(field, field.label, value: nil) }

  mutating func visit(_ picker: ResolvedControl<Picker>) {
    let isChosen = picker.element.selectedChoiceIndex != nil
    addField(
      picker, picker.label, value: isChosen ? picker.shownChoice : nil, placeholder: picker.placeholder)
  }

  /// A value of a field as a text; nil without one.
  private func text<Element: Control & StyledElement>(
    _ value: String?, in field: ResolvedControl<Element>
  ) -> ShownText? where Element.Style == FieldStyle {
    value.map { value in
      let style = field.element.style.text(for: field.state)
      return ShownText(DisplayText(value), in: style, language: context.language)
    }
  }

  /// Adds a field as a box with what is in it.
  mutating func addField<Element: Control & StyledElement>(
    _ field: ResolvedControl<Element>, _ label: ResolvedLabel?, value: ShownText?,
    placeholder: ShownText? = nil
  ) where Element.Style == FieldStyle {
    let element = field.element
    let style = element.style
    report(element.accessibility, isNamed: false)
    report(.email(.control))
    open(labelled(.vertical))
    if let label { addContent { $0.append(label.text, as: .paragraph, part: "label") } }
    open(EmailContainer(), in: box(style.background(for: field.state), insets: style.contentInsets))
    let isHidden = style.isSecure && value != nil
    if isHidden { report(.email(.secret), part: "text") }
    let shown = isHidden ? nil : value
    addContent { writer in
      if let text = shown ?? placeholder {
        writer.append(text, as: .paragraph, part: shown == nil ? "placeholder" : "text")
      } else {
        // What is empty has no height.
        writer.contents.append(verbatim: "&nbsp;")
      }
    }
    close()
    close()
    plainText.append(value: shown?.plainText ?? "", label: plainLabel(label?.text, element.accessibility))
  }
}

extension EmailWriter {
  mutating func open(_ field: ResolvedFormField) {
    report(field.element.accessibility, isNamed: false)
    open(labelled(.vertical, spacing: field.element.style.spacing))
    let texts = [(field.label, "label"), (field.help, "help"), (field.error, "error")]
    for case (let text?, let part) in texts {
      addContent { $0.append(text, as: .paragraph, part: part) }
    }
    if field.describesControl {
      // A line with the control's value, and what describes it below.
      plainText.startRow(target: nil)
      plainText.append(title: field.label, subtitle: field.help, target: nil)
      if let error = field.error { plainText.append(note: error, marker: "! ") }
    } else {
      plainText.startList()
      plainText.append(field.label)
      plainText.startItem(marker: " ")
      if let help = field.help { plainText.append(help) }
      if let error = field.error { plainText.append(piece: "! " + error.linkedText) }
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
