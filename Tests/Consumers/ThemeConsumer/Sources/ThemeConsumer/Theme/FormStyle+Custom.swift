import Restyle

/// What a form is for: rows that go on and on, or sections to fill in.
enum FormType: CaseIterable {
  case list
  case form
}

extension FormStyle {
  init(traits: TraitCollection, type: FormType) {
    let isRoomy = type == .form && !traits.isCompact
    let isOnPad = type == .form && traits.idiom == .pad
    self.init(
      insets: isRoomy
        ? EdgeInsets(top: 40, left: 40, bottom: 0, right: 40) : EdgeInsets.zero.setting(22, at: .top),
      background: BackgroundStyle(color: isOnPad ? .formBackground : .modalFormBackground)
    )
  }
}

extension DynamicFormStyle {
  static var form: DynamicFormStyle { Stored.form }
  static var list: DynamicFormStyle { Stored.list }
}

// Stored, so that what they remember lasts. Swift stores no static property in a generic type itself.
private enum Stored {
  static let form = DynamicFormStyle { FormStyle(traits: $0, type: .form) }
  static let list = DynamicFormStyle { FormStyle(traits: $0, type: .list) }
}
