import DesignSystems
import Restyle

extension PublishedColor {
  // GitHub Primer Primitives 11.2.1 (MIT), functional tokens of the four themes.
  static let primer = [
    PublishedColor("fgColor-accent", .primerTextAccent, "#0969da", "#4493f8", "#023b95", "#74b9ff"),
    PublishedColor("fgColor-danger", .primerTextDanger, "#d1242f", "#f85149", "#86061d", "#ff9492"),
    PublishedColor("fgColor-default", .primerTextDefault, "#1f2328", "#f0f6fc", "#010409", "#ffffff"),
    PublishedColor("fgColor-disabled", .primerTextDisabled, "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor("fgColor-muted", .primerTextMuted, "#59636e", "#9198a1", "#454c54", "#b7bdc8"),
    PublishedColor("fgColor-onEmphasis", .primerTextOnEmphasis, "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    PublishedColor("fgColor-success", .primerTextSuccess, "#1a7f37", "#3fb950", "#024c1a", "#2bd853"),
    PublishedColor(
      "bgColor-accent-emphasis", .primerBackgroundAccentEmphasis,
      "#0969da", "#1f6feb", "#0349b4", "#194fb1"),
    PublishedColor(
      "bgColor-accent-muted", .primerBackgroundAccentMuted,
      "#ddf4ff", "#388bfd1a", "#dff7ff", "#5cacff1a"),
    PublishedColor(
      "bgColor-danger-emphasis", .primerBackgroundDangerEmphasis,
      "#cf222e", "#da3633", "#a0111f", "#ad0116"),
    PublishedColor("bgColor-default", .primerBackgroundDefault, "#ffffff", "#0d1117", "#ffffff", "#010409"),
    PublishedColor("bgColor-inset", .primerBackgroundInset, "#f6f8fa", "#010409", "#eff2f5", "#010409"),
    PublishedColor("bgColor-muted", .primerBackgroundMuted, "#f6f8fa", "#151b23", "#e6eaef", "#151b23"),
    PublishedColor(
      "bgColor-success-emphasis", .primerBackgroundSuccessEmphasis,
      "#1f883d", "#238636", "#055d20", "#006222"),
    PublishedColor(
      "borderColor-accent-emphasis", .primerBorderAccentEmphasis,
      "#0969da", "#1f6feb", "#0349b4", "#409eff"),
    PublishedColor("borderColor-default", .primerBorderDefault, "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor("borderColor-muted", .primerBorderMuted, "#d1d9e0b3", "#3d444db3", "#454c54", "#b7bdc8"),
    PublishedColor("focus-outlineColor", .primerFocusOutline, "#0969da", "#1f6feb", "#0349b4", "#409eff"),
    PublishedColor(
      "control-bgColor-disabled", .primerControlBackgroundDisabled,
      "#eff2f5", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "control-borderColor-disabled", .primerControlBorderDisabled,
      "#818b981a", "#656c761a", "#59636e1f", "#656c761a"),
    PublishedColor(
      "control-borderColor-rest", .primerControlBorder,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "control-borderColor-danger", .primerControlBorderDanger,
      "#cf222e", "#da3633", "#a0111f", "#ff6a69"),
    PublishedColor(
      "control-borderColor-emphasis", .primerControlBorderEmphasis,
      "#818b98", "#656c76", "#454c54", "#b7bdc8"),
    PublishedColor(
      "control-checked-bgColor-active", .primerControlCheckedBackgroundPressed,
      "#0757ba", "#3685f3", "#033f9d", "#3c79d0"),
    PublishedColor(
      "control-checked-bgColor-disabled", .primerControlCheckedBackgroundDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "control-checked-bgColor-hover", .primerControlCheckedBackgroundHovered,
      "#0860ca", "#2a7aef", "#0344a8", "#2b64c1"),
    PublishedColor(
      "control-checked-bgColor-rest", .primerControlCheckedBackground,
      "#0969da", "#1f6feb", "#0349b4", "#194fb1"),
    PublishedColor(
      "control-checked-borderColor-active", .primerControlCheckedBorderPressed,
      "#0757ba", "#3685f3", "#033f9d", "#91cbff"),
    PublishedColor(
      "control-checked-borderColor-disabled", .primerControlCheckedBorderDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "control-checked-borderColor-hover", .primerControlCheckedBorderHovered,
      "#0860ca", "#2a7aef", "#0344a8", "#91cbff"),
    PublishedColor(
      "control-checked-borderColor-rest", .primerControlCheckedBorder,
      "#0969da", "#1f6feb", "#0349b4", "#91cbff"),
    PublishedColor(
      "control-checked-fgColor-disabled", .primerControlCheckedTextDisabled,
      "#ffffff", "#010409", "#ffffff", "#010409"),
    PublishedColor(
      "control-checked-fgColor-rest", .primerControlCheckedText,
      "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    PublishedColor(
      "control-fgColor-disabled", .primerControlTextDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "control-fgColor-placeholder", .primerControlTextPlaceholder,
      "#59636e", "#9198a1", "#454c54", "#b7bdc8"),
    PublishedColor("control-fgColor-rest", .primerControlText, "#25292e", "#f0f6fc", "#25292e", "#ffffff"),
    PublishedColor(
      "control-transparent-bgColor-hover", .primerControlTransparentBackgroundHovered,
      "#818b981a", "#656c7633", "#dae0e7", "#2f3742"),
    PublishedColor(
      "control-transparent-bgColor-selected", .primerControlTransparentBackgroundSelected,
      "#818b9826", "#656c7633", "#dae0e7", "#2f3742"),
    PublishedColor(
      "controlKnob-bgColor-checked", .primerControlKnobBackgroundChecked,
      "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    PublishedColor(
      "controlKnob-bgColor-disabled", .primerControlKnobBackgroundDisabled,
      "#eff2f5", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "controlKnob-bgColor-rest", .primerControlKnobBackground,
      "#ffffff", "#010409", "#ffffff", "#010409"),
    PublishedColor(
      "controlKnob-borderColor-rest", .primerControlKnobBorder,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "controlTrack-bgColor-active", .primerControlTrackBackgroundPressed,
      "#dae0e7", "#2f3742", "#c8d1da", "#3d444d"),
    PublishedColor(
      "controlTrack-bgColor-disabled", .primerControlTrackBackgroundDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "controlTrack-bgColor-hover", .primerControlTrackBackgroundHovered,
      "#e0e6eb", "#2a313c", "#d1d9e0", "#2f3742"),
    PublishedColor(
      "controlTrack-bgColor-rest", .primerControlTrackBackground,
      "#e6eaef", "#262c36", "#dae0e7", "#2a313c"),
    PublishedColor(
      "controlTrack-borderColor-disabled", .primerControlTrackBorderDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "controlTrack-borderColor-rest", .primerControlTrackBorder,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "progressBar-success-bgColor", .primerProgressSuccess,
      "#1f883d", "#238636", "#26a148", "#006222"),
    PublishedColor(
      "progressBar-track-bgColor", .primerProgressTrack,
      "#d1d9e0", "#3d444d", "#393f46", "#b7bdc8"),
    PublishedColor(
      "button-danger-bgColor-active", .primerButtonDangerBackgroundPressed,
      "#a40e26", "#da3633", "#86061d", "#ad0116"),
    PublishedColor(
      "button-danger-bgColor-disabled", .primerButtonDangerBackgroundDisabled,
      "#eff2f5", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "button-danger-bgColor-hover", .primerButtonDangerBackgroundHovered,
      "#cf222e", "#b62324", "#a0111f", "#ad0116"),
    PublishedColor(
      "button-danger-bgColor-rest", .primerButtonDangerBackground,
      "#f6f8fa", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "button-danger-borderColor-active", .primerButtonDangerBorderPressed,
      "#1f232826", "#ffffff26", "#6e011a", "#ffb1af"),
    PublishedColor(
      "button-danger-borderColor-hover", .primerButtonDangerBorderHovered,
      "#1f232826", "#ffffff26", "#6e011a", "#ffb1af"),
    PublishedColor(
      "button-danger-borderColor-rest", .primerButtonDangerBorder,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "button-danger-fgColor-active", .primerButtonDangerTextPressed,
      "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    PublishedColor(
      "button-danger-fgColor-disabled", .primerButtonDangerTextDisabled,
      "#d1242f80", "#f8514980", "#86061d80", "#ff949280"),
    PublishedColor(
      "button-danger-fgColor-hover", .primerButtonDangerTextHovered,
      "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    PublishedColor(
      "button-danger-fgColor-rest", .primerButtonDangerText,
      "#d1242f", "#fa5e55", "#86061d", "#ffb1af"),
    PublishedColor(
      "button-default-bgColor-active", .primerButtonDefaultBackgroundPressed,
      "#e6eaef", "#2a313c", "#d1d9e0", "#2f3742"),
    PublishedColor(
      "button-default-bgColor-disabled", .primerButtonDefaultBackgroundDisabled,
      "#eff2f5", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "button-default-bgColor-hover", .primerButtonDefaultBackgroundHovered,
      "#eff2f5", "#262c36", "#dae0e7", "#2a313c"),
    PublishedColor(
      "button-default-bgColor-rest", .primerButtonDefaultBackground,
      "#f6f8fa", "#212830", "#e0e6eb", "#262c36"),
    PublishedColor(
      "button-default-borderColor-active", .primerButtonDefaultBorderPressed,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "button-default-borderColor-disabled", .primerButtonDefaultBorderDisabled,
      "#818b981a", "#656c761a", "#59636e1f", "#656c761a"),
    PublishedColor(
      "button-default-borderColor-hover", .primerButtonDefaultBorderHovered,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "button-default-borderColor-rest", .primerButtonDefaultBorder,
      "#d1d9e0", "#3d444d", "#454c54", "#b7bdc8"),
    PublishedColor(
      "button-default-fgColor-rest", .primerButtonDefaultText,
      "#25292e", "#f0f6fc", "#25292e", "#ffffff"),
    PublishedColor(
      "button-invisible-bgColor-active", .primerButtonInvisibleBackgroundPressed,
      "#818b9826", "#656c7640", "#d1d9e0", "#212830"),
    PublishedColor(
      "button-invisible-bgColor-disabled", .primerButtonInvisibleBackgroundDisabled,
      "#ffffff00", "#00000000", "#ffffff00", "#00000000"),
    PublishedColor(
      "button-invisible-bgColor-hover", .primerButtonInvisibleBackgroundHovered,
      "#818b981a", "#656c7633", "#dae0e7", "#151b23"),
    PublishedColor(
      "button-invisible-bgColor-rest", .primerButtonInvisibleBackground,
      "#ffffff00", "#00000000", "#ffffff00", "#00000000"),
    PublishedColor(
      "button-invisible-borderColor-disabled", .primerButtonInvisibleBorderDisabled,
      "#ffffff00", "#00000000", "#ffffff00", "#00000000"),
    PublishedColor(
      "button-invisible-borderColor-hover", .primerButtonInvisibleBorderHovered,
      "#ffffff00", "#00000000", "#454c54", "#b7bdc8"),
    PublishedColor(
      "button-invisible-borderColor-rest", .primerButtonInvisibleBorder,
      "#ffffff00", "#00000000", "#ffffff00", "#00000000"),
    PublishedColor(
      "button-invisible-fgColor-active", .primerButtonInvisibleTextPressed,
      "#25292e", "#f0f6fc", "#25292e", "#ffffff"),
    PublishedColor(
      "button-invisible-fgColor-disabled", .primerButtonInvisibleTextDisabled,
      "#818b98", "#656c76", "#59636e", "#656c76"),
    PublishedColor(
      "button-invisible-fgColor-hover", .primerButtonInvisibleTextHovered,
      "#25292e", "#f0f6fc", "#393f46", "#ffffff"),
    PublishedColor(
      "button-invisible-fgColor-rest", .primerButtonInvisibleText,
      "#25292e", "#f0f6fc", "#25292e", "#ffffff"),
    PublishedColor(
      "button-primary-bgColor-active", .primerButtonPrimaryBackgroundPressed,
      "#197935", "#2e9a40", "#03501b", "#109135"),
    PublishedColor(
      "button-primary-bgColor-disabled", .primerButtonPrimaryBackgroundDisabled,
      "#95d8a6", "#105823", "#85cb97", "#048f2f"),
    PublishedColor(
      "button-primary-bgColor-hover", .primerButtonPrimaryBackgroundHovered,
      "#1c8139", "#29903b", "#04571e", "#08792b"),
    PublishedColor(
      "button-primary-bgColor-rest", .primerButtonPrimaryBackground,
      "#1f883d", "#238636", "#055d20", "#006222"),
    PublishedColor(
      "button-primary-borderColor-active", .primerButtonPrimaryBorderPressed,
      "#1f232826", "#ffffff26", "#013d14", "#4ae168"),
    PublishedColor(
      "button-primary-borderColor-disabled", .primerButtonPrimaryBorderDisabled,
      "#95d8a6", "#105823", "#85cb97", "#4ae16866"),
    PublishedColor(
      "button-primary-borderColor-hover", .primerButtonPrimaryBorderHovered,
      "#1f232826", "#ffffff26", "#013d14", "#4ae168"),
    PublishedColor(
      "button-primary-borderColor-rest", .primerButtonPrimaryBorder,
      "#1f232826", "#ffffff26", "#013d14", "#4ae168"),
    PublishedColor(
      "button-primary-fgColor-disabled", .primerButtonPrimaryTextDisabled,
      "#ffffffcc", "#ffffff66", "#ffffffcc", "#ffffff66"),
    PublishedColor(
      "button-primary-fgColor-rest", .primerButtonPrimaryText,
      "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
  ]
}
