import Restyle

extension DefaultStyling {
  /// Defaults of which every part carries a number.
  static func numbered(_ number: Int) -> DefaultStyling {
    let text = TextStyle(color: .label).tracking(Double(number))
    let background = SectionBackgroundStyle.system.restyled {
      $0.background.border.cornerRadius = Double(number)
    }
    let section = DynamicSectionStyle.systemPlain.restyled { $0.minRowHeight = Double(number) }
    let form = DynamicFormStyle { _ in
      FormStyle(insets: EdgeInsets(horizontalInset: Double(number), verticalInset: 0))
    }
    return DefaultStyling(
      text: text,
      field: FieldStyle.system.restyled { $0.text = text },
      detailText: text,
      titleSubtitle: TitleSubtitleStyle.system.restyled { $0.title = text },
      button: ButtonStyle.system.allRestyled { $0.text = text },
      barButton: BarButtonStyle(text: text),
      switch: SwitchStyle(onTintColor: .label, size: Size(square: Double(number))),
      segmentedControl: SegmentedControlStyle.system.restyled {
        $0.contentInsets = EdgeInsets(horizontalInset: Double(number), verticalInset: 0)
      },
      sectionGrouped: section,
      sectionPlain: section,
      formGrouped: form,
      formPlain: form,
      sectionBackground: background,
      sectionBackgroundSelected: background
    )
  }

  /// The number of each part; -1 for one that has none.
  func numbers(for traits: TraitCollection) -> [Double] {
    [
      self.text.kern,
      self.field.text.kern,
      self.detailText.kern,
      self.titleSubtitle.title.kern,
      self.button.style(for: .normal)?.text.kern ?? -1,
      self.barButton.style(for: .normal)?.text.kern ?? -1,
      self.switch.size.width,
      self.segmentedControl.contentInsets.leading,
      self.sectionGrouped.style(from: traits).minRowHeight,
      self.sectionPlain.style(from: traits).minRowHeight,
      self.formGrouped.style(from: traits).insets.leading,
      self.formPlain.style(from: traits).insets.leading,
      self.sectionBackground.background.border.cornerRadius,
      self.sectionBackgroundSelected.background.border.cornerRadius,
    ]
  }
}
