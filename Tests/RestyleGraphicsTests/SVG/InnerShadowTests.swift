#if canImport(CZlib)
  import Foundation
  import Restyle
  import RestyleGraphics
  import TestSupport
  import Testing

  /// Shadows that fall into boxes, in SVG, where other programs than browsers cut off what lies around the picture.
  @Suite("Inner shadows in SVG")
  struct InnerShadowTests {
    private static let shadows = [
      ShadowStyle(color: .black.withAlpha(0.5), y: 2, blur: 6, isInner: true),
      ShadowStyle(color: .blue, x: 2, y: -1, blur: 4, spread: 1, isInner: true),
      ShadowStyle(color: .red.withAlpha(0.8), x: -5, blur: 1.5, spread: -1, isInner: true),
      ShadowStyle(color: .black, blur: 24, isInner: true),
    ]

    private static func list(
      _ shadow: ShadowStyle, _ size: Size, scale: Double = 1, cornerRadius: Double = 0
    ) throws -> DisplayList {
      try DisplayList(
        BackgroundStyle(
          color: .white, border: BorderStyle(cornerRadius: cornerRadius), shadows: [shadow]),
        in: size, for: TraitCollection(displayScale: scale))
    }

    @Test("A blurred one is an image, whose size is that of the blur and not that of the box")
    func size() throws {
      for shadow in Self.shadows {
        let counts = try [400.0, 4000].map { width in
          let svg = try Self.list(shadow, Size(width: width, height: width), cornerRadius: 8).svg()
          #expect(!svg.contains("<filter"))
          let data = try #require(svg.firstMatch(of: /base64,([^"]+)/)?.1)
          let picture = try DecodedPNG(Array(#require(Data(base64Encoded: String(data)))))
          return picture.width * picture.height
        }
        #expect(counts[0] <= 150 * 150 && counts[0] == counts[1])
      }
    }

    @Test("One without a blur is a shape")
    func sharp() throws {
      let svg = try Self.list(
        ShadowStyle(color: .black, y: 3, isInner: true), Size(width: 40, height: 20)
      ).svg()
      #expect(!svg.contains("<image") && !svg.contains("<filter") && svg.contains("<path"))
    }

    @Test("One without a blur reaches around all that it may fall on, wherever that goes")
    func reach() throws {
      let ends = [Point(x: 90, y: 20), Point(x: 20, y: 80), Point(x: -30, y: 10), Point(x: 15, y: -40)]
      for end in ends {
        let line = Path.Segment.line(to: end)
        let curve = Path.Segment.curve(
          to: Point(x: 12, y: 12), control1: end, control2: Point(x: 11, y: 13))
        for segment in [line, curve] {
          let clip = Path([.segments(start: Point(x: 10, y: 10), [segment, .line(to: Point(x: 12, y: 14))])])
          let shape = RoundedRect(Rect(left: 10, top: 10, right: 14, bottom: 14))
          let shadow = DisplayList.Shadow(shape, deviation: 0, color: .black, isInverted: true, clip: clip)
          let svg = try DisplayList(width: 99, height: 99, operations: [.shadow(shadow)]).svg()
          let around = (min(end.x, 10), min(end.y, 10), max(end.x, 14), max(end.y, 14))
          #expect(
            svg.contains("M\(Int(around.0)) \(Int(around.1))H\(Int(around.2))V\(Int(around.3))"), "\(svg)")
        }
      }
    }

    @Test(
      "Another program than a browser draws them as we do, to 4/255",
      .enabled(if: SVGConverter.installed != nil, "rsvg-convert isn't installed"))
    func converted() throws {
      let converter = try #require(SVGConverter.installed)
      for size in [Size(width: 60, height: 41), Size(width: 9, height: 120), Size(width: 150, height: 100)] {
        for scale in [1.0, 2, 3] {
          for shadow in Self.shadows {
            let list = try Self.list(shadow, size, scale: scale)
            let picture = try converter.picture(of: list)
            let own = try DecodedPNG(PNGImage(list).bytes)
            #expect((picture.width, picture.height) == (own.width, own.height))
            var largest = 0
            for (theirs, ours) in zip(picture.pixels, own.pixels) {
              for channel in 0..<4 { largest = max(largest, abs(Int(theirs[channel]) - Int(ours[channel]))) }
            }
            #expect(largest <= 4, "\(shadow) in \(size) at \(scale)")
          }
        }
      }
    }
  }
#endif
