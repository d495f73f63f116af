import BrowserSupport
import Restyle
import RestyleHTML

/// A page of components in every state and both directions, each with what it should look like beside it.
struct BoxPage {
  private let options: Browser.Options
  private var sheet: StyleSheet
  private let rootAttributes: String
  private var sections: [LayoutDirection: String] = [:]
  private var checks: [Check] = []

  /// The rules of the samples, made once for all pages.
  private static let prepared: PreparedStyleSheet = {
    var sheet = StyleSheet()
    for (_, style) in ControlSamples.buttons { _ = sheet.classNames(for: style) }
    for (_, style) in ControlSamples.switches { _ = sheet.classNames(for: style) }
    _ = sheet.classNames(for: ControlSamples.barButton)
    _ = sheet.classNames(for: ControlSamples.field)
    _ = sheet.classNames(for: SegmentedControlStyle.system)
    for style in [DynamicSectionStyle.systemGrouped, .systemPlain, ControlSamples.section] {
      _ = sheet.classNames(for: style)
    }
    return PreparedStyleSheet(sheet)
  }()

  /// A part of an element that is to look like a reference.
  private struct Check {
    let name: String
    /// How to get from the marked element to the part.
    let selector: String
    let pseudoElement: String
    let reference: ReferenceStyle
  }

  /// Starts a page.
  ///
  /// - Parameters:
  ///   - options: What the browser is told.
  ///   - sheet: What the rules are added to.
  ///   - rootAttributes: The attributes of the root element, as they are written.
  init(
    _ options: Browser.Options, sheet: StyleSheet = StyleSheet(extending: Self.prepared),
    rootAttributes: String = ""
  ) {
    self.options = options
    self.sheet = sheet
    self.rootAttributes = rootAttributes
  }
}

extension BoxPage {
  /// The traits that the page has in a direction.
  func traits(_ direction: LayoutDirection) -> TraitCollection {
    let size = options.windowSize ?? .regular
    return .page(
      options.colorScheme, options.contrast, isCompact: size.width < 600, isLow: size.height < 480,
      direction: direction)
  }

  /// Adds an element; `{attributes}` in its HTML stands for what marks it and its state.
  mutating func add(
    _ name: String, _ html: String, in state: ControlState? = nil, _ traits: TraitCollection,
    parts: [(selector: String, pseudoElement: String, reference: ReferenceStyle)]
  ) {
    let states = state.map { " data-state=\"\(Self.names(of: $0))\"" } ?? ""
    for part in parts {
      checks.append(
        Check(
          name: "\(name) in \(state.map(Self.names) ?? "itself") for \(traits.layoutDirection)",
          selector: part.selector.isEmpty ? "" : ":scope \(part.selector)", pseudoElement: part.pseudoElement,
          reference: part.reference))
    }
    let indices = (checks.count - parts.count)..<checks.count
    let references = indices.map { index in
      // What is placed or floats would be computed otherwise.
      "<div><div data-reference=\(index) style=\"\(checks[index].reference.css)\">text</div></div>"
    }
    let marks = "data-checks=\"\(indices.map(String.init).joined(separator: " "))\"\(states)"
    sections[traits.layoutDirection, default: ""] +=
      html.split(separator: "{attributes}").joined(separator: marks)
      + references.joined()
  }

  mutating func classNames<S: CSSStyle>(for style: S) -> S.ClassNames { sheet.classNames(for: style) }
  mutating func classNames<S: CSSStyle>(for style: TraitStyle<S>) -> S.ClassNames {
    sheet.classNames(for: style)
  }

  /// Adds rules for a selector.
  mutating func add<S: CSSElementStyle>(_ style: S, to selector: String) throws {
    try sheet.add(style, to: selector)
  }

  private static func names(of state: ControlState) -> String {
    let names: [(ControlState, String)] = [
      (.hovered, "hovered"), (.focused, "focused"), (.selected, "selected"), (.highlighted, "highlighted"),
      (.disabled, "disabled"),
    ]
    return names.filter { state.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// How many parts are compared.
  var count: Int { checks.count }

  /// What differs, in words.
  ///
  /// - Parameters:
  ///   - browser: The browser to ask.
  ///   - told: What it is told of its surroundings, if not what the page has.
  /// - Returns: A sentence for each property that isn't as its reference says.
  /// - Throws: Why the browser gave no answer.
  func mismatches(in browser: Browser, options told: Browser.Options? = nil) async throws -> [String] {
    let list = checks.map { check in
      "[\(Self.quoted(check.selector)),\(Self.quoted(check.pseudoElement)),\(check.reference.properties)]"
    }
    let script = """
      const checks = [\(list.joined(separator: ","))];
      const references = new Map([...document.querySelectorAll('[data-reference]')]
        .map(element => [element.dataset.reference, element]));
      const mismatches = [];
      let count = 0;
      for (const element of document.querySelectorAll('[data-checks]')) {
        for (const index of element.dataset.checks.split(' ')) {
          count += 1;
          const [selector, pseudo, properties] = checks[index];
          const part = selector ? element.querySelector(selector) : element;
          const actual = getComputedStyle(part, pseudo || null);
          const expected = getComputedStyle(references.get(index));
          for (const property of properties) {
            let wanted = expected[property];
            // An element has no content of its own; a pseudo-element with none isn't there.
            if (property === 'content') wanted = expected.getPropertyValue('position') === 'absolute' ? '""' : 'none';
            const value = actual[property];
            const same = property === 'content' && wanted === 'none' ? value !== '""' : value === wanted;
            if (!same) mismatches.push(`${index} ${property} is ${value}, not ${wanted}`);
          }
        }
      }
      return {count, mismatches};
      """
    let report = try await browser.evaluate(script, in: html, options: told ?? options, as: Report.self)
    guard report.count == checks.count else {
      return ["there are \(report.count) parts, not \(checks.count)"]
    }
    return report.mismatches.map { text in
      let index = Int(text.prefix(while: \.isNumber)).map { checks[$0].name } ?? ""
      return "\(index): \(text)"
    }
  }

  /// The page as a browser is given it.
  var html: String {
    """
    <!doctype html><html \(rootAttributes)><meta charset="utf-8"><style>
    html{font-size:20px}body{font-size:15px;color:rgb(18, 52, 86)}
    [data-reference]{position:static}
    \(sheet.css)</style>
    """
      + sections.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "<main dir=\"\($0.key == .rightToLeft ? "rtl" : "ltr")\">\($0.value)</main>" }.joined()
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }

  private struct Report: Decodable {
    var count: Int
    var mismatches: [String]
  }
}
