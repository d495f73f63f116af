import Restyle
import RestyleRendering
import Testing

@Suite("What losses say")
struct LossDescriptionTests {
  private static let descriptions: [(RenderingProblem.Loss, String)] = [
    (
      .droppedLink("a:b", scheme: "a"),
      "left out the link \"a:b\": its scheme is \"a\", and only http, https, mailto, tel and relative "
        + "links are written"
    ),
    (
      .relativeAddress("a"),
      "left out the address \"a\": it is relative, and neither an e-mail nor a terminal has an address "
        + "that it could be relative to; begin with https://"
    ),
    (
      .linkInControl("a"),
      "left out the link \"a\": text in a button, a segment, a control's label or a row with an action "
        + "has that action; put the link beside it"
    ),
    (
      .attribute("a"),
      "left out the attribute \"a\" of a text: the output has nothing like it"
    ),
    (
      .paragraphAttribute("a"),
      "left out the attribute \"a\" of a text: it is one of paragraphs, and the text is a part of a "
        + "line; append it as a paragraph, a heading or a block"
    ),
    (
      .property("a"),
      "left out \"a\": the output has nothing like it"
    ),
    (
      .element("a"),
      "left out an element, \"a\": the output has nothing like it"
    ),
    (
      .unsentFiles,
      "left out the files of a field: the form around it sends only their names; have it send files, "
        + "by the method post"
    ),
    (
      .nestedForm,
      "merged a form within a form into the outer one: forms can't be nested; put one after the other"
    ),
    (
      .frozenElements,
      "showed the elements of a reader for one set of the traits that a browser can distinguish: they "
        + "are rows of a section or items of a list, a form would submit some of their controls twice, "
        + "they were created too late, or there are more than eight sets; give elements dynamic styles"
    ),
    (
      .clearButton,
      "left out the button that empties a field: the output has none; put a button beside the field"
    ),
    (
      .linePattern(.wavy),
      "drew a line under or through a text as a single one, and not wavy: the output has no such line"
    ),
    (
      .droppedBorder(BorderStyle(width: 7, color: .red)),
      "left out a border of 7.0 points: the box has another, or an image with cap insets instead; give "
        + "the border to one of them only"
    ),
    (
      .unknownImage,
      "left out an image: it has no address, and no bytes that begin as a PNG, JPEG, GIF, WebP, AVIF "
        + "or SVG image does; one that is a background has to be drawn, by RestyleGraphics, or given to a stack as its "
        + "background"
    ),
    (
      .remoteImage(url: "a"),
      "left out the image \"a\": drawings load nothing; give the image's bytes"
    ),
  ]

  @Test("A loss says what was left out, why, and what would be right")
  func descriptions() {
    for (loss, text) in Self.descriptions {
      #expect(loss.description == text)
      #expect(RenderingProblem(loss, part: "part").description == "part: \(text)")
    }
    #expect(Set(Self.descriptions.map(\.0.kind)).count == Self.descriptions.count)
  }
}
