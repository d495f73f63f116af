import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

extension EmailWriter {
  /// Where an action leads to; nil, with a problem, where readers of an e-mail can't be led.
  mutating func target(of action: Action?, isEnabled: Bool, part: String? = nil) -> String? {
    guard case .follow(let link)? = action else {
      report(.emailAction, part: part)
      return nil
    }
    do {
      let target = try LinkTarget(link)
      guard let address = target.address else {
        report(.relativeAddress(link.target), part: part)
        return nil
      }
      return isEnabled ? address : nil
    } catch {
      report(error.loss, part: part)
      return nil
    }
  }

  mutating func target(of action: RowAction) -> String? {
    target(of: action.action, isEnabled: action.isEnabled, part: "action")
  }

  /// The address of an image that clients load; nil, with a problem, for others.
  mutating func address(of image: Image, part: String? = nil) -> String? {
    if image.renderingMode == .template { report(.untintedImage(image.tintColor), part: part) }
    guard case .url(let url) = image.source else {
      report(image.mediaType == nil ? .unknownImage : .emailEmbeddedImage, part: part)
      return nil
    }
    let reference = WebReference(url)
    switch reference.scheme {
    // What is attached to the e-mail has an address by its identifier (RFC 2392).
    case "http", "https", "cid": return reference.text
    case "data": report(.emailEmbeddedImage, part: part)
    case let scheme?: report(.droppedImage(url: url, scheme: scheme), part: part)
    case nil: report(reference.text.isEmpty ? .unknownImage : .relativeAddress(url), part: part)
    }
    return nil
  }
}

extension LinkTarget {
  /// The target, if it needs no page that it would be relative to: an e-mail is none.
  var address: String? { scheme == nil ? nil : text }
}
