import Restyle
import RestyleSwiftUI
import SwiftUI

struct SignInView: View {
  @Environment(\.styleTraits) private var traits

  var body: some View {
    Text(styled: StyledString("Welcome ", style: .header) + "back", for: traits).textStyle(.default)
  }
}
