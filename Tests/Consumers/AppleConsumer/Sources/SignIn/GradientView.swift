import UIKit

/// The essay's view, which it doesn't show.
class GradientView: UIView {
  var fromColor: UIColor = .clear
  var toColor: UIColor = .clear
}

/// The view of the essay's screen, for the checks.
@MainActor package func signInView() -> UIView? { SignInViewController().view }
