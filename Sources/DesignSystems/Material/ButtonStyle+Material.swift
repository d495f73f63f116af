package import Restyle

/// The five buttons of Material 3 in their small size, which is the default.
///
/// Source: Material Design 3, Components, Buttons, Specs; the figures are those of the tokens `md.comp.button` in
/// Material Web: 40 points high with round ends, which are squarer while the button is pressed. The line around a button
/// is clear where none is published: it is seen only where readers force colours of their own upon pages, which takes
/// the containers away.
extension ButtonStyle {
  /// For what matters most on a page.
  package static var materialFilled: Self {
    material(container: .materialPrimary, content: .materialOnPrimary).restyled {
      $0.states[.hovered]?.background.shadows = ShadowStyle.materialLevel1
    }
  }

  /// For what matters, but less.
  package static var materialTonal: Self {
    material(container: .materialSecondaryContainer, content: .materialOnSecondaryContainer).restyled {
      $0.states[.hovered]?.background.shadows = ShadowStyle.materialLevel1
    }
  }

  /// For what has to stand out from a patterned background.
  package static var materialElevated: Self {
    material(container: .materialSurfaceContainerLow, content: .materialPrimary).restyled {
      for state in [ControlState.normal, .highlighted] {
        $0.states[state]?.background.shadows = ShadowStyle.materialLevel1
      }
      $0.states[.focused]?.background.shadows += ShadowStyle.materialLevel1
      $0.states[.hovered]?.background.shadows = ShadowStyle.materialLevel2
    }
  }

  /// For what is important without being the first thing to do.
  package static var materialOutlined: Self {
    material(container: .clear, content: .materialOnSurfaceVariant).allRestyled {
      $0.background.border.color = .materialOutlineVariant
    }
  }

  /// For what matters least.
  package static var materialText: Self {
    material(container: .clear, content: .materialPrimary).restyled {
      $0.states[.disabled]?.background.color = .materialDisabledContainer
    }
  }

  private static func material(container: Color, content: Color) -> Self {
    Self(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 10),
      preferredMinimumSize: MinimumSize(height: 40),
      states: .material(container: container, content: content)
    )
  }
}

extension StateStyles<ButtonStateStyle> {
  /// The states of a container: layers in the colour of its content, a ring around what has the focus.
  ///
  /// - Parameters:
  ///   - container: The colour of the container; clear for none.
  ///   - content: The colour of the text on it.
  /// - Returns: The states.
  static func material(container: Color, content: Color) -> Self {
    func border(cornerRadius: Double = 20) -> BorderStyle {
      BorderStyle(width: 1, color: .clear, cornerRadius: cornerRadius)
    }
    func state(layer opacity: Double = 0, cornerRadius: Double = 20) -> ButtonStateStyle {
      ButtonStateStyle(
        color: opacity == 0 ? container : container.materialLayered(content, opacity: opacity),
        border: border(cornerRadius: cornerRadius),
        text: .materialLabelLarge.colored(content)
      )
    }
    return Self(
      normal: state(),
      highlighted: state(layer: Color.materialPressedOpacity, cornerRadius: 8),
      disabled: ButtonStateStyle(
        color: container == .clear ? .clear : .materialDisabledContainer,
        border: border(),
        text: .materialLabelLarge.colored(.materialDisabledContent)
      ),
      focused: state(layer: Color.materialPressedOpacity).restyled {
        $0.background.shadows = ShadowStyle.materialFocusRing
      },
      hovered: state(layer: Color.materialHoverOpacity)
    )
  }
}

extension BarButtonStyle {
  /// A text button in a top app bar.
  ///
  /// Source: Material Design 3, Components, Buttons: the text button.
  package static var material: Self { Self(states: ButtonStyle.materialText.states) }
}
