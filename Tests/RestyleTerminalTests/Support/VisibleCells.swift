import Restyle
import Testing

@testable import RestyleTerminal

/// What people can tell apart of cells: characters, lines and edges of at least 3:1 contrast (WCAG 2.2, success
/// criterion 1.4.11).
struct VisibleCells {
  let colorScheme: ColorScheme

  /// The line's characters and, as `|`, the edges between its backgrounds; `_` for a line below a space.
  func text(_ line: [TerminalCells.Cell]) -> String {
    var result = ""
    var last = ground
    for cell in line {
      let (color, behind) = colors(cell.look)
      if behind.contrastRatio(with: last) >= 3 { result += "|" }
      last = behind
      let isLined = cell.look.underline != 0 && underline(cell.look).contrastRatio(with: behind) >= 3
      if cell.character == " " {
        result += isLined ? "_" : " "
      } else {
        result += color.contrastRatio(with: behind) >= 3 ? String(cell.character) : " "
      }
    }
    return result + (last.contrastRatio(with: ground) >= 3 ? "|" : "")
  }

  /// The background of the terminal.
  private var ground: Color { colorScheme == .dark ? .black : .white }

  private func colors(_ look: TerminalCells.Look) -> (text: Color, behind: Color) {
    let text = color(look.foreground) ?? (colorScheme == .dark ? .white : .black)
    let behind = color(look.background) ?? ground
    return look.flags.contains(7) ? (behind, text) : (text, behind)
  }

  private func underline(_ look: TerminalCells.Look) -> Color {
    color(look.underlineColor) ?? colors(look).text
  }

  /// The colour of parameters: an index of the palette, or components.
  private func color(_ parameters: [Int]) -> Color? {
    switch parameters.count {
    case 1: TerminalColor(index: UInt8(parameters[0])).color
    case 3:
      TerminalColor(red: UInt8(parameters[0]), green: UInt8(parameters[1]), blue: UInt8(parameters[2])).color
    default: nil
    }
  }
}
