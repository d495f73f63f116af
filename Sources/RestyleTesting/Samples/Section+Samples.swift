public import Restyle

extension HeaderFooterStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .none, { $0.text = .sample }, { $0.text.underline = .single }, { $0.background.color = .adaptive },
      { $0.insets.top = 1 },
      { $0.emptyHeight = 18 }, { $0.minimumHeight = 28 })
  }
}

extension SectionStyle.Background: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    let segment = SegmentBackgroundStyle(color: .adaptive, border: .none)
    return varying(
      .none, { $0.top = segment }, { $0.middle = segment }, { $0.bottom = segment }, { $0.unique = segment })
      + [.system, .systemSelected, .systemInsetted, .systemInsettedSelected]
  }
}

extension SectionStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      .system(grouped: true, horizontallyRegular: true), { $0.rowInsets.top = 1 }, { $0.itemSpacing = 1 },
      { $0.minRowHeight = 1 }, { $0.background = .none }, { $0.selectedBackground = .none },
      { $0.selectedTextColor = .adaptive },
      { $0.header = .none }, { $0.footer = .none }, { $0.header.text.underline = .single },
      { $0.footer.text.underline = .single }, { $0.header.background.color = .adaptive },
      { $0.footer.background.color = .adaptive })
      + [
        SectionStyle(
          rowInsets: .zero, itemSpacing: 0, minRowHeight: 0, background: .none, selectedBackground: .none,
          header: .none, footer: .none),
        .system(grouped: true, horizontallyRegular: false),
        .system(grouped: false, horizontallyRegular: false),
      ]
  }
}

extension FormStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      FormStyle(insets: .zero), { $0.insets.top = 1 }, { $0.background.color = .adaptive }, { $0.spacing = 9 }
    )
  }
}

extension TableViewFormStyle: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      TableViewFormStyle(section: SectionStyle.samples[0], form: FormStyle.samples[0]),
      { $0.section.header = .none }, { $0.form.insets.top = 1 }, { $0.fixedRowHeight = 1 },
      { $0.fixedHeaderHeight = 1 }, { $0.fixedFooterHeight = 1 }, { $0.fixedFooterHeight = 0 })
  }
}
