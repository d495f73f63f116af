import Restyle
import RestyleElements
import RestyleRendering

extension ElementRenderer {
  mutating func visit(_ label: Label) {
    settleHeading()
    let accessibility = label.accessibility
    // A heading without a name would be read out all the same.
    if let level = accessibility.headingLevel, isShown(label.text) || isShown(accessibility.label) {
      headingLevel = level
      append(label, as: Self.heading(level))
    } else {
      append(label, as: "p")
    }
  }

  mutating func visit(_ titleSubtitle: TitleSubtitle) {
    if expectsHeading {
      expectsHeading = false
      waitingHeading = WaitingHeading(heading: titleSubtitle)
    } else {
      settleHeading()
      append(titleSubtitle)
    }
  }

  mutating func visit(_ imageView: ImageView) {
    settleHeading()
    append(imageView)
  }

  mutating func visit(_ separator: Separator) {
    settleHeading()
    bytes.append(verbatim: "<hr")
    append(ElementBoxStyle.line(separator.style, across: axes.last ?? .vertical))
    if axes.last == .horizontal { bytes.append(verbatim: " aria-orientation=\"vertical\"") }
    append(separator.accessibility)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func visit(_ spacer: Spacer) {
    if waitingHeading?.isFollowed == false {
      waitingHeading?.isFollowed = true
    } else {
      settleHeading()
      append(spacer)
    }
  }

  /// Appends the space behind a row's heading.
  mutating func appendSpacer() {
    guard !styles.isLive else { return append(Spacer()) }
    if tables.spacer.isEmpty {
      let start = bytes.count
      append(Spacer())
      tables.spacer = Bytes(bytes[start...])
    } else {
      bytes.append(contentsOf: tables.spacer)
    }
  }

  mutating func append(_ spacer: Spacer) {
    bytes.append(verbatim: "<span")
    append(ElementBoxStyle.spacer(spacer.minimumLength))
    append(spacer.accessibility, isNamed: false)
    bytes.append(verbatim: "></span>")
  }
}

extension ElementRenderer {
  /// Appends an image that people see, and hear of if it has a name.
  private mutating func append(_ imageView: ImageView) {
    let name = imageView.accessibility.label?.displayValue(in: context.language)
    guard let reference = reference(to: imageView.image) else {
      guard let name else { return }
      // What it would have said stands in.
      bytes.append(verbatim: "<span role=\"img\"")
      append(" aria-label", name)
      bytes.append(verbatim: "></span>")
      return
    }
    bytes.append(verbatim: "<img")
    append(
      ElementBoxStyle.image(
        ImageBox(
          width: imageView.width, height: imageView.height, aspectRatio: imageView.aspectRatio,
          contentMode: imageView.contentMode)))
    append(imageView.image, reference, alternative: name ?? "")
    append(imageView.accessibility, isNamed: false)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Appends the image of a control whose title says what it is.
  mutating func append(_ image: Image?, insets: EdgeInsets) {
    guard let image, let reference = reference(to: image) else { return }
    bytes.append(verbatim: "<img")
    append(ElementBoxStyle.buttonImage(insets))
    append(image, reference, alternative: "")
    bytes.append(UInt8(ascii: ">"))
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

  private mutating func reference(to image: Image) -> ImageReference? {
    if image.renderingMode == .template { styles.report([RenderingProblem(.untintedImage(image.tintColor))]) }
    do {
      return try ImageReference(image)
    } catch {
      styles.report([error])
      return nil
    }
  }
}

extension ElementRenderer {
  /// Appends a title and a subtitle.
  ///
  /// - Parameters:
  ///   - titleSubtitle: The title and the subtitle.
  ///   - control: The number of the control that the title is the label of.
  ///   - isHeading: Whether it is the heading of the innermost row.
  mutating func append(_ titleSubtitle: TitleSubtitle, for control: Int? = nil, isHeading: Bool = false) {
    let tag = tables.titleSubtitles.tag(
      of: titleSubtitle, &styles,
      content: {
        let style = titleSubtitle.style
        return StyledContent(texts: [ShownTextStyle(style.title), ShownTextStyle(style.subtitle)])
      },
      rules: { titleSubtitle.style.cssRules(in: $0) })
    bytes.append(verbatim: "<div")
    bytes.append(contentsOf: tag.attributes[0])
    if titleSubtitle.accessibility.label != nil { bytes.append(verbatim: " role=\"group\"") }
    append(titleSubtitle.accessibility)
    bytes.append(UInt8(ascii: ">"))
    bytes.append(verbatim: control == nil ? "<span" : "<label")
    bytes.append(contentsOf: tag.attributes[1])
    if let control { append(" for", identifier: control) }
    let row = isHeading ? rows.indices.last : nil
    if control == nil, let row {
      let identifier = makeIdentifier()
      rows[row].titleIdentifier = identifier
      append(" id", identifier: identifier)
    }
    bytes.append(UInt8(ascii: ">"))
    let end = row.flatMap { openAction(ofRow: $0) }
    append(titleSubtitle.title, in: tag.content.texts[0], followsLinks: control == nil && end == nil)
    if let end { bytes.append(verbatim: end) }
    bytes.append(verbatim: control == nil ? "</span>" : "</label>")
    if let subtitle = titleSubtitle.subtitle {
      bytes.append(verbatim: "<span")
      bytes.append(contentsOf: tag.attributes[2])
      bytes.append(UInt8(ascii: ">"))
      append(subtitle, in: tag.content.texts[1])
      bytes.append(verbatim: "</span>")
    }
    bytes.append(verbatim: "</div>")
  }
}
