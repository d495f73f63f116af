// The examples in the comments and the overview of RestyleAppKit, as they stand there.

import AppKit
import Expectations
import Restyle
import RestyleAppKit
import RestyleFoundation
import RestyleGraphics

extension Expectations {
  func checkExamples() {
    let label = NSTextField(value: "Hello", style: .header)
    expect(label.stringValue, is: "HELLO")
    let field = NSTextField(frame: .zero)
    field.textColor = NSColor(Color(light: .black, dark: .white))
    field.font = NSFont(Font.system(size: 15, weight: .semibold))
    expect(field.font?.pointSize, is: 15)

    let view = NSView(frame: .zero)
    let window = NSWindow()
    view.window = window
    let background = BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
    let image = NSImage(drawing: background, for: TraitCollection(of: view))
    expect(image?.capInsets.top, is: 8)
    expect(image?.size, is: CGSize(width: 16.5, height: 16.5), "half a point between the corners")
    expect(image?.resizingMode, is: .stretch)
    let attributes = TextStyle.header.nativeAttributes(with: AppKitTextValues(for: TraitCollection(of: view)))
    expect((attributes[.font] as? NSFont)?.pointSize, is: 28)
  }
}
