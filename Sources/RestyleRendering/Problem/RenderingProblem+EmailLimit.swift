import Restyle

extension RenderingProblem {
  /// What e-mail can't be relied on to have, since clients that many people read it with don't.
  public enum EmailLimit: Hashable, Sendable {
    /// What a button or a row does was left out: all that readers of an e-mail can do is to open an address.
    case action
    /// A link or an image was left out, since its address is relative, and an e-mail has none of its own.
    case relativeAddress(String)
    /// The bytes of an image were left out, for which its alternative text stands: an e-mail's images have addresses.
    case embeddedImage
    /// An image is as wide as its file says, since neither its width nor its height and shape are given.
    case unmeasuredImage
    /// A control is a text that says its value.
    case control
    /// A form is none, since what people can't fill in can't be submitted.
    case submission
    /// What was in a field for secrets was left out.
    case secret
    /// A gradient is the colour between its stops.
    case gradient
    /// What depends on the reader's surroundings is as it is in the e-mail's context.
    case fixedTraits
    /// The stylesheet is longer than Gmail reads: colours in the dark and round corners may be missing.
    case stylesheet(bytes: Int, limit: Int)
    /// Gmail cuts the e-mail off behind its limit.
    case length(bytes: Int, limit: Int)
    /// Elements lie in one another deeper than clients follow.
    case depth(Int)
  }
}

extension RenderingProblem.EmailLimit {
  /// Whether both are the same limit, met by the same code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.relativeAddress(let left), .relativeAddress(let right)): left.isExactly(right)
    case (.stylesheet(let left, let limit), .stylesheet(let right, let other)),
      (.length(let left, let limit), .length(let right, let other)):
      left == right && limit == other
    case (.depth(let left), .depth(let right)): left == right
    case (.action, .action), (.embeddedImage, .embeddedImage), (.unmeasuredImage, .unmeasuredImage),
      (.control, .control), (.submission, .submission), (.secret, .secret), (.gradient, .gradient),
      (.fixedTraits, .fixedTraits):
      true
    case (.action, _), (.relativeAddress, _), (.embeddedImage, _), (.unmeasuredImage, _), (.control, _),
      (.submission, _), (.secret, _), (.gradient, _), (.fixedTraits, _), (.stylesheet, _), (.length, _),
      (.depth, _):
      false
    }
  }

  /// Feeds the limit to `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .relativeAddress(let address): address.hashExactly(into: &hasher)
    case .stylesheet(let bytes, _), .length(let bytes, _), .depth(let bytes): hasher.combine(bytes)
    case .action, .embeddedImage, .unmeasuredImage, .control, .submission, .secret, .gradient, .fixedTraits:
      break
    }
  }
}

extension RenderingProblem.EmailLimit: CustomStringConvertible {
  /// Says what was wrong and what would be right.
  public var description: String {
    switch self {
    case .action:
      "left out what happens on a press: readers of an e-mail can only open an address; follow a link"
    case .relativeAddress(let address):
      "left out the address \(RenderingProblem.Loss.quoted(address, limit: 80)): an e-mail has none that it could be "
        + "relative to; begin with https://"
    case .embeddedImage:
      "left out an image: Gmail shows no bytes that lie in the HTML; give an address, of https: or cid:"
    case .unmeasuredImage:
      "left an image in the size of its file: Word goes by attributes; give it a width and a height"
    case .control:
      "wrote the value of a control as text: people can't change it in an e-mail; link to a page"
    case .submission: "made a form none: nobody can fill it in, in an e-mail; link to a page that has it"
    case .secret: "left out what is in a field for secrets: an e-mail is read by anybody who forwards it"
    case .gradient: "painted a gradient in the colour between its stops: Word and Yahoo show none"
    case .fixedTraits:
      "fixed what depends on the reader's surroundings: an e-mail is written once for all of them; say it by colours "
        + "with variants, or alike for all"
    case .stylesheet(let bytes, let limit):
      "made a stylesheet of \(bytes) bytes: Gmail reads none of more than \(limit); use fewer different colours"
    case .length(let bytes, let limit):
      "made an e-mail of \(bytes) bytes: Gmail cuts it off behind \(limit); show less, and link to the rest"
    case .depth(let depth):
      "nested \(depth) boxes: clients based on Chromium follow some 120; put less into one another"
    }
  }
}
