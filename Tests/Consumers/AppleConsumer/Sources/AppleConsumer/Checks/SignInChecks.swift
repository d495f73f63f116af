import SignIn
import UIKit

extension Expectations {
  /// The first essay's screen holds what its functions say.
  func checkSignIn() {
    let views = signInView()?.subviews ?? []
    guard views.count == 2, let stack = views[1] as? UIStackView, stack.arrangedSubviews.count == 8 else {
      return expect(views.count, is: 2, "the screen's views")
    }
    expect(stack.axis, is: .vertical)
    expect(stack.spacing, is: 16)
    expect(stack.layoutMargins, is: UIEdgeInsets(top: 32, left: 16, bottom: 32, right: 16))
    let rows = stack.arrangedSubviews
    guard let gitHub = rows[1] as? UIButton, let or = rows[2] as? UILabel,
      let email = rows[3] as? UITextField,
      let password = rows[4] as? UITextField, let signIn = rows[5] as? UIButton,
      let legal = rows[7] as? UILabel
    else { return expect(rows.count, is: 0, "the classes of the rows") }
    expect(gitHub.title(for: .normal), is: "Sign in with GitHub")
    expect(gitHub.contentEdgeInsets, is: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    expect(gitHub.titleLabel?.font.weight, is: UIFont.Weight.medium.rawValue)
    expect(gitHub.layer.cornerRadius, is: 6)
    expect(gitHub.backgroundColor, is: .black)
    expect(gitHub.image(for: .normal)?.name, is: "github")
    expect(or.textAlignment, is: .center)
    expect(or.textColor, is: UIColor(white: 0.625, alpha: 1))
    expect(email.keyboardType, is: .emailAddress)
    expect(email.layer.borderWidth, is: 1)
    expect(email.heightAnchor.constraints.map(\.constant), is: [44])
    expect(password.isSecureTextEntry, is: true)
    expect(signIn.layer.borderColor, is: UIColor.black.cgColor)
    expect(signIn.titleColor(for: .normal), is: .black)
    expect(legal.font.pointSize, is: 11, "the later of two fonts")
    expect(legal.numberOfLines, is: 0)
  }
}
