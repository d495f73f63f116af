import Restyle

extension Expectations {
  mutating func checkForms() {
    for traits in TraitCollection.surroundings {
      let list = DynamicFormStyle.list.style(from: traits)
      expect(
        list.insets, is: EdgeInsets(top: 22, left: 0, bottom: 0, right: 0), "around a list, \(traits.summary)"
      )
      expect(list.background.color, is: .modalFormBackground, "behind a list, \(traits.summary)")

      let form = DynamicFormStyle.form.style(from: traits)
      let side: Double = traits.isCompact ? 0 : 40
      expect(
        form.insets,
        is: EdgeInsets(top: traits.isCompact ? 22 : 40, left: side, bottom: 0, right: side),
        "around a form, \(traits.summary)"
      )
      expect(
        form.background.color, is: traits.idiom == .pad ? .formBackground : .modalFormBackground,
        "behind a form, \(traits.summary)"
      )
      expect(form.openedTop.insets.top, is: 0, "above a form that is open there, \(traits.summary)")
    }
  }
}
