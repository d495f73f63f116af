import RestyleRendering
import Testing

@Suite struct NumberWithUnitTests {
  @Test(
    "A number and its unit are short, and a word before a number is a currency",
    arguments: [
      ("1.5 GiB", true), ("€ 1,299.00", true), ("CHF 80", true), ("10 €", true), ("20 %", true),
      ("$ 5", true),
      ("£ 5", true), ("5 кг", true), ("a 5", false), ("Order 17", false), ("AB 4711", false),
      ("R$ 80", true), ("US$ 5", true), ("ABCD$ 5", false), ("Rs$ 5", false), ("$R 5", false),
      ("XK 1234", false), ("ABCD 12", false), ("Chf 80", false), ("A€ 5", false), ("том 5", false),
      ("号 5", false), ("1 2", false), ("a b", false), ("10 of 20", false), ("10", false), ("", false),
      (" 5", false), ("5 ", false), ("5  kg", false),
      // 32 bytes, four letters of ASCII, and six bytes.
      (String(repeating: "1", count: 28) + " GiB", true), (String(repeating: "1", count: 29) + " GiB", false),
      ("1 GiB/s", true), ("1 abcd", true), ("1 abcde", false), ("1 €€", true), ("1 €€€", false),
      ("1 °C/m²", false), ("1 m²/s", true),
    ])
  func units(text: String, isUnit: Bool) {
    var text = text
    #expect(text.withUTF8(\.isNumberWithUnit) == isUnit)
  }
}
