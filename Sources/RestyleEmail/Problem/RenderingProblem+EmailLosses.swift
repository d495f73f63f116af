public import RestyleRendering

// What e-mail can't be relied on to have, since clients that many people read it with don't.
extension RenderingProblem.Loss {
  private static func email(
    _ name: String, _ subjects: [String] = [], describe: @escaping @Sendable ([String]) -> String
  ) -> Self {
    Self("email." + name, subjects, describe: describe)
  }

  /// The action of a button or a row was left out, since an e-mail can only open addresses.
  public static let emailAction = email("action") { _ in
    "left out the action: people can only open an address from an e-mail; follow a link"
  }

  /// An embedded image was replaced with its alternative text, since images of e-mails need addresses.
  public static let emailEmbeddedImage = email("embeddedImage") { _ in
    "left out an image: Gmail doesn't show bytes in the HTML; give the image an https: or cid: address"
  }

  /// An image has the width of its file, since neither its width nor its aspect ratio is set.
  public static let emailUnmeasuredImage = email("unmeasuredImage") { _ in
    "showed an image without a known width: Word needs one; give the image a width"
  }

  /// A control was replaced with the text of its value.
  public static let emailControl = email("control") { _ in
    "wrote the value of a control as text: people can't change it in an e-mail; link to a page"
  }

  /// A form isn't submitted, since e-mails have no controls to fill in.
  public static let emailSubmission = email("submission") { _ in
    "left out a form around controls: people can't fill it in; link to a page that has it"
  }

  /// The value of a field for secrets was left out.
  public static let emailSecret = email("secret") { _ in
    "left out the value of a secret field: an e-mail may be forwarded to anybody"
  }

  /// A gradient was replaced with the average of its colours.
  public static let emailGradient = email("gradient") { _ in
    "showed a gradient as the colour between its stops: Word and Yahoo don't show gradients"
  }

  /// A style that depends on the reader's surroundings was resolved for the e-mail's context.
  public static let emailFixedTraits = email("fixedTraits") { _ in
    "resolved what depends on the reader's surroundings: an e-mail is written once for all readers; use colours "
      + "with variants, or the same style for all of them"
  }

  /// The stylesheet exceeds the limit of Gmail, so colours in the dark and round corners may be missing.
  public static func emailStylesheet(bytes: Int, limit: Int) -> Self {
    email("stylesheet", ["\(bytes)", "\(limit)"]) {
      "wrote a stylesheet of \($0[0]) bytes: Gmail ignores one of more than \($0[1]); use fewer different colours"
    }
  }

  /// Gmail cuts off the e-mail at its limit.
  public static func emailLength(bytes: Int, limit: Int) -> Self {
    email("length", ["\(bytes)", "\(limit)"]) {
      "wrote an e-mail of \($0[0]) bytes: Gmail cuts it off after \($0[1]); show less, and link to the rest"
    }
  }

  /// Elements are nested more deeply than clients support.
  public static func emailDepth(_ depth: Int) -> Self {
    email("depth", ["\(depth)"]) {
      "nested \($0[0]) boxes: clients based on Chromium support about 120; nest fewer"
    }
  }

  /// A link or an image was left out, since its address is relative, and an e-mail has no address of its own.
  @available(*, deprecated, renamed: "relativeAddress(_:)")
  public static func emailRelativeAddress(_ address: String) -> Self { relativeAddress(address) }
}
