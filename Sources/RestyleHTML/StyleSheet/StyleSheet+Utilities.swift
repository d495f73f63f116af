public import Restyle

/// A property that utility classes set, one class for each named value.
public enum StyleUtility: Hashable, Sendable, CaseIterable {
  /// `text-accent`: the colour of text.
  case textColor
  /// `bg-accent`: the colour behind content.
  case backgroundColor
  /// `border-accent`: the colour of a border.
  case borderColor
  /// `m-gap`, and `mt-`, `mb-`, `ms-` and `me-gap`: the room around a box, or at its top, bottom, start or end.
  case margin
  /// `p-gap`, and `pt-`, `pb-`, `ps-` and `pe-gap`: the room around content, or at its top, bottom, start or end.
  case padding
  /// `gap-gap`: the room between items.
  case gap
  /// `rounded-card`: the radius of all corners.
  case cornerRadius
  /// `shadow-raised`: the shadows of a box.
  case shadow
}

extension StyleSheet {
  /// Adds utility classes, which set one property each to a named value and override the other classes of an element.
  ///
  /// ```swift
  /// sheet.add(values)
  /// let names = sheet.addUtilities(for: values)
  /// let html = "<p class=\"\(names["text-accent"]!) \(names["mt-gap"]!)\">...</p>"
  /// ```
  ///
  /// They are important, and follow themes. What was added by `add(_:)` before is referred to by its custom property.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - utilities: What there are classes for.
  /// - Returns: The classes by their usual names, such as `mt-gap`: others where a stylesheet has these already, or where
  ///   characters can't be in a class.
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
  private typealias Rule = (name: String, declare: @Sendable (inout CSSProperties) -> Void)

  /// The rules for the values that the utility is for.
  fileprivate func rules(
    of values: DesignValues
  ) -> [(name: String, declare: @Sendable (inout CSSProperties) -> Void)] {
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
