import DesignSystems
import Restyle

extension PublishedColor {
  // Material Design 3, Styles, Color, Roles, baseline scheme, as the tokens `md.sys.color` of Material Web have it.
  static let material = [
    PublishedColor("error", .materialError, "#b3261e", "#f2b8b5", "#601410", "#fceeee"),
    PublishedColor("on-error", .materialOnError, "#ffffff", "#601410", "#ffffff", "#000000"),
    PublishedColor("on-primary", .materialOnPrimary, "#ffffff", "#381e72", "#ffffff", "#000000"),
    PublishedColor(
      "on-primary-container", .materialOnPrimaryContainer,
      "#4f378b", "#eaddff", "#ffffff", "#000000"),
    PublishedColor("on-secondary", .materialOnSecondary, "#ffffff", "#332d41", "#ffffff", "#000000"),
    PublishedColor(
      "on-secondary-container", .materialOnSecondaryContainer,
      "#4a4458", "#e8def8", "#ffffff", "#000000"),
    PublishedColor("on-surface", .materialOnSurface, "#1d1b20", "#e6e0e9", "#000000", "#ffffff"),
    PublishedColor(
      "on-surface-variant", .materialOnSurfaceVariant,
      "#49454f", "#cac4d0", "#000000", "#ffffff"),
    PublishedColor("outline", .materialOutline, "#79747e", "#938f99", "#322f37", "#f5eefa"),
    PublishedColor("outline-variant", .materialOutlineVariant, "#cac4d0", "#49454f", "#49454f", "#cac4d0"),
    PublishedColor("primary", .materialPrimary, "#6750a4", "#d0bcff", "#381e72", "#f6edff"),
    PublishedColor(
      "primary-container", .materialPrimaryContainer,
      "#eaddff", "#4f378b", "#4f378b", "#d0bcff"),
    PublishedColor("secondary", .materialSecondary, "#625b71", "#ccc2dc", "#332d41", "#f6edff"),
    PublishedColor(
      "secondary-container", .materialSecondaryContainer,
      "#e8def8", "#4a4458", "#4a4458", "#ccc2dc"),
    PublishedColor(
      "surface-container", .materialSurfaceContainer, "#f3edf7", "#211f26", "#f3edf7", "#211f26"),
    PublishedColor("surface", .materialSurface, "#fef7ff", "#141218", "#fef7ff", "#141218"),
    PublishedColor(
      "surface-container-highest", .materialSurfaceContainerHighest,
      "#e6e0e9", "#36343b", "#e6e0e9", "#36343b"),
    PublishedColor(
      "surface-container-low", .materialSurfaceContainerLow,
      "#f7f2fa", "#1d1b20", "#f7f2fa", "#1d1b20"),
  ]
}
