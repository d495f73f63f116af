import Restyle

extension Expectations {
  /// Puts the theme in force, and leaves it so.
  mutating func checkInstalling() async {
    expectDefaults(.system, "before installing")
    var changes = DefaultStyling.changes.makeAsyncIterator()

    DefaultStyling.defaults = .custom

    expectDefaults(.custom, "after installing")
    expectDefaults(await changes.next(isolation: nil) ?? .system, "what was heard of installing")
    await checkScopes()
    await checkLock()
    expectDefaults(.custom, "in the end")
    // Scopes and refused changes are no changes: what is heard of next is this.
    DefaultStyling.defaults = .custom.restyled { $0.text = .smallText }
    expect(await changes.next(isolation: nil)?.text, is: .smallText, "what was heard of a change")
    DefaultStyling.defaults = .custom
  }

  private mutating func checkScopes() async {
    DefaultStyling.withDefaults(.system) {
      expectDefaults(.system, "in a scope")
      DefaultStyling.withDefaults(.custom) { expectDefaults(.custom, "in a scope in a scope") }
      expectDefaults(.system, "in a scope after another")
    }
    let child = await DefaultStyling.withDefaults(.system) {
      await Task.yield()
      async let text = TextStyle.default
      return await text
    }
    expect(child, is: DefaultStyling.system.text, "in a task of a scope")
    expectDefaults(.custom, "after scopes")
  }

  private mutating func checkLock() async {
    var refusals = DefaultStyling.refusals.makeAsyncIterator()
    let lock = DefaultStyling.lockDefaults()
    do {
      try DefaultStyling.setDefaults(.system)
      expect(false, is: true, "that a locked change throws")
    } catch {
      expect(error, is: .locked, "why a locked change throws")
    }
    DefaultStyling.defaults = .system
    expect(await refusals.next(isolation: nil), is: .locked, "why an assignment is refused")
    expectDefaults(.custom, "while locked")
    lock.unlock()
    expect(DefaultStyling.areDefaultsLocked, is: false, "the lock after unlocking")
  }

  /// Expects that the default style of everything is that of some defaults.
  private mutating func expectDefaults(_ defaults: DefaultStyling, _ when: String) {
    expect(TextStyle.default, is: defaults.text, "text, \(when)")
    expect(TextStyle.defaultDetail, is: defaults.detailText, "detail text, \(when)")
    expect(TitleSubtitleStyle.default, is: defaults.titleSubtitle, "titles with subtitle, \(when)")
    expect(FieldStyle.default, is: defaults.field, "fields, \(when)")
    expect(FieldStyle.email, is: defaults.field.email, "fields for mail, \(when)")
    expect(ButtonStyle.default, is: defaults.button, "buttons, \(when)")
    expect(BarButtonStyle.default, is: defaults.barButton, "buttons in bars, \(when)")
    expect(SwitchStyle.default, is: defaults.switch, "switches, \(when)")
    expect(SegmentedControlStyle.default, is: defaults.segmentedControl, "segmented controls, \(when)")
    expect(SectionBackgroundStyle.default, is: defaults.sectionBackground, "rows, \(when)")
    expect(
      SectionBackgroundStyle.defaultSelected, is: defaults.sectionBackgroundSelected, "selected rows, \(when)"
    )
    for traits in TraitCollection.surroundings {
      expectDynamicDefaults(defaults, traits, "\(traits.summary), \(when)")
    }
  }

  private mutating func expectDynamicDefaults(
    _ defaults: DefaultStyling, _ traits: TraitCollection, _ when: String
  ) {
    for (table, section, form) in [
      (DynamicTableViewFormStyle.grouped, defaults.sectionGrouped, defaults.formGrouped),
      (.plain, defaults.sectionPlain, defaults.formPlain),
    ] {
      expect(table.section.style(from: traits), is: section.style(from: traits), "sections, \(when)")
      expect(table.form.style(from: traits), is: form.style(from: traits), "forms, \(when)")
      expect(table.header.style(from: traits), is: section.style(from: traits).header, "headers, \(when)")
    }
    let section = defaults.sectionGrouped.style(from: traits)
    expect(DynamicSectionStyle.default.style(from: traits), is: section, "the default section, \(when)")
    let form = defaults.formGrouped.style(from: traits)
    expect(DynamicFormStyle.default.style(from: traits), is: form, "the default form, \(when)")
  }
}
