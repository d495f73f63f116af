import Restyle
import RestyleElements

/// The state of something in a few words.
struct Tag: Element {
  var name: String
  var color: UInt32
  var background: UInt32
  var id: String?

  init(_ name: String, color: UInt32 = 0x0F385C, background: UInt32 = 0xD2E2F1, id: String? = nil) {
    (self.name, self.color, self.background, self.id) = (name, color, background, id)
  }

  var body: some Element {
    label.box(
      BoxStyle(maximumWidth: 160),
      background: BackgroundStyle(color: Color(hex: background), border: BorderStyle(cornerRadius: 1)),
      insets: EdgeInsets(top: 2, leading: 8, bottom: 3, trailing: 8))
  }

  private var label: Label {
    let label = Label(name, style: .govuk(19, color: Color(hex: color)))
    return id.map { label.id($0) } ?? label
  }
}
