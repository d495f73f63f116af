import Restyle

/// Writes the Swift source of a design.
struct SwiftSourceWriter {
  let design: TokenDesign
  let plan: TokenPlan
  let names: SwiftNames
  let access: String
  /// The stored values and styles, by entry index.
  private(set) var stored: [Int: SwiftCode] = [:]
  private(set) var text = ""
  /// The modules that declare the types in the source.
  private var modules: Set<String> = ["Restyle"]
  /// The tokens that the source can't express.
  private(set) var problems: [TokenProblem] = []

  init(_ design: TokenDesign, isPublic: Bool) {
    self.design = design
    plan = design.plan
    names = SwiftNames(design)
    access = isPublic ? "public " : ""
    let members = referringMembers
    readStored(members)
    let indices = plan.entries.indices
    for type in ["Color", "Double", "[ShadowStyle]"] {
      let entries = indices.filter { plan.entries[$0].form.shape.swiftType == type }
      add("NamedValue<\(type)>", entries.map { namedValue($0) })
      add(type, entries.map { value($0) })
    }
    add("NamedValue<Font>", namedValues(design.values.fonts, names.fonts, members))
    add("NamedValue<TextStyle>", namedValues(design.values.textStyles, names.textStyles, members))
    let styles = styles(members)
    var types = ["TextStyle", "BorderStyle", "BackgroundStyle"]
    for style in styles where !types.contains(style.type) { types.append(style.type) }
    let byType = Dictionary(grouping: styles, by: \.type)
    for type in types {
      let styles = byType[type] ?? []
      add("NamedStyle<\(type)>", styles.compactMap { deprecatedStyle($0) })
      add(type, styles.map { member(of: $0) })
      add("TraitStyle<\(type)>", styles.compactMap { dynamicStyle($0) })
    }
    add("DefaultStyling", plan.themes.indices.map { theme($0) })
    add("DesignValues", values.map { [$0] } ?? [])
    add("StyleCatalog", catalog(styles).map { [$0] } ?? [])
    let name = SwiftComment.oneLine(design.values.name)
    let imports = modules.sorted().map { "\(access)import \(SwiftName.declared($0))\n" }
    text = "\(TokenSwiftSource.start)\(name): what is changed here is lost.\n\n\(imports.joined())\(text)"
  }

  private mutating func add(_ type: String, _ members: [String]) {
    guard !members.isEmpty else { return }
    text += "\nnonisolated extension \(type) {\n\(members.joined(separator: "\n"))}\n"
  }
}

// MARK: Styles

extension SwiftSourceWriter {
  /// A style with its member.
  struct Member {
    let type: String
    let name: String
    /// Its name in catalogs.
    let title: String
    let code: SwiftCode
    /// The expressions under conditions, the first of which applies, and the default; nil if it has no variants.
    var dynamic: (variants: [(conditions: [String], code: SwiftCode)], otherwise: SwiftCode)?
    let comment: [String]
    /// The attribute for its deprecation, if any.
    let attribute: String?
  }

  private mutating func readStored(_ members: [String: String]) {
    for (index, entry) in plan.entries.enumerated() {
      guard let source = storedSource(of: entry) else { continue }
      stored[index] = SwiftCode(parsing: source, members: members)
      guard stored[index] == nil else { continue }
      problems.append(
        TokenProblem(
          path: entry.token.path, .approximated,
          "Swift source has what the token is: \(Self.limits)"))
    }
  }

  /// The reason why a style can't be written.
  private static let limits = "it would need attributes or types of other modules"

  private func storedSource(of entry: TokenPlan.Entry) -> String? {
    let extensions = entry.token.extensions
    switch entry.form.shape {
    case .color:
      let color: Color? = entry.form.colors[0].count == 1 ? extensions.stored() : nil
      return color.map { swiftSource(of: $0) }
    case .shadows:
      let shadows: [ShadowStyle]? = entry.form.alias == nil ? extensions.stored() : nil
      return shadows.map { swiftSource(of: $0) }
    case .length, .cornerRadius: return nil
    case .text, .border, .gradient:
      return entry.storedStyle(among: design.styles.known).map { swiftSource(of: $0) }
    }
  }

  /// All styles; those of groups follow those of tokens.
  private mutating func styles(_ members: [String: String]) -> [Member] {
    var styles: [Member] = []
    for (index, entry) in plan.entries.enumerated() where entry.form.shape.isStyle {
      let (form, compact) = (plan.writtenForm(of: entry), plan.writtenForm(of: entry, isCompact: true))
      let bySize = form == compact ? nil : (variants: [(["traits.isCompact"], code(compact))], code(form))
      styles.append(
        Member(
          type: entry.form.shape.swiftType, name: names.entries[index], title: entry.name,
          code: stored[index] ?? code(entry.form),
          dynamic: stored[index] == nil
            ? bySize : dynamic(entry.token.extensions, stored[index], members, at: entry.token.path),
          comment: comment(entry.token.path, entry.token.description, entry.token.deprecation),
          attribute: attribute(entry.token.deprecation)))
    }
    for (style, name) in zip(design.groupStyles, names.groups) {
      let group = style.group
      guard let code = SwiftCode(parsing: swiftSource(of: style.style()), members: members) else {
        problems.append(
          TokenProblem(path: group.path, .unsupported, "Swift source has no such style: \(Self.limits)"))
        continue
      }
      modules.formUnion(style.swiftModules)
      styles.append(
        Member(
          type: style.swiftType, name: name, title: style.name, code: code,
          dynamic: style.isStored ? dynamic(group.extensions, code, members, at: group.path) : nil,
          comment: comment(group.path, group.description, group.deprecation),
          attribute: attribute(group.deprecation)))
    }
    return styles
  }

  /// The stored variants of a style; nil for none.
  private mutating func dynamic(
    _ extensions: TokenExtensions, _ otherwise: SwiftCode?, _ members: [String: String], at path: String
  ) -> (variants: [(conditions: [String], code: SwiftCode)], otherwise: SwiftCode)? {
    let stored = extensions.storedVariants(among: design.styles.known)
    guard !stored.isEmpty, let otherwise else { return nil }
    let variants = stored.compactMap { variant in
      SwiftCode(parsing: swiftSource(of: variant.style), members: members).map {
        (conditions: variant.when.swiftConditions, code: $0)
      }
    }
    guard variants.count == stored.count else {
      problems.append(
        TokenProblem(path: path, .approximated, "Swift source has it for some traits: \(Self.limits)"))
      return nil
    }
    return (variants, otherwise)
  }
}

// MARK: Members

extension SwiftSourceWriter {
  /// A computed property, on one line if it is short enough.
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
    return namedValue(entry.name, names.entries[index], stored[index] ?? code(entry.form))
  }

  private func namedValue(_ title: String, _ name: String, _ value: SwiftCode) -> String {
    member(
      name, "Self", .call("NamedValue", [(nil, .string(title)), (nil, value)]),
      comment: SwiftComment.documentation("The value \(quoted(title)), which themes can change."))
  }

  /// The members of fonts or text styles, without those that can't be written.
  private mutating func namedValues<Value>(
    _ values: [NamedValue<Value>], _ names: [String], _ members: [String: String]
  ) -> [String] {
    zip(values, names).compactMap { value, name in
      guard let code = SwiftCode(parsing: swiftSource(of: value.stored), members: members) else {
        problems.append(
          TokenProblem(path: value.name, .unsupported, "Swift source has no such value: \(Self.limits)"))
        return nil
      }
      return namedValue(value.name, name, code)
    }
  }

  private func value(_ index: Int) -> String {
    let entry = plan.entries[index]
    let type = entry.form.shape.swiftType
    let name = names.entries[index]
    let value = entry.form.shape == .color ? ".named(.\(name))" : "NamedValue<\(type)>.\(name).value"
    return member(
      name, type == "Color" ? "Color" : type == "Double" ? "Double" : "Self", .text(value),
      comment: comment(entry.token.path, entry.token.description, entry.token.deprecation),
      attribute: attribute(entry.token.deprecation))
  }

  private func member(of style: Member) -> String {
    let value = style.attribute == nil ? style.code : .text("NamedStyle<\(style.type)>.\(style.name).style")
    return member(style.name, "Self", value, comment: style.comment, attribute: style.attribute)
  }

  /// The expression of a deprecated style for catalogs, which doesn't cause a warning.
  private func deprecatedStyle(_ style: Member) -> String? {
    guard style.attribute != nil else { return nil }
    let value = SwiftCode.call("NamedStyle", [(nil, .string(style.title)), (nil, style.code)])
    return member(
      style.name, "Self", value,
      comment: SwiftComment.documentation("The style \(quoted(style.title))."))
  }

  private func dynamicStyle(_ style: Member) -> String? {
    guard let (variants, otherwise) = style.dynamic else { return nil }
    var lines = ["TraitStyle { traits in"]
    for (conditions, code) in variants {
      lines +=
        condition(conditions) + ["        return " + code.source(column: 15, indentation: 8), "      }"]
    }
    lines += ["      return " + otherwise.source(column: 13, indentation: 6), "    }"]
    return member(style.name, "Self", .text(lines.joined(separator: "\n")), comment: style.comment)
  }

  /// The lines of an `if` up to its opening brace.
  private func condition(_ conditions: [String]) -> [String] {
    var lines = ["      if"]
    for (index, condition) in conditions.enumerated() {
      let text = " " + condition + (index + 1 < conditions.count ? "," : "")
      if lines[lines.count - 1].count + text.count > SwiftCode.lineLength - 2 {
        lines.append("       " + text)
      } else {
        lines[lines.count - 1] += text
      }
    }
    if lines.count == 1 { return [lines[0] + " {"] }
    return lines + ["      {"]
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
        "The system's defaults with the values of \(quoted(theme.name))."))
  }

  private func comment(_ path: String, _ text: String?, _ deprecation: TokenDeprecation?) -> [String] {
    let description = text.flatMap { SwiftComment.oneLine($0).isEmpty ? nil : $0 }
    return SwiftComment.documentation(
      description ?? "The token \(quoted(path)).", deprecation: deprecation?.reason)
  }

  /// A name as code in a comment.
  private func quoted(_ name: String) -> String {
    "`\(SwiftComment.oneLine(name).split(separator: "`").joined(separator: "'"))`"
  }

  private func attribute(_ deprecation: TokenDeprecation?) -> String? {
    guard let deprecation else { return nil }
    // The comment has the full text.
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
    func add(_ label: String, _ names: [String]) {
      if !names.isEmpty { arguments.append((label, .array(names.map { .text("." + $0) }))) }
    }
    for (label, isMeant) in lists {
      add(
        label, plan.entries.indices.filter { isMeant(plan.entries[$0].form.shape) }.map { names.entries[$0] })
    }
    add("fonts", names.fonts)
    add("textStyles", names.textStyles)
    guard arguments.count > 1 else { return nil }
    return member(
      designName, "Self", .call("DesignValues", arguments),
      comment: SwiftComment.documentation("The named values of the design system."))
  }

  private func catalog(_ styles: [Member]) -> String? {
    guard !styles.isEmpty else { return nil }
    let lines = styles.map { style in
      if style.attribute != nil { return "      NamedStyle<\(style.type)>.\(style.name)\n" }
      let value =
        style.dynamic == nil
        ? (label: nil, value: SwiftCode.text("\(style.type).\(style.name)"))
        : (label: "dynamic", value: .text("TraitStyle<\(style.type)>.\(style.name)"))
      let call = SwiftCode.call("NamedStyle", [(nil, .string(style.title)), value])
      return "      " + call.source(column: 6, indentation: 6) + "\n"
    }
    let start = SwiftCode.call("StyleCatalog", [(nil, .string(design.catalog.name))])
      .source(closing: " {", column: 4, indentation: 4)
    return member(
      designName, "Self", .text("\(start)\n\(lines.joined())    }"),
      comment: SwiftComment.documentation("The styles of the design system."))
  }

  private var designName: String { SwiftNames.name(design.values.name, or: "design") }
}
