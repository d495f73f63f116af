import BenchmarkHarness
import Restyle

/// Restyling where the result goes somewhere: a copy that is only used locally can be left out in part.
enum PlacementBenchmarks {
  static let all: [Benchmark] = [stored, inArray, passed, returned]

  private static let stored = Benchmark("restyle/color-stored") { batch in
    var style = RestyleBenchmarks.body
    var color = Color.red
    var holder = Holder(style)
    batch.measure {
      hide(&style)
      hide(&color)
      hide(&holder)
      holder.style = style.restyled { $0.color = color }
    }
    keep(holder.style)
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    var holder = PlainHolder(style)
    batch.measure {
      hide(&style)
      hide(&color)
      hide(&holder)
      holder.style = style.restyled { $0.color = color }
    }
    keep(holder.style)
  }

  private static let inArray = Benchmark("restyle/color-in-array") { batch in
    var style = RestyleBenchmarks.body
    var color = Color.red
    var styles = Array(repeating: style, count: 8)
    batch.measure {
      hide(&style)
      hide(&color)
      hide(&styles)
      styles[5] = style.restyled { $0.color = color }
    }
    keep(styles)
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    var styles = Array(repeating: style, count: 8)
    batch.measure {
      hide(&style)
      hide(&color)
      hide(&styles)
      styles[5] = style.restyled { $0.color = color }
    }
    keep(styles)
  }

  private static let passed = Benchmark("restyle/color-passed") { batch in
    var style = RestyleBenchmarks.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      take(style.restyled { $0.color = color })
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      take(style.restyled { $0.color = color })
    }
  }

  private static let returned = Benchmark("restyle/color-returned") { batch in
    var style = RestyleBenchmarks.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(colored(style, color))
    }
  }
  .compared(to: "plain-struct") { batch in
    var style = PlainStyle.body
    var color = Color.red
    batch.measure {
      hide(&style)
      hide(&color)
      keep(colored(style, color))
    }
  }
}

private final class Holder {
  var style: TextStyle

  init(_ style: TextStyle) { self.style = style }
}

private final class PlainHolder {
  var style: PlainStyle

  init(_ style: PlainStyle) { self.style = style }
}

@inline(never)
private func take(_ style: TextStyle) { keep(style) }

@inline(never)
private func take(_ style: PlainStyle) { keep(style) }

@inline(never)
private func colored(_ style: TextStyle, _ color: Color) -> TextStyle { style.restyled { $0.color = color } }

@inline(never)
private func colored(_ style: PlainStyle, _ color: Color) -> PlainStyle {
  style.restyled { $0.color = color }
}
