public import Restyle

extension Image.Source: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    [
      .data([]), .data([0]), .data(Array(0...255)), .url(""), .url("https://example.org/ä?<>&\"'"),
      .segment(SegmentBackgroundStyle(color: .red, border: .none)),
      .segment(SegmentBackgroundStyle(style: .system, position: .top)),
    ]
  }
}

extension Image: Sampled {
  /// Values that vary each stored property.
  public static var samples: [Self] {
    varying(
      Image(url: "a.png"), { $0.source = .data([1, 2, 3]) }, { $0.scale = 3 }, { $0.capInsets.top = 4 },
      { $0.resizingMode = .tile }, { $0.renderingMode = .template }, { $0.tintColor = .adaptive },
      { $0.source = .segment(SegmentBackgroundStyle(color: .red, border: .none)) },
      {
        $0.source = .segment(SegmentBackgroundStyle(color: .red, border: .none))
        $0.scale = 2
      },
      { $0.source = .segment(SegmentBackgroundStyle(style: .system, position: .top)) },
      {
        $0.source = .segment(SegmentBackgroundStyle(background: BackgroundStyle(image: Image(url: "a.png"))))
      })
  }
}

extension Image.MediaType: Sampled {}
extension Image.RenderingMode: Sampled {}
extension Image.ResizingMode: Sampled {}
