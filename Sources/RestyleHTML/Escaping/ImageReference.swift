import Restyle
import RestyleRendering

/// The address of an image that is safe to load as one.
struct ImageReference: Sendable {
  let text: String

  /// The allowed media types of data URLs: none of these can run code in an image.
  private static let mediaTypes = Image.MediaType.allCases.map(\.rawValue)

  /// Creates a trusted address.
  init(safe text: String) { self.text = text }

  init(_ image: Image) throws(RenderingProblem) {
    switch image.source {
    case .data:
      guard let url = image.dataURL else { throw RenderingProblem(.unknownImage) }
      text = url
    case .url(let url):
      let reference = WebReference(url)
      if reference.text.isEmpty { throw RenderingProblem(.unknownImage) }
      guard reference.isLoadable(as: Self.mediaTypes) else {
        throw RenderingProblem(.droppedImage(url: url, scheme: reference.scheme ?? ""))
      }
      text = reference.text
    case .segment: throw RenderingProblem(.unknownImage)
    }
  }
}

extension WebReference {
  /// Whether it is safe to load what it refers to: from the web, or from a data URL of one of the media types.
  func isLoadable(as mediaTypes: [String]) -> Bool {
    guard !text.isEmpty else { return false }
    switch scheme {
    case nil, "http", "https": return true
    case "data":
      let content = text.dropFirst("data:".count).lowercased()
      return mediaTypes.contains { type in
        content.hasPrefix(type) && [",", ";"].contains(content.dropFirst(type.count).first)
      }
    default: return false
    }
  }
}

extension ImageReference {
  /// The address for a list of addresses, in which commas at its ends would be separators.
  var listed: String { text.hasPrefix(",") || text.hasSuffix(",") ? text.replacing(",", with: "%2C") : text }
}

extension Bytes {
  /// Appends an image as a layer of a background.
  mutating func append(_ image: Image, _ reference: ImageReference) {
    switch image.resizingMode {
    case .stretch:
      append(reference)
      append(verbatim: " 0 0/100% 100% no-repeat border-box")
    case .tile:
      append(reference, scale: image.scale)
      append(verbatim: " border-box")
    }
  }

  /// Appends an image as a border image, whose edges keep their size (CSS Backgrounds 3, section 5).
  mutating func append(_ frame: (image: Image, reference: ImageReference)) {
    append(frame.reference)
    append(UInt8(ascii: " "))
    // Neither the image nor its edges are ever mirrored.
    let insets = frame.image.capInsets
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map { Swift.max(0, $0) }
    for side in sides {
      append(number: side * frame.image.scale)
      append(UInt8(ascii: " "))
    }
    append(verbatim: "fill")
    for (index, side) in sides.enumerated() {
      append(verbatim: index == 0 ? "/" : " ")
      append(pixels: side)
    }
    append(verbatim: frame.image.resizingMode == .tile ? " repeat" : " stretch")
  }

  /// Appends an address; with a scale other than 1, as an image with that many pixels per point.
  mutating func append(_ reference: ImageReference, scale: Double = 1) {
    if scale != 1 { append(verbatim: "image-set(") }
    append(verbatim: "url(")
    append(cssString: reference.text)
    append(verbatim: ")")
    guard scale != 1 else { return }
    append(UInt8(ascii: " "))
    append(number: scale)
    append(verbatim: "x)")
  }
}
