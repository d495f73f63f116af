import Restyle

extension HeaderFooterStyle {
  static func header(traits: TraitCollection, type: FormType, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    let form = HeaderFooterStyle(
      text: TextStyle.formHeader.resolved(for: traits),
      backgroundImage: .formHeader,
      insets: rowInsets.setting(11, at: .top).setting(7, at: .bottom)
    )
    switch (type, traits.horizontalSizeClass) {
    case (.list, _), (.form, .unspecified):
      return form.restyled {
        $0.text = TextStyle.listHeader.resolved(for: traits)
        $0.backgroundImage = .listHeader(hairlineWidth: traits.hairlineWidth)
      }
    case (.form, .compact):
      return form
    case (.form, .regular):
      return form.restyled {
        $0.insets.top = 0
        $0.backgroundImage = .none
      }
    }
  }

  static func footer(traits: TraitCollection, type: FormType, rowInsets: EdgeInsets) -> HeaderFooterStyle {
    let emptyHeight = 22.0
    return HeaderFooterStyle(
      text: TextStyle.footer.resolved(for: traits),
      insets: rowInsets.setting(10, at: .top).setting(6 + emptyHeight, at: .bottom),
      emptyHeight: emptyHeight
    )
  }
}

// Backgrounds as images, as one has them who draws some of them.
extension Image {
  static let formHeader = SegmentBackgroundStyle(color: .modalFormBackground, border: .none).image()

  static func listHeader(hairlineWidth: Double) -> Image {
    SegmentBackgroundStyle(
      color: .modalFormBackground,
      border: BorderStyle(width: hairlineWidth, color: .line, borderEdges: .bottom)
    ).image()
  }
}
