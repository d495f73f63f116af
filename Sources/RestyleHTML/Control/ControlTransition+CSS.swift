import Restyle
import RestyleRendering

extension CSSWriter {
  /// Adds the transition between looks of a control, without a duration for readers who prefer reduced motion.
  mutating func add(_ transition: ControlTransition?) {
    guard let transition, transition.duration > 0 else { return }
    add(.transition) { css in
      guard !css.readReducesMotion() else { return css.bytes.append(verbatim: "none") }
      css.bytes.append(number: transition.duration)
      css.bytes.append(verbatim: "s ")
      css.append(transition.curve)
    }
  }

  private mutating func append(_ curve: ControlTransition.Curve) {
    switch curve {
    case .linear: bytes.append(verbatim: "linear")
    case .easeIn: bytes.append(verbatim: "ease-in")
    case .easeOut: bytes.append(verbatim: "ease-out")
    case .easeInOut: bytes.append(verbatim: "ease-in-out")
    default:
      bytes.append(verbatim: "cubic-bezier(")
      bytes.append(number: curve.firstTime)
      for number in [curve.firstProgress, curve.secondTime, curve.secondProgress] {
        bytes.append(UInt8(ascii: ","))
        bytes.append(number: number)
      }
      bytes.append(UInt8(ascii: ")"))
    }
  }
}
