import Restyle
import RestyleElements

extension StructureWalk {
  /// Starts a field: what lies in it decides what its label is.
  mutating func open(_ field: ElementBox<FormField>, _ visitor: inout some StructureVisitor) {
    axes.append(.vertical)
    let (kind, hasName) = ControlKind.kind(of: field.element.onlyNode, language)
    // What has a name of its own isn't given another one: a group around it has that.
    let labelledControl = kind == .labelled && !hasName ? makeNumber() : nil
    let resolved = ResolvedFormField(
      box: field, labelledControl: labelledControl,
      labelNumber: labelledControl == nil ? makeNumber() : nil,
      description: ControlDescription(
        helpNumber: field.element.help?.isShown(in: language) == true ? makeNumber() : nil,
        errorNumber: field.element.error?.isShown(in: language) == true ? makeNumber() : nil),
      isGroup: kind == .other || hasName, describesControl: kind != .other, language: language)
    visitor.open(resolved)
    fields.append(OpenField(field: resolved, depth: elements.depth))
  }

  /// How a text names an element.
  private enum ControlKind {
    /// As its label.
    case labelled
    /// As the name of several choices.
    case choices
    /// As the name of a group around it.
    case other

    /// How, and whether the element has a name of its own.
    static func kind(of node: ElementNode?, _ language: Language?) -> (Self, hasName: Bool) {
      switch node {
      case .textField(let field): (.labelled, field.element.hasName(in: language))
      case .switch(let `switch`): (.labelled, `switch`.element.hasName(in: language))
      case .checkbox(let checkbox): (.labelled, checkbox.element.hasName(in: language))
      case .picker(let picker): (.labelled, picker.element.hasName(in: language))
      case .textArea(let area): (.labelled, area.element.hasName(in: language))
      case .numberField(let field): (.labelled, field.element.hasName(in: language))
      case .dateField(let field): (.labelled, field.element.hasName(in: language))
      case .fileField(let field): (.labelled, field.element.hasName(in: language))
      case .slider(let slider): (.labelled, slider.element.hasName(in: language))
      case .progressBar(let bar): (.labelled, bar.element.hasName(in: language))
      case .segmentedControl(let control): (.choices, control.element.hasName(in: language))
      case .radioGroup(let group): (.choices, group.element.hasName(in: language))
      default: (.other, false)
      }
    }
  }
}
