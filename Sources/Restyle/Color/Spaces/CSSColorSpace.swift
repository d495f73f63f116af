/// A space that the CSS function `color()` knows: CSS Color 4, section "Predefined Color Spaces".
enum CSSColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  case linearSRGB = "srgb-linear"
  case displayP3 = "display-p3"
  case linearDisplayP3 = "display-p3-linear"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  func color(_ components: Color.Vector, alpha: Double) -> Color {
    switch self {
    case .sRGB:
      Color(Color.Components(components, alpha: alpha, space: .sRGB))
    case .displayP3:
      Color(Color.Components(components, alpha: alpha, space: .displayP3))
    case .linearSRGB:
      Color(Color.Components(TransferFunction.sRGBEncoded(components), alpha: alpha, space: .sRGB))
    case .linearDisplayP3:
      Color(Color.Components(TransferFunction.sRGBEncoded(components), alpha: alpha, space: .displayP3))
    case .a98:
      Color(xyz: Self.xyzFromLinearA98 * TransferFunction.a98.decoded(components), alpha: alpha)
    case .proPhoto:
      Color(
        xyz: CIELab.d65FromD50
          * (Self.xyzD50FromLinearProPhoto * TransferFunction.proPhoto.decoded(components)),
        alpha: alpha
      )
    case .rec2020:
      Color(xyz: Self.xyzFromLinearRec2020 * TransferFunction.rec2020.decoded(components), alpha: alpha)
    case .xyz, .xyzD65:
      Color(xyz: components, alpha: alpha)
    case .xyzD50:
      Color(xyz: CIELab.d65FromD50 * components, alpha: alpha)
    }
  }
}

// Matrices: CSS Color 4, section "Sample code for color conversions".
extension CSSColorSpace {
  private static let xyzFromLinearA98 = Matrix(
    [573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567],
    [591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835],
    [53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835]
  )

  private static let xyzD50FromLinearProPhoto = Matrix(
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020]
  )

  private static let xyzFromLinearRec2020 = Matrix(
    [63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314],
    [26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157],
    [0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314]
  )
}
