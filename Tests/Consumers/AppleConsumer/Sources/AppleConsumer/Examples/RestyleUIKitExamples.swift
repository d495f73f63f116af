// The examples of RestyleUIKit's overview, as they stand there, and what they give.

import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  func checkArticles() async throws {
    checkOverview()
    try await checkApp()
    await checkForm()
  }

  private func checkOverview() {
    let label = UILabel(value: "Hello", style: .header)
    let button = UIButton(title: "Sign in", style: .primary)
    label.style.color = .systemIndigo

    expect(label.style, is: .header.colored(.systemIndigo))
    expect(button.configuration?.title, is: "SIGN IN")
  }
}
