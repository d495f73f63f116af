import BrowserSupport
import Restyle
import Testing

@Suite("Colours in a browser")
struct ColorPixelTests {
  @Test(
    "What sRGB has of Display P3 is painted in the same 8 bits, however it is written",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func pixels() async throws {
    var pairs: [[String]] = []
    for red in stride(from: 0, through: 1, by: 0.125) {
      for green in stride(from: 0, through: 1, by: 0.125) {
        for blue in stride(from: 0, through: 1, by: 0.25) {
          let text = Color(red: red, green: green, blue: blue, space: .displayP3).cssText()
          guard !text.hasPrefix("color(") else { continue }
          pairs.append([text, "color(display-p3 \(red) \(green) \(blue))"])
        }
      }
    }
    #expect(pairs.count > 100)
    let list = pairs.map { "[\"\($0[0])\",\"\($0[1])\"]" }.joined(separator: ",")
    try await Browser.required().open("<!doctype html><title>T</title>") { page in
      let difference = try page.evaluate(
        """
        const context = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
        const painted = color => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data];
        };
        return Math.max(...[\(list)].map(([text, exact]) => {
          const [left, right] = [painted(text), painted(exact)];
          return Math.max(...left.map((part, index) => Math.abs(part - right[index])));
        }));
        """, as: Int.self)
      // Where a part lies between two steps, either is the nearest.
      #expect(difference <= 1)
    }
  }
}
