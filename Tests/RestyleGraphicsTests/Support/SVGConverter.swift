#if canImport(CZlib)
  import Foundation
  import RestyleGraphics

  /// A program that draws SVG, other than a browser: `rsvg-convert` of librsvg.
  struct SVGConverter {
    private let url: URL

    /// Where the program is; nil where it isn't installed.
    static let installed: SVGConverter? =
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/rsvg-convert" }.first(where: FileManager.default.isExecutableFile)
      .map { SVGConverter(url: URL(filePath: $0)) }

    /// What it draws of a list.
    func picture(of list: DisplayList) throws -> DecodedPNG {
      let folder = FileManager.default.temporaryDirectory.appending(path: "svg-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, picture) = (folder.appending(path: "list.svg"), folder.appending(path: "list.png"))
      try Data(list.svgBytes()).write(to: source)
      let process = Process()
      process.executableURL = url
      process.arguments = ["--zoom", "\(list.scale)", "--output", picture.path, source.path]
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return try DecodedPNG(Array(Data(contentsOf: picture)))
    }
  }
#endif
