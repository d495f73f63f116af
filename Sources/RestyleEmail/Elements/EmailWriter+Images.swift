import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

extension EmailWriter {
  mutating func visit(_ image: ResolvedImage) {
    let element = image.element
    // The name is the alternative text; and what is hidden has none.
    let name = element.accessibility.isHidden ? "" : image.name ?? ""
    guard let address = address(of: element.image) else {
      // What the image would have said stands in for it.
      guard !name.isEmpty else { return }
      return addText(ShownText(DisplayText(name), in: style.text, language: context.language))
    }
    let size = size(of: element)
    // Tables would give what lies beside it almost all of their width: its cell has one, or it has its own in those of data.
    let isSized = element.width != nil || element.height != nil
    let keptWidth =
      isSized ? size.width.flatMap { $0 <= min(ImageView.keptWidth, narrowWidth) ? $0 : nil } : nil
    let column = isBesideOthers ? keptWidth.map { EmailContainer.ColumnWidth.points($0) } : nil
    let isNarrowed = keptWidth == nil || column != nil || tables.isEmpty
    if let column {
      noteColumn(of: column)
      open(EmailContainer(columnWidth: column))
    } else if let keptWidth {
      reserve(keptWidth)
    }
    addContent { writer in
      // Otherwise, what is beside it is the link: a decorative image would be another one, without a name.
      let target = name.isEmpty && writer.hasOthersInRow ? nil : writer.rowTarget
      if let target { writer.appendLink(to: target, writer.style.text, behind: writer.surface) }
      writer.appendImage(
        address, alternative: name, width: size.width, height: size.height, isNarrowed: isNarrowed)
      if target != nil { writer.contents.append(verbatim: "</a>") }
    }
    if column != nil { close() }
    if !name.isEmpty { plainText.append(piece: "[\(name)]") }
  }

  /// The size of an image that fits in, as far as it is known.
  private mutating func size(of image: ImageView) -> (width: Double?, height: Double?) {
    var (width, height) = (image.width, image.height)
    if let ratio = image.aspectRatio, ratio > 0 {
      if let height, width == nil { width = height * ratio }
      // As wide as there is room, as on a page.
      if height == nil { height = (width ?? self.width) / ratio }
      if width == nil { width = self.width }
    }
    guard let known = width else {
      report(.emailUnmeasuredImage)
      return (nil, height)
    }
    if known > self.width {
      height = height.map { $0 * self.width / known }
      width = self.width
    }
    return (width, height)
  }

  /// Appends an image of a text: in the size that it is given, or of the font.
  mutating func append(_ image: InlineImage, fontSize: Double?) {
    guard let address = address(of: image.image, part: "image") else {
      return contents.append(content: image.alternative)
    }
    let height = image.fitsFont ? fontSize : image.size?.height
    if image.size == nil, !image.fitsFont { report(.emailUnmeasuredImage, part: "image") }
    appendImage(
      address, alternative: image.alternative, width: image.fitsFont ? nil : image.size?.width,
      height: height, alignment: image.alignment)
  }

  /// Appends an image in whole pixels, as Word's attributes have them.
  mutating func appendImage(
    _ address: String, alternative: String, width: Double?, height: Double?,
    alignment: InlineImage.Alignment = .top, isNarrowed: Bool = true
  ) {
    contents.append(verbatim: "<img")
    contents.append(attribute: " src", address)
    contents.append(attribute: " alt", alternative)
    if let width { contents.append(integer: max(1, pixels(width)), behind: " width=\"", before: "\"") }
    // Where the width is known, the file says the height: Yahoo keeps any other while it narrows the image.
    if width != nil {
      contents.append(verbatim: " height=\"auto\"")
    } else if let height {
      contents.append(integer: max(1, pixels(height)), behind: " height=\"", before: "\"")
    }
    contents.append(verbatim: " border=\"0\"")
    let look = ImageLook(
      hasWidth: width != nil, isNarrowed: isNarrowed, hasText: !alternative.isEmpty, alignment: alignment,
      surface: surface)
    contents.append(attributes: attributes(of: look))
  }

  mutating func look(of image: ImageLook) -> EmailLook {
    var look = EmailLook()
    // In the tag, since clients may cut the stylesheet.
    if image.isNarrowed { look.add("max-width", "100%") }
    if image.hasWidth { look.add("height", "auto") }
    // Not on the baseline, below which there is room for letters.
    look.add("vertical-align") { $0.append(safe: image.alignment.rawValue) }
    // Most clients load no images at first, and show their texts.
    if image.hasText {
      look.add(declarations(of: style.text))
      if let color = style.text.color {
        look.setTextColor(palette.color(color, over: image.surface), &classes)
      }
    }
    return look
  }
}
