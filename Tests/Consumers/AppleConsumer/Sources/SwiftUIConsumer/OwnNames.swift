import Restyle
import SwiftUI

// Both modules have these names. What a module declares itself comes before what it imports, so that all of its files
// mean Restyle's by them, and name SwiftUI's with the module in front.
typealias Color = Restyle.Color
typealias Font = Restyle.Font
typealias ButtonStyle = Restyle.ButtonStyle
