import Foundation
import Restyle
import RestyleFoundation
import Testing

@Suite("Images of files")
struct ImageFileTests {
  /// Makes a folder that holds files.
  private func folder(_ files: [String: [UInt8]]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ImageFileTests-\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    return folder
  }

  private func error(of url: URL, sizeLimit: Int = Image.fileSizeLimit) -> ImageFileError? {
    do throws(ImageFileError) {
      _ = try Image(contentsOf: url, sizeLimit: sizeLimit)
      return nil
    } catch {
      return error
    }
  }

  private static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  private let png = Self.png(width: 20, height: 10)

  @Test("A file's name says the scale, unless the caller does")
  func scale() throws {
    let names = [
      "a.png": 1.0, "a@2x.png": 2, "a@3x~ipad.png": 3, "a@2x": 2, "a@0x.png": 1, "a@2xb.png": 1, "@2x": 2,
    ]
    let folder = try folder(names.mapValues { _ in png })
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scale) in names {
      let image = try Image(contentsOf: folder.appending(path: name))
      #expect(image.scale == scale, "\(name)")
      #expect(image.source == .data(png))
      #expect(image.size == Size(width: 20 / scale, height: 10 / scale))
      #expect(try Image(contentsOf: folder.appending(path: name), scale: 4).scale == 4)
    }
  }

  @Test("What is no image file is an error that names the file")
  func errors() throws {
    let folder = try folder(["a.png": png, "text.png": Array("text".utf8), "empty.png": []])
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = folder.appending(path: "a.png")
    #expect(error(of: image, sizeLimit: 23)?.reason == .tooLarge(limit: 23))
    #expect(error(of: image, sizeLimit: 24) == nil)
    #expect(error(of: image, sizeLimit: .max) == nil)
    #expect(error(of: image, sizeLimit: -1)?.reason == .tooLarge(limit: -1))
    #expect(error(of: folder.appending(path: "empty.png"))?.reason == .unknownFormat)

    let text = error(of: folder.appending(path: "text.png"))
    #expect(text?.localizedDescription == text?.description)
    #expect(text?.reason == .unknownFormat && text?.url?.lastPathComponent == "text.png")
    #expect(text?.description.contains("text.png\": the file isn't a PNG") == true)

    for url in [folder.appending(path: "missing.png"), folder] {
      guard case .unreadable = error(of: url)?.reason else {
        Issue.record("\(url)")
        continue
      }
    }
    #expect(error(of: try #require(URL(string: "https://example.org/a.png")))?.reason == .notAFile)
  }

  @Test("Of a bundle's images the one for the display is taken")
  func bundle() throws {
    let files = [
      "one.png": 1, "all.png": 1, "all@2x.png": 2, "all@3x.png": 3, "two@2x.png": 2, "photo.jpeg": 1,
    ]
    let folder = try folder(files.mapValues { Self.png(width: UInt8($0), height: 1) })
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    func scale(_ name: String, _ display: Double) throws -> Double {
      try Image(named: name, in: bundle, for: TraitCollection(displayScale: display)).scale
    }
    for display in [1.0, 1.5, 2, 3, 4] {
      #expect(try scale("all", display) == min(3, display.rounded(.up)))
      #expect(try scale("all.png", display) == min(3, display.rounded(.up)))
      #expect(try scale("one", display) == 1)
      #expect(try scale("two", display) == 2)
      #expect(try scale("photo", display) == 1)
    }
  }

  @Test(
    "A name that a bundle has no image of is an error",
    arguments: ["none", "one.gif", "../one", "", "one/../one"])
  func missing(_ name: String) throws {
    let folder = try folder(["one.png": png])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    let error = #expect(throws: ImageFileError.self) { try Image(named: name, in: bundle) }
    #expect(error?.reason == .missing(name: name))
  }

  @Test("Only bytes say a size")
  func size() {
    #expect(Image(url: "https://example.org/a.png").size == nil)
    #expect(Image(data: Array("text".utf8)).size == nil)
    #expect(Image(data: png, scale: 2).size == Size(width: 10, height: 5))
  }
}
