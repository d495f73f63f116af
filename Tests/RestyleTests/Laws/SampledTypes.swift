import Restyle
import RestyleTesting

/// The types of values that styles are made of, and of styles.
let sampledTypes: [any Sampled.Type] = [
  Angle.self, BackgroundStyle.self, BarButtonStyle.self, BarMetrics.self,
  BarMetricsStyles<ButtonStatesStyle>.self, BorderStyle.self, BoxLength.self, BoxStyle.self,
  ButtonStateStyle.self, ButtonStyle.self,
  CheckboxStateStyle.self, CheckboxStyle.self, Color.self, ColorFieldStyle.self, ColorScheme.self,
  ContentSizeCategory.self, Contrast.self, ControlState.self, ControlTransition.self,
  ControlTransition.Curve.self, CornerRadii.self, DescriptionListStyle.self, DisplayGamut.self,
  DividerStyle.self, EdgeInsets.self, FieldStyle.self, FieldStyle.Autocapitalization.self,
  FieldStyle.Autocorrection.self, FieldStyle.KeyboardType.self, FieldStyle.ReturnKeyType.self,
  FieldStyle.ViewMode.self, Font.self, Font.TextStyle.self, FormFieldStyle.self, FormStyle.self,
  Gradient.self,
  Gradient.Geometry.self, Gradient.Stop.self, HeaderFooterStyle.self, HorizontalAlignment.self, Image.self,
  Image.MediaType.self, Image.RenderingMode.self, Image.ResizingMode.self, Image.Source.self,
  InsettedStyle<SeparatorStyle>.self, LayoutDirection.self, LegibilityWeight.self, ListStyle.self,
  MinimumSize.self, OutlineStyle.self, ProgressBarStyle.self, RectCorner.self, RectEdge.self,
  SectionBackgroundStyle.self,
  SectionStyle.self, SectionStyle.Background.self, SegmentBackgroundStyle.self, SegmentPosition.self,
  SegmentedControlStyle.self, SeparatorStyle.self, ShadowStyle.self, Size.self, SliderStyle.self,
  StateStyles<ButtonStateStyle>.self, SwitchStateStyle.self, SwitchStyle.self, TableStyle.self,
  TableViewFormStyle.self, TextLine.self, TextShadow.self, TextStroke.self, TextStyle.self,
  TitleSubtitleStyle.self, UnitPoint.self, UserInterfaceIdiom.self, UserInterfaceSizeClass.self,
]
