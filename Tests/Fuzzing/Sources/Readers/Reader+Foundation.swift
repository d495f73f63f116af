import Foundation
import Restyle
import RestyleFoundation

extension Reader {
  /// The readers of RestyleFoundation.
  static let foundation = [json, attributedString, imageHeader]

  private static let keeping = StyleJSON(unknownAttributes: .keep)

  /// What is read as JSON, Foundation reads too, and to the same.
  private static let json = Reader("StyleJSON") { input in
    let data = Data(input)
    guard let style = try? keeping.value(TextStyle.self, from: data) else { return }
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
    precondition(
      (try? decoder.decode(TextStyle.self, from: data)) == style, "Foundation reads another style")
    do {
      let written = try keeping.data(of: style)
      let again = try keeping.value(TextStyle.self, from: written)
      precondition(again == style, "what was written is another style")
    } catch {
      preconditionFailure("what was read can't be written and read again: \(error)")
    }
  }

  /// A text comes back from an attributed string as it was.
  private static let attributedString = Reader("AttributedString") { input in
    guard let text = try? keeping.value(StyledString.self, from: Data(input)) else { return }
    precondition(StyledString(AttributedString(text)) == text, "an attributed string holds another text")
  }

  /// A header that is read says a size that there can be, and says it whatever follows.
  private static let imageHeader = Reader("ImageHeader") { input in
    guard let header = try? ImageHeader(input) else { return }
    let isPossible = header.pixelSize.map {
      $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite
    }
    precondition(isPossible != false, "\(header)")
    precondition(header.mediaType == Image(data: input).mediaType, "the format is another one")
  }
}
