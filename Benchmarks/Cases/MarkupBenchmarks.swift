import BenchmarkHarness
import Restyle
import RestyleElements
import RestyleMarkup

/// Reading texts with tags and Markdown, beside copying them.
enum MarkupBenchmarks {
  static let all: [Benchmark] = [
    markup,
    markdown("markdown/100kB", page) { keep(Markdown($0)) },
    markdown("markdown/elements-100kB", page) { keep(Markdown($0, style: style).body) },
    markdown("markdown/gitHub-100kB", page + gitHubPart) { keep(Markdown($0, extensions: .gitHub)) },
  ]

  private static let style = MarkdownStyle(text: RestyleBenchmarks.body)

  private static let tags: [String: MarkupTag] = [
    "b": .style(.bold), "i": .style(.italic), "a": .link(.underlined),
  ]

  private static let markup = Benchmark("markup/10kB") { batch in try measureMarkup(10_000, &batch) }
    .compared(to: "tenth") { batch in try measureMarkup(1_000, &batch) }
    .compared(to: "copy") { batch in measureCopy(repeated(tagged, 10_000), &batch) }
    .reportingCost(per: "byte", count: 10_000, beyond: "tenth", count: 1_000)

  private static func measureMarkup(_ count: Int, _ batch: inout Batch) throws {
    var text = repeated(tagged, count)
    batch.measure {
      hide(&text)
      keep(try? StyledString(markup: text, tags: tags, invalid: .keptAsText))
    }
  }

  private static func markdown(
    _ name: String, _ page: String, _ read: @escaping @Sendable (String) -> Void
  ) -> Benchmark {
    @Sendable func measure(_ count: Int, _ batch: inout Batch) {
      var text = repeated(page, count)
      batch.measure {
        hide(&text)
        read(text)
      }
    }
    return Benchmark(name) { batch in measure(100_000, &batch) }
      .compared(to: "tenth") { batch in measure(10_000, &batch) }
      .compared(to: "copy") { batch in measureCopy(repeated(page, 100_000), &batch) }
      .reportingCost(per: "byte", count: 100_000, beyond: "tenth", count: 10_000)
  }

  private static func measureCopy(_ text: String, _ batch: inout Batch) {
    var text = text
    batch.measure {
      hide(&text)
      keep(String(decoding: Array(text.utf8), as: UTF8.self))
    }
  }

  /// The first bytes of a text that is repeated; it consists of ASCII.
  private static func repeated(_ text: String, _ count: Int) -> String {
    let copies = String(repeating: text, count: count / text.utf8.count + 1)
    return String(decoding: copies.utf8.prefix(count), as: UTF8.self)
  }

  private static let tagged = """
    The <b>quick</b> brown fox jumps over the <i>lazy</i> dog &amp; reads \
    <a href="https://example.org/terms">the <b>terms</b></a>, all of them. Nothing here is longer than it needs to be.
    """

  // `compare-markdown.py` reads both from here.
  private static let page = """
    Opening hours
    =============

    We are open *every day* from **9 to 17**, and on the first Monday of a month until 20. Bring your `ticket`,
    or buy one at the [counter](https://example.org/counter "Counter"); children under ten come in free.

    ## What to see

    - The *old* harbour, with its ships
    - The museum of clocks, which has
      more than **three hundred** of them
    - A garden:
      1. roses
      2. herbs &amp; spices
      3. a maze

    > "I have never seen a maze like this one," somebody wrote,
    > and came back the next day.

    ```swift
    let ticket = Ticket(for: .child, on: "Monday")
    print(ticket.price) // 0
    ```

    ### Getting here

    Take bus 12 to the last stop and walk along the river for five minutes. It is a quiet walk, and there is
    no better way to arrive. See <https://example.org/bus> for times, or ask [us][mail]. ![The entrance](entrance.jpg)

    ---

    [mail]: mailto:hello@example.org

    """

  private static let gitHubPart = """

    | Day     | From  |    To |
    | ------- | :---: | ----: |
    | Monday  | 9:00  | 17:00 |
    | ~~Fri~~ | 10:00 | 13:00 |

    - [x] Ask harbour@example.org for a key
    - [ ] Read www.example.org/rules (all of them), and https://example.org/maze?part=2.

    """
}
