import Restyle

import struct SwiftUI.Color
import struct SwiftUI.Text
import protocol SwiftUI.View

// A file may say itself which one it means, if its module doesn't.
enum ScopedNames {
  static let red = SwiftUI.Color.red
  static let style = TextStyle(color: .red)
}
