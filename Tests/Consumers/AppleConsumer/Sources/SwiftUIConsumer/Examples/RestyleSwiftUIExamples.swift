// The examples of RestyleSwiftUI's overview, as they stand there, and what they give.

import Expectations
import Restyle
import RestyleSwiftUI
import SwiftUI

struct Greeting: View {
  var body: some View {
    Text("Hello").textStyle(.header)
  }
}

extension Expectations {
  func checkOverview() {
    let applied = Greeting().applied(in: EnvironmentValues())
    expect(String(applied.text.characters), is: "Hello")
    expect(applied.first("font"), is: SwiftUI.Font(TextStyle.header.font))
  }
}
