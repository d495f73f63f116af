import Foundation
import Restyle
import Testing

@Suite("Gradients")
struct GradientTests {
  @Test("A gradient that says nothing of its interpolation is one of sRGB, and is encoded so")
  func oldDocuments() throws {
    let json = #"{"geometry":{"radial":{"center":{"x":0.5,"y":0.5}}},"stops":[]}"#
    let gradient = try JSONDecoder().decode(Gradient.self, from: Data(json.utf8))
    #expect(gradient == .radial(stops: []) && gradient.interpolation == .sRGB)
    #expect(try encode(gradient) == json)
  }

  @Test(
    "The interpolation is a part of equality, of JSON and of source",
    arguments: Gradient.Interpolation.allCases)
  func interpolation(_ interpolation: Gradient.Interpolation) throws {
    let gradient = Gradient(
      geometry: .linear(angle: .zero), stops: [.init(color: .red, location: 0)], interpolation: interpolation)
    let isDefault = interpolation == .sRGB
    #expect((gradient == .linear(angle: .zero, colors: [.red])) == isDefault)
    let json = try JSONEncoder().encode(gradient)
    #expect(try JSONDecoder().decode(Gradient.self, from: json) == gradient)
    #expect(String(decoding: json, as: UTF8.self).contains("interpolation") != isDefault)
    let source = BackgroundStyle(gradient: gradient).debugDescription
    #expect(source.contains("interpolation: .oklab") != isDefault)
  }

  @Test(
    "Between the stops colours are mixed as they are encoded, or in OKLab; both weighted with the opacity")
  func mixtures() {
    var gradient = Gradient.linear(angle: .zero, colors: [])
    #expect(
      gradient.mixture(of: Color(white: 0), Color(white: 1), amount: 0.5) == Color(white: 0.5))
    #expect(gradient.mixture(of: .red, .clear, amount: 0.25) == Color.red.withAlpha(0.75))
    #expect(gradient.mixture(of: .clear, .clear, amount: 0.25) == .clear)
    gradient.interpolation = .oklab
    #expect(
      gradient.mixture(of: .red, .blue, amount: 0.25) == Color.red.mixed(with: .blue, amount: 0.25))
  }
}
