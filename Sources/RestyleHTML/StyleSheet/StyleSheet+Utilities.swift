public import Restyle

/// A property that utility classes set, with one class for each named value.
public enum StyleUtility: Hashable, Sendable, CaseIterable {
  /// The colour of text: `text-accent`.
  case textColor
  /// The colour behind content: `bg-accent`.
  case backgroundColor
  /// The colour of a border: `border-accent`.
  case borderColor
  /// The margin around a box: `m-gap`, and `mt-`, `mb-`, `ms-` and `me-gap` for its top, bottom, start or end.
  case margin
  /// The padding around content: `p-gap`, and `pt-`, `pb-`, `ps-` and `pe-gap` for its top, bottom, start or end.
  case padding
  /// The space between items: `gap-gap`.
  case gap
  /// The radius of all corners: `rounded-card`.
  case cornerRadius
  /// The shadows of a box: `shadow-raised`.
  case shadow
}

extension StyleSheet {
  /// Adds utility classes, each of which sets one property to a named value and overrides other classes of an element.
  ///
  /// ```swift
  /// sheet.add(values)
  /// let names = sheet.addUtilities(for: values)
  /// let html = "<p class=\"\(names["text-accent"]!) \(names["mt-gap"]!)\">...</p>"
  /// ```
  ///
  /// Their declarations are important, and follow themes. They refer to values that you added by `add(_:)` before by
  /// their custom properties.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - utilities: The properties to add classes for.
  /// - Returns: The classes by their usual names, such as `mt-gap`. A class has another name if the stylesheet already
  ///   has its usual one, or if a class can't contain its characters.
  @discardableResult
  public mutating func addUtilities(
    for values: DesignValues, _ utilities: Set<StyleUtility> = Set(StyleUtility.allCases)
  ) -> [String: String] {
    var names: [String: String] = [:]
    for utility in StyleUtility.allCases where utilities.contains(utility) {
      for rule in utility.rules(of: values) where names[rule.name] == nil {
        let name = takeName(like: rule.name)
        names[rule.name] = name
        addRule(for: .className(name), isImportant: true, declaring: rule.declare)
      }
    }
    return names
  }
}

extension StyleUtility {
  fileprivate typealias Rule = (name: String, declare: @Sendable (inout CSSProperties) -> Void)

  /// The rules for the values that the utility is for.
  fileprivate func rules(of values: DesignValues) -> [Rule] {
    switch self {
    case .textColor: colors("text", .text, of: values)
    case .backgroundColor: colors("bg", .background, of: values)
    case .borderColor: colors("border", .border, of: values)
    case .margin:
      lengths(
        [
          ("m", .margin), ("mt", .marginTop), ("mb", .marginBottom), ("ms", .marginLeading),
          ("me", .marginTrailing),
        ], of: values.lengths)
    case .padding:
      lengths(
        [
          ("p", .padding), ("pt", .paddingTop), ("pb", .paddingBottom), ("ps", .paddingLeading),
          ("pe", .paddingTrailing),
        ], of: values.lengths)
    case .gap: lengths([("gap", .gap)], of: values.lengths)
    case .cornerRadius: lengths([("rounded", .cornerRadius)], of: values.cornerRadii)
    case .shadow:
      values.shadows.map { value in
        ("shadow-\(value.name)", { css in css.set(shadows: [.named(value)]) })
      }
    }
  }

  private func colors(
    _ prefix: String, _ property: CSSProperties.ColorProperty, of values: DesignValues
  ) -> [Rule] {
    values.colors.map { value in ("\(prefix)-\(value.name)", { $0.set(property, .named(value)) }) }
  }

  private func lengths(
    _ utilities: [(prefix: String, property: CSSProperties.LengthProperty)], of values: [NamedValue<Double>]
  ) -> [Rule] {
    values.flatMap { value in
      utilities.map { prefix, property -> Rule in
        ("\(prefix)-\(value.name)", { $0.set(property, Double.named(value)) })
      }
    }
  }
}
