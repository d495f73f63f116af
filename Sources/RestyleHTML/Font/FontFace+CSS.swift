import Restyle
package import RestyleRendering

extension FontFace {
  /// The allowed media types of data URLs: fonts, which browsers never interpret as anything else.
  private static let mediaTypes = ["font/woff2", "font/woff", "font/ttf", "font/otf", "font/collection"]

  /// The rule of the font, and problems of what it can't express; nil if there is nothing to load.
  package func css(_ problems: inout [RenderingProblem]) -> Bytes? {
    var rule = Bytes("@font-face{font-family:".utf8)
    rule.append(cssString: family)
    var separator: StaticString = ";src:"
    let start = rule.count
    for source in sources {
      let reference = WebReference(source.text)
      guard !source.isAddress || reference.isLoadable(as: Self.mediaTypes) else {
        problems.append(RenderingProblem(.droppedFont(url: source.text, scheme: reference.scheme ?? "")))
        continue
      }
      rule.append(verbatim: separator)
      rule.append(verbatim: source.isAddress ? "url(" : "local(")
      rule.append(cssString: source.isAddress ? reference.text : source.text)
      rule.append(UInt8(ascii: ")"))
      if let format = source.format { rule.append(safe: " format('\(format.rawValue)')") }
      separator = ","
    }
    guard rule.count > start else {
      problems.append(RenderingProblem(.fontWithoutSource(family)))
      return nil
    }
    appendDescriptors(to: &rule)
    rule.append(verbatim: "}\n")
    return rule
  }

  private func appendDescriptors(to rule: inout Bytes) {
    func append<Value: Comparable>(
      _ name: StaticString, _ range: ClosedRange<Value>?, _ write: (inout Bytes, Value) -> Void
    ) {
      guard let range else { return }
      rule.append(verbatim: name)
      write(&rule, range.lowerBound)
      guard range.lowerBound != range.upperBound else { return }
      rule.append(UInt8(ascii: " "))
      write(&rule, range.upperBound)
    }
    append(";font-weight:", weights) { $0.append(number: $1.value) }
    append(";font-stretch:", widths) { $0.append(percentage: $1.percentage / 100) }
    if let slant {
      rule.append(verbatim: ";font-style:")
      rule.append(verbatim: slant.keyword)
    }
    if let display { rule.append(safe: ";font-display:\(display.rawValue)") }
    for (index, range) in characters.enumerated() {
      rule.append(verbatim: index == 0 ? ";unicode-range:U+" : ",U+")
      rule.append(hexadecimal: range.lowerBound.value)
      guard range.lowerBound != range.upperBound else { continue }
      rule.append(UInt8(ascii: "-"))
      rule.append(hexadecimal: range.upperBound.value)
    }
  }
}
