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
        + "of its own; begin with https://"
    ),
    (
      .linkInControl("a"),
      "left out the link \"a\": pressing a button, a segment, a control's label or a row with an action "
        + "performs that; put the link beside it"
    ),
    (
      .attribute("a"),
      "left out the attribute \"a\" of a text: the output doesn't support it"
    ),
    (
      .paragraphAttribute("a"),
      "left out the attribute \"a\" of a text: it is for paragraphs, and the text is part of a "
        + "line; append it as a paragraph, a heading or a block"
    ),
    (
      .property("a"),
      "left out \"a\": the output doesn't support it"
    ),
    (
      .element("a"),
      "left out an element, \"a\": the output doesn't support it"
    ),
    (
      .unsentFiles,
      "left out the files of a field: the form around it sends only their names; let it send files, "
        + "with the method post"
    ),
    (
      .nestedForm,
      "merged a form within a form into the outer one: forms can't be nested; put one after the other"
    ),
    (
      .frozenElements,
      "showed the elements of a reader for only one set of traits: they are rows of a section or items "
        + "of a list, a form would submit some of their controls twice, they were created too late, or "
        + "there are more than eight sets; use dynamic styles"
    ),
    (
      .clearButton,
      "left out the button that clears a field: the output has none; put a button beside the field"
    ),
    (
      .linePattern(.wavy),
      "drew a line under or through a text as a single one, and not wavy: the output has no such line"
    ),
    (
      .droppedBorder(BorderStyle(width: 7, color: .red)),
      "left out a border of 7.0 points: the box has another one, or an image with cap insets; use "
        + "only one of them"
    ),
    (
      .unknownImage,
      "left out an image: it has no address, and its bytes aren't a PNG, JPEG, GIF, WebP, AVIF or SVG "
        + "image; draw one that is a background with RestyleGraphics, or use it as the background of a stack"
    ),
    (
      .remoteImage(url: "a"),
      "left out the image \"a\": drawings don't load images; use the image's bytes"
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
