public import RestyleRendering

// What e-mail can't be relied on to have, since clients that many people read it with don't.
extension RenderingProblem.Loss {
  private static func email(
    _ name: String, _ subjects: [String] = [], describe: @escaping @Sendable ([String]) -> String
  ) -> Self {
    Self("email." + name, subjects, describe: describe)
  }

  /// The action of a button or a row was left out: readers of an e-mail can only open addresses.
  public static let emailAction = email("action") { _ in
    "left out what happens on a press: readers of an e-mail can only open an address; follow a link"
  }

  /// The bytes of an image were replaced with its alternative text: images of e-mails need addresses.
  public static let emailEmbeddedImage = email("embeddedImage") { _ in
    "left out an image: Gmail shows no bytes that lie in the HTML; give an address, of https: or cid:"
  }

  /// An image has the width of its file, since neither its width nor its height and aspect ratio are set.
  public static let emailUnmeasuredImage = email("unmeasuredImage") { _ in
    "left an image in the size of its file: Word goes by attributes; give it a width and a height"
  }

  /// A control was replaced with the text of its value.
  public static let emailControl = email("control") { _ in
    "wrote the value of a control as text: people can't change it in an e-mail; link to a page"
  }

  /// A form isn't submitted, since e-mails have no controls to fill in.
  public static let emailSubmission = email("submission") { _ in
    "left out a form around controls: nobody can fill it in, in an e-mail; link to a page that has it"
  }

  /// The value of a field for secrets was left out.
  public static let emailSecret = email("secret") { _ in
    "left out what is in a field for secrets: an e-mail is read by anybody who forwards it"
  }

  /// A gradient is the colour between its stops.
  public static let emailGradient = email("gradient") { _ in
    "painted a gradient in the colour between its stops: Word and Yahoo show none"
  }

  /// A style that depends on the reader's surroundings was resolved for the e-mail's context.
  public static let emailFixedTraits = email("fixedTraits") { _ in
    "fixed what depends on the reader's surroundings: an e-mail is written once for all of them; say it by colours "
      + "with variants, or alike for all"
  }

  /// The stylesheet is longer than Gmail reads: colours in the dark and round corners may be missing.
  public static func emailStylesheet(bytes: Int, limit: Int) -> Self {
    email("stylesheet", ["\(bytes)", "\(limit)"]) {
      "made a stylesheet of \($0[0]) bytes: Gmail reads none of more than \($0[1]); use fewer different colours"
    }
  }

  /// Gmail cuts the e-mail off behind its limit.
  public static func emailLength(bytes: Int, limit: Int) -> Self {
    email("length", ["\(bytes)", "\(limit)"]) {
      "made an e-mail of \($0[0]) bytes: Gmail cuts it off behind \($0[1]); show less, and link to the rest"
    }
  }

  /// Elements lie in one another deeper than clients follow.
  public static func emailDepth(_ depth: Int) -> Self {
    email("depth", ["\(depth)"]) {
      "nested \($0[0]) boxes: clients based on Chromium follow some 120; put less into one another"
    }
  }

  /// A link or an image was left out, since its address is relative, and an e-mail has none of its own.
  @available(*, deprecated, renamed: "relativeAddress(_:)")
  public static func emailRelativeAddress(_ address: String) -> Self { relativeAddress(address) }
}
