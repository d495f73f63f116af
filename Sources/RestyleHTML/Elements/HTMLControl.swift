import Restyle
import RestyleElements
@_spi(Outputs) import RestyleRendering

/// A kind of control that HTML has an element for.
protocol HTMLControl: InputControl {
  /// Appends a control.
  static func append(_ control: ResolvedControl<Self>, to writer: inout HTMLWriter)

  /// Appends a control of this kind.
  // A requirement, so that it is compiled for each kind: without it, every row of a form costs half as much again.
  static func append(_ control: consuming ResolvedControl<any InputControl>, to writer: inout HTMLWriter)
}

extension HTMLControl {
  static func append(_ control: consuming ResolvedControl<any InputControl>, to writer: inout HTMLWriter) {
    if let control = ResolvedControl<Self>(control) { append(control, to: &writer) }
  }
}

/// A kind of field whose style asks for attributes besides CSS.
protocol HTMLField: HTMLControl, FieldControl {
  /// The table of its tags.
  static var table: FieldTable { get }

  /// Appends the attributes that a style asks for, but for its language.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - rules: What a field asks for itself, which comes before what the style says.
  ///   - sink: What they are appended to.
  static func append(attributesOf style: FieldStyle, _ rules: InputRules, to sink: inout some ByteSink)
}

/// A table of the tags of fields.
typealias FieldTable = WritableKeyPath<HTMLWriter.Tables, StyleTable<FieldStyle>>

extension ByteSink {
  /// Appends the attributes that the style of a field asks for.
  mutating func append<Field: HTMLField>(
    attributesOf style: FieldStyle, _ rules: InputRules = InputRules(), as kind: Field.Type
  ) {
    kind.append(attributesOf: style, rules, to: &self)
    append(languageOf: style.text)
  }
}

extension HTMLWriter {
  mutating func visit(_ control: consuming ResolvedControl<any InputControl>) {
    guard let kind = tables.controlKinds.presentation(of: control.kind) else {
      return append(control, of: control.kind)
    }
    kind.append(control, to: &self)
  }

  /// Appends a control of a kind that HTML has no element for: its label with its value, which nobody can change.
  private mutating func append<Kind: InputControl>(
    _ control: ResolvedControl<any InputControl>, of kind: Kind.Type
  ) {
    report(.element(String(describing: kind)))
    guard let control = ResolvedControl<Kind>(control) else { return }
    let label = control.labelBeside
    if let label { open(label, of: control.box) }
    bytes.append(verbatim: "<output")
    append(identifierOf: control)
    appendNames(of: control)
    bytes.append(UInt8(ascii: ">"))
    append(control.shownText ?? "")
    bytes.append(verbatim: label == nil ? "</output>" : "</output></div>")
  }
}
