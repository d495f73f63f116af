#!/usr/bin/env python3
"""Writes the form of the cases `elements/form-...` with Elementary and Plot, and prints how long they take.

    git clone https://github.com/elementary-swift/elementary   # either, or both, beside this package
    git clone https://github.com/JohnSundell/Plot
    swift run -c release RestyleBenchmarks --filter elements/form --json >results.json
    Benchmarks/compare-html.py [results.json]

`ELEMENTARY` and `PLOT` name other folders; what isn't there isn't measured. They know no styles, so they are given the
classes that the form has, and have to write the bytes of `by-hand`, which is measured too. With the results of the
benchmarks, it prints how many times as long they take as our forms. The package needs none of this.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROWS = [10, 1_000]

ELEMENTARY = """
import Elementary

struct ElementaryForm: HTML {
  let rows: Int

  var body: some HTML {
    form(.action("/settings"), .method(.post), .class("s0")) {
      fieldset(.class("s1__section"), .custom(name: "aria-labelledby", value: "e0")) {
        div(.class("s1__header")) {
          h2(.id("e0"), .class("s1__header-text")) { "Settings".uppercased() }
        }
        ul(.role("list"), .class("s2")) {
          ForEach(0..<rows) { [rows] in ElementaryRow(index: $0, isLast: $0 == rows - 1) }
        }
        div(.class("s1__footer")) {
          p(.class("s1__footer-text")) { "Changes apply to all of your devices." }
        }
      }
      button(.class("s10"), .type(.submit)) { span(.class("s10__title")) { "Save" } }
    }
  }
}

struct ElementaryRow: HTML {
  let index: Int
  let isLast: Bool

  private var position: String { index == 0 ? "top" : isLast ? "bottom" : "middle" }

  var body: some HTML {
    li(.class("s1__row s1__\\(position)")) {
      switch index % 3 {
      case 0:
        div(.class("s3")) {
          label(.class("s3__title"), .for("e\\(index + 1)")) { "Notifications" }
          span(.class("s3__subtitle")) { "Sounds & badges" }
        }
        span(.class("s4")) {}
        input(
          .type(.checkbox), .role("switch"), .id("e\\(index + 1)"), .class("s5"), .name("notifications")
        )
        .attributes(.checked, when: index.isMultiple(of: 2))
      case 1:
        div(.class("s6")) {
          label(.for("e\\(index + 1)"), .class("s7")) { "Name" }
          input(
            .type(.text), .custom(name: "enterkeyhint", value: "done"), .id("e\\(index + 1)"), .class("s8"),
            .name("name"), .value("Blob"), .placeholder("Your name"))
        }
      default:
        div(.class("s3")) {
          span(.class("s3__title"), .id("e\\(index + 1)")) {
            a(.class("s9"), .href("/about")) { "About this device" }
          }
        }
        span(.class("s4")) {}
      }
    }
  }
}

extension HTMLAttribute where Tag: HTMLTrait.Attributes.Global {
  static func role(_ value: String) -> Self { .custom(name: "role", value: value) }
}

let elementary: (Int) -> String = { ElementaryForm(rows: $0).render() }
"""

PLOT = """
import Plot

func plotForm(rows: Int) -> Node<HTML.BodyContext> {
  .form(
    .action("/settings"), .method(.post), .class("s0"),
    .fieldset(
      .class("s1__section"), .attribute(named: "aria-labelledby", value: "e0"),
      .div(.class("s1__header"), .h2(.id("e0"), .class("s1__header-text"), .text("Settings".uppercased()))),
      .ul(
        .attribute(named: "role", value: "list"), .class("s2"),
        .forEach(0..<rows) { plotRow($0, isLast: $0 == rows - 1) }),
      .div(.class("s1__footer"), .p(.class("s1__footer-text"), "Changes apply to all of your devices."))),
    .button(.class("s10"), .type(.submit), .span(.class("s10__title"), "Save")))
}

private func plotRow(_ index: Int, isLast: Bool) -> Node<HTML.ListContext> {
  let position = index == 0 ? "top" : isLast ? "bottom" : "middle"
  let content: Node<HTML.BodyContext> =
    switch index % 3 {
    case 0:
      .group(
        .div(
          .class("s3"), .label(.class("s3__title"), .for("e\\(index + 1)"), "Notifications"),
          .span(.class("s3__subtitle"), "Sounds & badges")),
        .span(.class("s4")),
        .input(
          .type(.checkbox), .attribute(named: "role", value: "switch"), .id("e\\(index + 1)"), .class("s5"),
          .name("notifications"), .checked(index.isMultiple(of: 2))))
    case 1:
      .div(
        .class("s6"), .label(.for("e\\(index + 1)"), .class("s7"), "Name"),
        .input(
          .type(.text), .attribute(named: "enterkeyhint", value: "done"), .id("e\\(index + 1)"), .class("s8"),
          .name("name"), .value("Blob"), .placeholder("Your name")))
    default:
      .group(
        .div(
          .class("s3"),
          .span(
            .class("s3__title"), .id("e\\(index + 1)"), .a(.class("s9"), .href("/about"), "About this device"))),
        .span(.class("s4")))
    }
  return .li(.class("s1__row s1__\\(position)"), content)
}

let plot: (Int) -> String = { plotForm(rows: $0).render() }
"""

MAIN = """
import Foundation

/// The shortest time of many runs, in nanoseconds.
func best(_ write: (Int) -> String, rows: Int) -> UInt64 {
  var shortest = UInt64.max
  let end = ContinuousClock.now + .seconds(2)
  while ContinuousClock.now < end {
    var text = ""
    let duration = ContinuousClock().measure { text = write(rows) }
    precondition(!text.isEmpty)
    shortest = min(shortest, UInt64(duration / .nanoseconds(1)))
  }
  return shortest
}

/// Without what browsers ignore.
func normalized(_ html: String) -> String { html.replacing("/>", with: ">") }

let byHand: (Int) -> String = { HandWrittenForm(rows: $0).html }
for (name, write) in [("by-hand", byHand), //FORMS
] {
  for rows in [//ROWS
] {
    guard normalized(write(rows)) == normalized(byHand(rows)) else {
      FileHandle.standardError.write(Data("\\(name) writes another form:\\n\\(write(6))\\n\\(byHand(6))\\n".utf8))
      exit(1)
    }
    print(name, rows, best(write, rows: rows))
  }
}
"""


def found(variable, name):
    """The folder of a library; None if it isn't there."""
    folder = pathlib.Path(os.environ.get(variable, ROOT.parent / name)).resolve()
    return folder if (folder / "Package.swift").exists() else None


def write_package(folder, libraries):
    sources = folder / "Sources" / "Comparison"
    sources.mkdir(parents=True)
    baseline = ROOT / "Benchmarks" / "Baselines" / "HandWrittenForm.swift"
    (sources / "HandWrittenForm.swift").write_text(baseline.read_text())
    for module, _, source, _ in libraries:
        (sources / f"{module}Form.swift").write_text(source)
    forms = ", ".join(f'("{name}", {name})' for _, _, _, name in libraries)
    main = MAIN.replace("//FORMS", forms).replace("//ROWS", ", ".join(map(str, ROWS)))
    (sources / "main.swift").write_text(main)
    packages = ", ".join(f'.package(path: "{path}")' for _, path, _, _ in libraries)
    products = ", ".join(f'.product(name: "{module}", package: "{path.name}")' for module, path, _, _ in libraries)
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\n"
        "import PackageDescription\n"
        f'let package = Package(name: "Comparison", platforms: [.macOS(.v15)], dependencies: [{packages}],\n'
        f'  targets: [.executableTarget(name: "Comparison", dependencies: [{products}],\n'
        "    swiftSettings: [.swiftLanguageMode(.v5)])])\n")


def main():
    ours = {}
    if len(sys.argv) > 1:
        with open(sys.argv[1]) as file:
            ours = {result["name"]: result["nanoseconds"] for result in json.load(file)}
    libraries = []
    for module, variable, name, source in (
        ("Elementary", "ELEMENTARY", "elementary", ELEMENTARY), ("Plot", "PLOT", "Plot", PLOT),
    ):
        path = found(variable, name)
        if path:
            libraries.append((module, path, source, name.lower()))
        else:
            print(f"{module} isn't in {ROOT.parent / name}, and {variable} names no folder that has it")
    with tempfile.TemporaryDirectory() as folder:
        write_package(pathlib.Path(folder), libraries)
        run = ["swift", "run", "--package-path", folder, "-c", "release", "Comparison"]
        result = subprocess.run(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(result.stderr[-3000:] + result.stdout[-3000:])
    for line in result.stdout.splitlines():
        name, rows, nanoseconds = line.split()
        ratios = [
            f"{int(nanoseconds) / ours[case]:6.2f} times {case}"
            for case in (f"elements/form-{rows}-rows", f"elements/form-{rows}-rows-prepared")
            if case in ours
        ]
        print(f"{name:12}{rows:>6} rows{int(nanoseconds):>14,} ns", *ratios, sep="  ")


if __name__ == "__main__":
    main()
