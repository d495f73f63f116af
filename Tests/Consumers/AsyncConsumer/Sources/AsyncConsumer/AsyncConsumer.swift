import Restyle
import RestyleElements
import RestyleGraphics
import RestyleHTML

@main
enum AsyncConsumer {
  static func main() async throws {
    // Tasks beside each other, so that corrupted memory is soon somebody else's.
    try await withThrowingTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          for step in 0..<20 { try await check(Double(number * 20 + step)) }
        }
      }
      try await group.waitForAll()
    }
    print("1,280 times, each value was the same after a suspension")
  }

  private static func check(_ number: Double) async throws {
    let tint = Color(hex: UInt32(number) &* 0x5_0403)
    let dynamic = Color(
      light: tint, dark: .white, lightIncreasedContrast: .black, darkIncreasedContrast: .systemRed)
    for color in [tint, dynamic, dynamic.mixed(with: .systemBlue, amount: 0.3)] {
      try await Values.color(color, number)
      try await Values.text(TextStyle(font: .system(size: 12), color: .black), color, number)
      try await Values.box(BackgroundStyle(color: color), number)
      try await Values.section(SectionStyle(), color, number)
      try await Values.paint(PaintColor(red: number / 1_280, green: 0.25, blue: 0.5), number)
    }
    try await Values.page(tint, number)
  }
}
