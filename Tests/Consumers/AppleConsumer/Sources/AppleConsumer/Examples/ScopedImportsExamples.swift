// The imports of the article on apps with SwiftUI, in a module that has no names of its own for what both have.

import Expectations
import Restyle

import struct SwiftUI.Color
import struct SwiftUI.Text
import protocol SwiftUI.View

extension Expectations {
  func checkScopedImports() {
    let red: SwiftUI.Color = Color.red
    expect(red, is: SwiftUI.Color.red)
    expect(TextStyle(color: .red).color, is: Restyle.Color.red)
    expect(Text("a") as Any is any View, is: true)
  }
}
