package import Restyle
import RestyleHTML

/// Compares what a browser computes for texts with what their styles say.
///
/// ```swift
/// let mismatches = try await ComputedStyleCheck(catalog: .material).mismatches(in: .required())
/// #expect(mismatches.isEmpty)
/// ```
///
/// Each style is shown as a block with a class, as a block with a `style` attribute, and as what uses the class
/// that a catalog's stylesheet has for it. Each appearance takes one page.
package struct ComputedStyleCheck {
  /// The styles to show.
  package let catalog: StyleCatalog
  /// The text to show them with.
  package var text = "Straße – ايفا – Ǆ"

  package init(catalog: StyleCatalog) {
    self.catalog = catalog
  }
}

extension ComputedStyleCheck {
  /// What differs, in words; empty if the browser computes what the styles say.
  ///
  /// - Parameter browser: The browser to ask.
  /// - Returns: A sentence for each property of an element that is not as its style says.
  /// - Throws: Why the browser gave no answer.
  package func mismatches(in browser: Browser) async throws -> [String] {
    var mismatches: [String] = []
    for appearance in Browser.Options.appearances {
      mismatches += try await self.mismatches(in: browser, appearance)
    }
    return mismatches
  }

  private func mismatches(in browser: Browser, _ appearance: Browser.Options) async throws -> [String] {
    let groups = groups(in: appearance)
    let page = self.page(groups)
    let report = try await browser.evaluate(Self.script, in: page, options: appearance, as: Report.self)
    guard report.groups.map(\.count) == groups.map(\.expected.count) else {
      return [
        "there are \(report.groups.map(\.count)) elements in place of \(catalog[TextStyle.self].count) each"
      ]
    }
    return zip(groups, report.groups).flatMap { group, elements in
      zip(group.expected, elements).flatMap { expected, element in
        mismatches(of: element, expected, baseline: report.baseline).map {
          "\(catalog.name) as \(group.name) in \(appearance.colorScheme) with \(appearance.contrast) "
            + "contrast: \(expected.name): \($0)"
        }
      }
    }
  }

  private func mismatches(
    of element: Report.Element, _ expected: Expected, baseline: [String: String]
  ) -> [String] {
    var result: [String] = []
    for property in ComputedStyle.properties {
      let computed = element.values[property] ?? "missing"
      if let value = expected.computed.values[property] {
        if !value.matches(computed) { result.append("\(property) is \(computed), not \(value)") }
      } else if computed != baseline[property] {
        result.append("\(property) is \(computed) although the style doesn't set it")
      }
    }
    if let active = expected.active, !active.matches(element.active) {
      result.append("color is \(element.active) while it is pressed, not \(active)")
    }
    if let text = expected.text, text != element.text { result.append("the text is \(element.text)") }
    if expected.language != element.language { result.append("lang is \(element.language ?? "not set")") }
    if expected.link != element.link { result.append("href is \(element.link ?? "not set")") }
    return result
  }
}

extension ComputedStyleCheck {
  /// Texts that are styled in one way.
  private struct Group {
    let name: String
    let head: String
    let body: String
    let expected: [Expected]
  }

  /// What one text should be.
  private struct Expected {
    let name: String
    let computed: ComputedStyle
    var active: ComputedValue?
    var text: String?
    var language: String?
    var link: String?
  }

  private func groups(in appearance: Browser.Options) -> [Group] {
    [rendered(.classes, appearance), cataloged(appearance)]
      + Browser.Options.appearances.map {
        rendered(.inline(colorScheme: $0.colorScheme, contrast: $0.contrast), $0)
      }
  }

  private func rendered(_ styling: HTMLStyling, _ appearance: Browser.Options) -> Group {
    var renderer = HTMLRenderer(styling: styling, styleSheet: StyleSheet(classPrefix: "rendered"))
    for entry in catalog[TextStyle.self] { renderer.append(StyledText(text, style: entry.style), as: .block) }
    let expected = catalog[TextStyle.self].map { entry in
      let color = entry.style.highlightedColor ?? entry.style.color ?? ComputedStyle.Surroundings.color
      let computed = ComputedStyle(of: entry.style.saidByBlock, in: appearance, mapsCase: false)
      return Expected(
        name: entry.name,
        computed: computed,
        active: styling == .classes ? .color(computed.surroundings.resolved(color)) : nil,
        text: StyledText(text, style: entry.style).displayText,
        language: entry.style.language?.tag,
        link: entry.style.link?.target
      )
    }
    return Group(
      name: "\(styling)", head: renderer.styleSheet.css, body: renderer.html, expected: expected)
  }

  private func cataloged(_ appearance: Browser.Options) -> Group {
    var sheet = StyleSheet()
    let blocks = sheet.add(catalog)[TextStyle.self].map { "<div class=\"\($0)\">text</div>" }
    let expected = catalog[TextStyle.self].map {
      Expected(name: $0.name, computed: ComputedStyle(of: $0.style, in: appearance, mapsCase: true))
    }
    return Group(name: "catalog", head: sheet.css, body: blocks.joined(), expected: expected)
  }

  private func page(_ groups: [Group]) -> String {
    let color = ComputedStyle.Surroundings.color.cssText()
    return """
      <!doctype html><meta charset="utf-8"><style>
      html{font-size:\(ComputedStyle.Surroundings.rootFontSize)px}
      body{font-size:\(ComputedStyle.Surroundings.fontSize)px;color:\(color)}
      </style><div id="baseline">text</div>
      """ + groups.map { "<style>\($0.head)</style><section>\($0.body)</section>" }.joined()
  }

  private static var script: String {
    """
    const properties = \(ComputedStyle.properties);
    const values = element => {
      const style = getComputedStyle(element);
      return Object.fromEntries(properties.map(name => [name, style.getPropertyValue(name)]));
    };
    const groups = [...document.querySelectorAll('section')].map(section => [...section.children]);
    const answers = groups.map(group => group.map(element => ({
      values: values(element),
      text: element.textContent,
      language: element.getAttribute('lang'),
      link: element.querySelector('a')?.getAttribute('href') ?? null,
    })));
    // No script can press a text, so what holds for pressed ones is made to hold for marked ones.
    const press = rule => {
      for (const inner of rule.cssRules ?? []) press(inner);
      if (rule.selectorText) rule.selectorText = rule.selectorText.replace(':active', '[data-active]');
    };
    for (const sheet of document.styleSheets) press(sheet);
    groups.forEach((group, index) => group.forEach((element, place) => {
      element.dataset.active = '';
      answers[index][place].active = getComputedStyle(element).color;
    }));
    return {baseline: values(document.getElementById('baseline')), groups: answers};
    """
  }

  private struct Report: Decodable {
    struct Element: Decodable {
      var values: [String: String]
      var active: String
      var text: String
      var language: String?
      var link: String?
    }

    var baseline: [String: String]
    var groups: [[Element]]
  }
}

extension TextStyle {
  /// The style without the lines that a link has for itself, and those that take two elements.
  fileprivate var saidByBlock: TextStyle {
    let lines = Set([underline, strikethrough].compactMap(\.self).filter { $0.pattern != .none })
    guard link != nil || lines.count > 1 else { return self }
    return restyled {
      $0.underline = nil
      $0.strikethrough = nil
    }
  }
}
