import Restyle

/// Writes the Swift source of a design.
struct SwiftSourceWriter {
  let design: TokenDesign
  let plan: TokenPlan
  let names: SwiftNames
  let access: String
  private(set) var text = ""

  init(_ design: TokenDesign, isPublic: Bool) {
    self.design = design
    plan = design.plan
    names = SwiftNames(plan)
    access = isPublic ? "public " : ""
    let name = SwiftComment.oneLine(design.values.name)
    text =
      "// Generated from the design tokens of \(name): what is changed here is lost.\n\n\(access)import Restyle\n"
    let indices = plan.entries.indices
    let (colors, numbers, shadows) = ("Color", "Double", "[ShadowStyle]")
    for type in [colors, numbers, shadows] {
      let entries = indices.filter { plan.entries[$0].form.shape.swiftType == type }
      add("NamedValue<\(type)>", entries.map { namedValue($0) })
      add(type, entries.map { value($0) })
    }
    for type in ["TextStyle", "BorderStyle", "BackgroundStyle"] {
      let entries = indices.filter { plan.entries[$0].form.shape.swiftType == type }
      add("NamedStyle<\(type)>", entries.compactMap { deprecatedStyle($0) })
      add(type, entries.map { style($0) })
      add("TraitStyle<\(type)>", entries.compactMap { dynamicStyle($0) })
    }
    add("DefaultStyling", plan.themes.indices.map { theme($0) })
    add("DesignValues", values.map { [$0] } ?? [])
    add("StyleCatalog", catalog.map { [$0] } ?? [])
  }

  private mutating func add(_ type: String, _ members: [String]) {
    guard !members.isEmpty else { return }
    text += "\nextension \(type) {\n\(members.joined(separator: "\n"))}\n"
  }
}

// MARK: Members

extension SwiftSourceWriter {
  /// A computed property, in one line if it is short enough.
  func member(_ name: String, _ type: String, _ value: SwiftCode, comment: [String], attribute: String? = nil)
    -> String
  {
    var lines = comment
    if let attribute { lines.append("  " + attribute) }
    let start = "  \(access)static var \(SwiftName.declared(name)): \(type) {"
    let line = value.source(column: start.count + 1, indentation: 4, rest: 2)
    if start.count + 1 + line.count + 2 <= SwiftCode.lineLength, !line.contains("\n") {
      lines.append("\(start) \(line) }")
    } else {
      lines += [start, "    " + value.source(column: 4, indentation: 4), "  }"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func namedValue(_ index: Int) -> String {
    let entry = plan.entries[index]
    let value = SwiftCode.call("NamedValue", [(nil, .string(entry.name)), (nil, code(entry.form))])
    return member(
      names.entries[index], "Self", value,
      comment: SwiftComment.documentation(
        "The value \(quoted(entry.name)), which themes can change.", indentation: 2))
  }

  private func value(_ index: Int) -> String {
    let entry = plan.entries[index]
    let type = entry.form.shape.swiftType
    let name = names.entries[index]
    let value = entry.form.shape == .color ? ".named(.\(name))" : "NamedValue<\(type)>.\(name).value"
    return member(
      name, type == "Color" ? "Color" : type == "Double" ? "Double" : "Self", .text(value),
      comment: comment(entry),
      attribute: attribute(entry))
  }

  private func style(_ index: Int) -> String {
    let entry = plan.entries[index]
    let name = names.entries[index]
    let value =
      entry.token.deprecation == nil
      ? code(entry.form) : .text("NamedStyle<\(entry.form.shape.swiftType)>.\(name).style")
    return member(name, "Self", value, comment: comment(entry), attribute: attribute(entry))
  }

  /// A style that nobody is to use, for catalogs, which have it without a warning.
  private func deprecatedStyle(_ index: Int) -> String? {
    let entry = plan.entries[index]
    guard entry.token.deprecation != nil else { return nil }
    let value = SwiftCode.call("NamedStyle", [(nil, .string(entry.name)), (nil, code(entry.form))])
    return member(
      names.entries[index], "Self", value,
      comment: SwiftComment.documentation("The style \(quoted(entry.name)).", indentation: 2))
  }

  private func dynamicStyle(_ index: Int) -> String? {
    let entry = plan.entries[index]
    let (form, compact) = (plan.writtenForm(of: entry), plan.writtenForm(of: entry, isCompact: true))
    guard form != compact else { return nil }
    let lines = [
      "TraitStyle { traits in", "      if traits.isCompact {",
      "        return " + code(compact).source(column: 15, indentation: 8), "      }",
      "      return " + code(form).source(column: 13, indentation: 6), "    }",
    ]
    return member(names.entries[index], "Self", .text(lines.joined(separator: "\n")), comment: comment(entry))
  }

  private func theme(_ index: Int) -> String {
    let theme = plan.themes[index]
    let changes = theme.changes.map { change in
      let type = plan.entries[change.index].form.shape.swiftType
      let start = "      defaults[NamedValue<\(type)>.\(names.entries[change.index])] = "
      return start + code(change.form).source(column: start.count, indentation: 6) + "\n"
    }
    let value =
      changes.isEmpty ? ".system" : ".system.restyled { defaults in\n\(changes.joined())    }"
    return member(
      names.themes[index], "Self", .text(value),
      comment: SwiftComment.documentation(
        "The system's defaults with the values of \(quoted(theme.name)).", indentation: 2))
  }

  private func comment(_ entry: TokenPlan.Entry) -> [String] {
    let description = entry.token.description.flatMap { SwiftComment.oneLine($0).isEmpty ? nil : $0 }
    return SwiftComment.documentation(
      description ?? "The token \(quoted(entry.token.path)).", deprecation: entry.token.deprecation?.reason,
      indentation: 2)
  }

  /// A name as code in a comment.
  private func quoted(_ name: String) -> String {
    "`\(SwiftComment.oneLine(name).split(separator: "`").joined(separator: "'"))`"
  }

  private func attribute(_ entry: TokenPlan.Entry) -> String? {
    guard let deprecation = entry.token.deprecation else { return nil }
    // The comment has all of it.
    let literal = deprecation.reason.map { SwiftComment.oneLine($0) }.flatMap {
      $0.isEmpty ? nil : $0.swiftLiterals[0]
    }
    return literal.map { "@available(*, deprecated, message: \($0))" } ?? "@available(*, deprecated)"
  }
}

// MARK: Lists

extension SwiftSourceWriter {
  private var values: String? {
    let lists: [(label: String, isMeant: (TokenForm.Shape) -> Bool)] = [
      ("colors", { $0 == .color }), ("lengths", { $0 == .length }), ("cornerRadii", { $0 == .cornerRadius }),
      ("shadows", { if case .shadows = $0 { true } else { false } }),
    ]
    var arguments: [(label: String?, value: SwiftCode)] = [(nil, .string(design.values.name))]
    for (label, isMeant) in lists {
      let members = plan.entries.indices.filter { isMeant(plan.entries[$0].form.shape) }
      guard !members.isEmpty else { continue }
      arguments.append((label, .array(members.map { .text("." + names.entries[$0]) })))
    }
    guard arguments.count > 1 else { return nil }
    return member(
      designName, "Self", .call("DesignValues", arguments),
      comment: SwiftComment.documentation("The named values of the design system.", indentation: 2))
  }

  private var catalog: String? {
    let styles = plan.entries.indices.filter { plan.entries[$0].form.shape.isStyle }
    guard !styles.isEmpty else { return nil }
    let lines = styles.map { index in
      let entry = plan.entries[index]
      let (type, name) = (entry.form.shape.swiftType, names.entries[index])
      var arguments: [(label: String?, value: SwiftCode)] = [(nil, .string(entry.name))]
      if entry.token.deprecation != nil { return "      NamedStyle<\(type)>.\(name)\n" }
      if plan.writtenForm(of: entry) != plan.writtenForm(of: entry, isCompact: true) {
        arguments.append(("dynamic", .text("TraitStyle<\(type)>.\(name)")))
      } else {
        arguments.append((nil, .text("\(type).\(name)")))
      }
      return "      " + SwiftCode.call("NamedStyle", arguments).source(column: 6, indentation: 6) + "\n"
    }
    let start = SwiftCode.call("StyleCatalog", [(nil, .string(design.catalog.name))])
      .source(closing: " {", column: 4, indentation: 4)
    return member(
      designName, "Self", .text("\(start)\n\(lines.joined())    }"),
      comment: SwiftComment.documentation("The styles of the design system.", indentation: 2))
  }

  private var designName: String { SwiftNames.name(design.values.name, or: "design") }
}
