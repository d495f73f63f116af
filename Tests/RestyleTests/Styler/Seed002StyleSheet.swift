import Restyle

// The style sheet of the second essay: mixins, then styles that call them by hand, then the same with `concat`.

extension Kit {
  typealias AppStyle<T: View> = @Sendable (T) -> Void

  enum AppStyleSheet {
    enum Mixins {}
  }
}

extension Kit.AppStyleSheet.Mixins {
  typealias AppStyle = Kit.AppStyle
  typealias Color = Kit.Color

  static func border<T: Kit.View>(width: Double? = nil, color: Color? = nil) -> AppStyle<T> {
    { view in
      if let width { view.layer.borderWidth = width }
      if let color { view.layer.borderColor = color }
    }
  }

  static func cornerRadius<T: Kit.View>(value: Double) -> AppStyle<T> {
    { view in view.layer.cornerRadius = value }
  }

  static func base<T: Kit.View>(backgroundColor: Color? = nil, clipsToBounds: Bool? = nil) -> AppStyle<T> {
    { view in
      if let backgroundColor { view.backgroundColor = backgroundColor }
      if let clipsToBounds { view.clipsToBounds = clipsToBounds }
    }
  }

  static func button<T: Kit.Button>(titleColor: Color, for state: Kit.State) -> AppStyle<T> {
    { button in button.setTitleColor(titleColor, for: state) }
  }
}

extension Kit {
  /// The style sheet where each mixin has to be called with the view.
  enum SheetByHand {
    typealias Mixins = AppStyleSheet.Mixins

    static let noBorderStyle: AppStyle<View> = Mixins.border(width: 0)
    static let strongBorderStyle: AppStyle<View> = Mixins.border(width: 4)

    static let baseButtonStyle: AppStyle<Button> = { view in
      Mixins.base(backgroundColor: .white, clipsToBounds: true)(view)
      Mixins.border(width: 2, color: .black)(view)
      Mixins.cornerRadius(value: 8)(view)
      Mixins.button(titleColor: .black, for: .normal)(view)
      Mixins.button(titleColor: .gray, for: .highlighted)(view)
    }

    static let primaryButtonStyle: AppStyle<Button> = { view in
      baseButtonStyle(view)
      Mixins.border(color: .black)(view)
    }

    static let secondaryButtonStyle: AppStyle<Button> = { view in
      baseButtonStyle(view)
      Mixins.base(backgroundColor: .clear)(view)
      Mixins.border(width: 0)(view)
      Mixins.button(titleColor: .blue, for: .normal)(view)
    }
  }
}

extension Kit.AppStyleSheet {
  static let baseButtonStyle: Kit.AppStyle<Kit.Button> = concat([
    Mixins.base(backgroundColor: .white, clipsToBounds: true),
    Mixins.border(width: 2, color: .black),
    Mixins.cornerRadius(value: 8),
    Mixins.button(titleColor: .black, for: .normal),
    Mixins.button(titleColor: .gray, for: .highlighted),
  ])

  static let primaryButtonStyle: Kit.AppStyle<Kit.Button> = concat([
    baseButtonStyle,
    Mixins.border(color: .black),
  ])

  static let secondaryButtonStyle: Kit.AppStyle<Kit.Button> = concat([
    baseButtonStyle,
    Mixins.base(backgroundColor: .clear),
    Mixins.border(width: 0),
    Mixins.button(titleColor: .blue, for: .normal),
  ])
}
