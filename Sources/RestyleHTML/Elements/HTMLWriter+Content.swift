import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    bytes.append(verbatim: "<hr")
    let tag =
      axis == .horizontal
      ? tables.uprightLines.tag(of: separator.givenStyle, for: Separator.self, &styles) {
        ElementBoxStyle.line($0, across: .horizontal)
      }
      : tables.lines.tag(of: separator.givenStyle, for: Separator.self, &styles) {
        ElementBoxStyle.line($0, across: .vertical)
      }
    tag.append(to: &bytes)
    if axis == .horizontal { bytes.append(verbatim: " aria-orientation=\"vertical\"") }
    append(separator.accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func visit(_ spacer: Spacer) {
    // Rows with titles have the same one each.
    let isUsual = spacer.isUsual && !styles.isLive
    if isUsual, !tables.spacer.isEmpty { return bytes.append(contentsOf: tables.spacer) }
    let start = bytes.count
    append(behind: "<span", .spacer(spacer.minimumLength, stretchedStacks: spacer.stretchedStackCount))
    append(roleOf: spacer.accessibility, isNamed: false)
    append(spacer.accessibility, isNamed: false)
    bytes.append(verbatim: "></span>")
    if isUsual { tables.spacer = bytes.suffix(behind: start) }
  }

  /// Appends an image that people see, and hear of if it has a name.
  mutating func visit(_ image: ResolvedImage) {
    let (imageView, name) = (image.element, image.name)
    guard let reference = reference(to: imageView.image) else { return appendText(insteadOf: image) }
    append(
      behind: "<img",
      .image(
        ImageBox(
          width: imageView.width, height: imageView.height, aspectRatio: imageView.aspectRatio,
          contentMode: imageView.contentMode)))
    append(imageView.image, reference, alternative: name ?? "")
    append(imageView.accessibility, isNamed: false)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends what an image that is left out would have said, for all readers; others may refer to it.
  private mutating func appendText(insteadOf image: ResolvedImage) {
    let accessibility = image.element.accessibility
    let name = accessibility.isHidden ? nil : image.name
    guard name != nil || accessibility.identifier != nil else { return }
    let (tag, text) = styled(Label(name ?? ""), followsLinks: false)
    bytes.append(verbatim: "<span")
    append(tag, around: text)
    append(roleOf: accessibility, isNamed: false)
    append(accessibility, isNamed: false)
    bytes.append(UInt8(ascii: ">"))
    append(text)
    bytes.append(verbatim: "</span>")
  }

  /// Appends the image of a control whose title says what it is.
  mutating func append(_ image: Image?, insets: EdgeInsets, part: String = "image") {
    guard let image, let reference = reference(to: image, part: part) else { return }
    append(behind: "<img", .buttonImage(insets))
    append(image, reference, alternative: "")
    bytes.append(UInt8(ascii: ">"))
  }

  /// Creates what stands for an image in a text: its alternative text if it can't be shown.
  mutating func makeImage(_ image: InlineImage, _ losses: inout [RenderingProblem.Loss]) -> Bytes {
    let start = bytes.count
    do {
      let reference = try ImageReference(image.image)
      append(behind: "<img", .inlineImage(InlineImageBox(image)))
      append(image.image, reference, alternative: image.alternative)
      bytes.append(UInt8(ascii: ">"))
      if image.image.renderingMode == .template { losses.append(.untintedImage(image.image.tintColor)) }
    } catch {
      losses.append(error.loss)
      var directions = BidirectionalText()
      bytes.append(escaping: image.alternative, balancing: &directions)
      bytes.append(closing: directions)
    }
    defer { bytes.removeAll(behind: start) }
    return bytes.suffix(behind: start)
  }

  private mutating func append(_ image: Image, _ reference: ImageReference, alternative: String) {
    append(" src", reference.text)
    if image.scale != 1 {
      bytes.append(verbatim: " srcset=\"")
      bytes.append(escaping: reference.listed)
      bytes.append(UInt8(ascii: " "))
      bytes.append(number: image.scale)
      bytes.append(verbatim: "x\"")
    }
    append(" alt", alternative)
  }

  private mutating func reference(to image: Image, part: String? = nil) -> ImageReference? {
    if image.renderingMode == .template { report(.untintedImage(image.tintColor), part: part) }
    do {
      return try ImageReference(image)
    } catch {
      report(error.loss, part: part)
      return nil
    }
  }
}

extension Spacer {
  /// Whether nothing is said of the space.
  fileprivate var isUsual: Bool { minimumLength == 0 && stretchedStackCount == 0 && accessibility.isEmpty }
}
