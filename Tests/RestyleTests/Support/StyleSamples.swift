import Foundation
import Restyle
import RestyleTesting

/// Styles that differ in every way that styles can: each standard attribute alone, custom and unknown ones, and
/// combinations of them all.
enum StyleSamples {
  static let all = standard + custom + unknown + combined

  /// Styles that set one standard attribute each, in every sampled value.
  static let standard = [TextStyle()] + standardAttributeSamples.flatMap(\.styles)

  /// Styles with attributes of the tests' own keys.
  static let custom: [TextStyle] = [
    TextStyle().restyled { $0.shout = 1 },
    TextStyle().restyled { $0.shout = 2 },
    TextStyle().restyled { $0.setAttribute(["a"], for: Aliases()) },
    TextStyle().restyled { $0.setAttribute(["b", "c"], for: Aliases()) },
    TextStyle().restyled { $0.setAttribute(1.5, for: ZoomFactor()) },
    TextStyle().restyled { $0.setAttribute(1, for: Twins.First()) },
    TextStyle().restyled { $0.setAttribute("two", for: Twins.Second()) },
    TextStyle().restyled {
      $0.setAttribute(3, for: Twins.First())
      $0.setAttribute("four", for: Twins.Second())
    },
  ]

  /// Styles with attributes that decoding didn't know, one of which has the name of a custom key.
  static let unknown = [
    #"{"shout": 7}"#, #"{"shout": "loud"}"#, #"{"twin": 1}"#, #"{"Aliases": ["kept"]}"#,
    #"{"mystery": [1, {"a": null}], "kern": 2}"#,
    #"{"mystery": true, "enigma": 0.1, "fontFamily": {"named": "Inter"}}"#,
  ].map(kept)

  /// Styles that set much: neighbours of the sampled ones together, so that each kind of storage meets each other.
  static let combined: [TextStyle] = {
    let single = standard + custom + unknown
    var styles = [single.reduce(TextStyle()) { $0.merging($1) }]
    styles.append(single.reversed().reduce(TextStyle()) { $0.merging($1) })
    for step in [7, 11, 13] {
      for start in 0..<step {
        let part = stride(from: start, to: single.count, by: step).map { single[$0] }
        styles.append(part.reduce(TextStyle()) { $0.merging($1) })
      }
    }
    return styles
  }()

  /// Few enough for triples: several values of the attributes that merge in a way of their own, one of another for
  /// each place in which they are kept, and of the rest each kind.
  static let few: [TextStyle] =
    [TextStyle()]
    + standardAttributeSamples.flatMap { $0.styles.suffix(fewValues[$0.name] ?? 0) }
    + custom.dropFirst() + unknown.dropLast() + combined.prefix(1)

  private static let fewValues = [
    "fontFamily": 3, "fontFeatures": 3, "lineHeight": 1, "lineSpacing": 1, "alignment": 1, "color": 1,
    "kern": 1,
    "language": 1, "numberOfLines": 1, "underline": 1,
  ]

  /// Decodes a style and keeps what isn't known; a sample that doesn't decode is an empty style, which shows as
  /// a duplicate among the samples.
  private static func kept(_ json: String) -> TextStyle {
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownTextAttributePolicy] = UnknownTextAttributePolicy.keep
    return (try? decoder.decode(TextStyle.self, from: Data(json.utf8))) ?? TextStyle()
  }
}
