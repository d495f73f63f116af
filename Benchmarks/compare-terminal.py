#!/usr/bin/env python3
"""Does what the cases `terminal/...` do with rich (Python) and lipgloss (Go), and prints how long they take.

    pip install rich                              # what isn't installed isn't measured
    apt-get install golang golang-github-charmbracelet-lipgloss-dev   # on Debian; else Go, which fetches lipgloss
    swift run -c release RestyleBenchmarks --filter terminal/ --json >results.json
    Benchmarks/compare-terminal.py [results.json]

With the results of the benchmarks, it prints how many times as long the others take. The package needs none of this.

lipgloss has tables since version 0.9; before that, and so with Debian's 0.5, people make one of cells with a width each,
joined to rows and columns, which is what `terminal/table-1000x6` does here. Where it has tables, those are measured too;
`LIPGLOSS_GOPATH` names a folder that holds another version, with what it needs.
It has no screens, and so nothing that `terminal/difference-80x24` could be compared with: programs on bubbletea write
each line anew that differs.
"""

import io
import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

SENTENCES = {
    "terminal/width-1MB-ascii": "The quick brown fox jumps over the lazy dog. ",
    "terminal/width-1MB-cjk": "色は匂へど散りぬるを、我が世誰ぞ常ならむ。",
    "terminal/width-1MB-emoji": "👩‍🚀👍🏽🇩🇪❤️😀",
}
WORDS = ["Design ", "systems ", "say once ", "how things ", "look & feel, ", "and ", "render ", "anywhere. "]
# Where Debian keeps the sources of Go's packages.
DEBIAN = pathlib.Path(os.environ.get("LIPGLOSS_GOPATH", "/usr/share/gocode"))
TITLES = ["Name", "Size", "Owner", "Kind", "Changed", "State"]
# The cells of the table as the benchmarks have them.
TABLE = [
    [f"file-{row * 7919 % 10007}.swift", f"{row * 31} kB", f"owner {row % 12}", "source file",
     f"2026-{10 + row % 3}-{10 + row % 19}", "late" if row % 2 else "ok"]
    for row in range(1000)
]
SENTENCES_IN_BOX = 40

GO = r"""
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/charmbracelet/lipgloss"
//TABLE	"github.com/charmbracelet/lipgloss/table"
	"github.com/muesli/termenv"
)

func best(operation func()) int64 {
	shortest := int64(1 << 62)
	for end := time.Now().Add(2 * time.Second); time.Now().Before(end); {
		start := time.Now()
		operation()
		if taken := time.Since(start).Nanoseconds(); taken < shortest {
			shortest = taken
		}
	}
	return shortest
}

func main() {
	lipgloss.SetColorProfile(termenv.TrueColor)
	var input struct {
		Texts map[string]string
		Words []string
		Titles []string
		Table [][]string
		Box string
	}
	json.NewDecoder(os.Stdin).Decode(&input)
	results := map[string]int64{}
	sink := 0
	for name, text := range input.Texts {
		text := text
		results[name] = best(func() { sink += lipgloss.Width(text) })
	}
	text := input.Texts["terminal/width-1MB-ascii"]
	wrapped := lipgloss.NewStyle().Width(80)
	results["terminal/wrap-1MB"] = best(func() { sink += len(wrapped.Render(text)) })
	base := lipgloss.NewStyle().Foreground(lipgloss.Color("#000000"))
	styles := []lipgloss.Style{
		base, base.Copy().Bold(true), base, base.Copy().Italic(true),
		base.Copy().Foreground(lipgloss.Color("#ff0000")), base.Copy().Underline(true), base.Copy().Faint(true),
		base.Copy().Bold(true).Italic(true),
	}
	results["terminal/1000-runs"] = best(func() {
		var output strings.Builder
		for index := 0; index < 1000; index++ {
			output.WriteString(styles[index%8].Render(input.Words[index%8]))
		}
		sink += output.Len()
	})
	card := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).BorderForeground(lipgloss.Color("#808080")).
		Background(lipgloss.Color("#0000ff")).Padding(1, 2).Width(78)
	results["terminal/box"] = best(func() { sink += len(card.Render(input.Box)) })

	line := lipgloss.NewStyle().Foreground(lipgloss.Color("#808080"))
	header, plain := lipgloss.NewStyle().Bold(true), lipgloss.NewStyle()
	gray := lipgloss.NewStyle().Foreground(lipgloss.Color("#808080"))
	green := lipgloss.NewStyle().Foreground(lipgloss.Color("#00ff00"))
	red := lipgloss.NewStyle().Foreground(lipgloss.Color("#ff0000")).Bold(true)
	style := func(row, column int) lipgloss.Style {
		switch {
		case row < 0:
			return header
		case column == 3:
			return gray
		case column == 5 && row%2 == 0:
			return green
		case column == 5:
			return red
		}
		return plain
	}
	results["terminal/table-1000x6"] = best(func() {
		widths := make([]int, len(input.Titles))
		for column, title := range input.Titles {
			widths[column] = lipgloss.Width(title)
			for _, cells := range input.Table {
				if width := lipgloss.Width(cells[column]); width > widths[column] {
					widths[column] = width
				}
			}
		}
		render := func(row int, cells []string) string {
			parts := []string{}
			for column, text := range cells {
				if column > 0 {
					parts = append(parts, line.Render("│"))
				}
				cell := style(row, column).Copy().Width(widths[column] + 2).Padding(0, 1)
				if column == 1 || column == 4 {
					cell = cell.Align(lipgloss.Right)
				}
				parts = append(parts, cell.Render(text))
			}
			return lipgloss.JoinHorizontal(lipgloss.Top, parts...)
		}
		rule := []string{}
		for _, width := range widths {
			rule = append(rule, strings.Repeat("─", width+2))
		}
		rows := []string{render(-1, input.Titles), line.Render(strings.Join(rule, "┼"))}
		for row, cells := range input.Table {
			rows = append(rows, render(row, cells))
		}
		frame := lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).BorderForeground(lipgloss.Color("#808080"))
		sink += len(frame.Render(lipgloss.JoinVertical(lipgloss.Left, rows...)))
	})
	//TABLE results["terminal/table-1000x6 (table)"] = best(func() {
	//TABLE 	made := table.New().Border(lipgloss.RoundedBorder()).BorderStyle(line).Headers(input.Titles...).Rows(input.Table...)
	//TABLE 	made = made.StyleFunc(func(row, column int) lipgloss.Style {
	//TABLE 		cell := style(row-1, column).Copy().Padding(0, 1)
	//TABLE 		if column == 1 || column == 4 {
	//TABLE 			cell = cell.Align(lipgloss.Right)
	//TABLE 		}
	//TABLE 		return cell
	//TABLE 	})
	//TABLE 	sink += len(made.String())
	//TABLE })
	if sink < 0 {
		fmt.Fprintln(os.Stderr, sink)
	}
	json.NewEncoder(os.Stdout).Encode(results)
}
"""


def text(name):
    """A megabyte, as the benchmarks have it."""
    sentence = SENTENCES[name]
    return sentence * (1_000_000 // len(sentence.encode()))


def best(operation, seconds=2.0):
    """The shortest time of many runs, in nanoseconds; of one run, if that takes longer."""
    shortest = math.inf
    end = time.perf_counter() + seconds
    while True:
        start = time.perf_counter_ns()
        operation()
        shortest = min(shortest, time.perf_counter_ns() - start)
        if time.perf_counter() >= end:
            return shortest


def with_rich():
    from rich.cells import cell_len
    from rich.console import Console
    from rich.panel import Panel
    from rich.style import Style
    from rich.table import Table
    from rich.text import Text

    def console(width=80):
        return Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=width)

    def show(content, width=80):
        target = console(width)
        target.print(content, end="")
        return target.file.getvalue()

    styles = [
        Style.parse(name)
        for name in ["#000000", "#000000 bold", "#000000", "#000000 italic", "#ff0000", "#000000 underline",
                     "#000000 dim", "#000000 bold italic"]
    ]

    def runs():
        return show(Text.assemble(*((WORDS[index % 8], styles[index % 8]) for index in range(1000))))

    def table():
        result = Table(*TITLES)
        for cells in TABLE:
            result.add_row(*cells)
        return show(result, width=120)

    def box():
        return show(Panel(SENTENCES["terminal/width-1MB-ascii"] * SENTENCES_IN_BOX, padding=(1, 2), style="on #0000ff"))

    operations = {name: lambda value=text(name): cell_len(value) for name in SENTENCES}
    ascii_text = text("terminal/width-1MB-ascii")
    operations["terminal/wrap-1MB"] = lambda: Text(ascii_text).wrap(console(), 80)
    operations["terminal/1000-runs"] = runs
    operations["terminal/table-1000x6"] = table
    operations["terminal/box"] = box
    return {name: best(operation) for name, operation in operations.items()}


def with_lipgloss():
    if not shutil.which("go"):
        raise ImportError("go")
    environment = dict(os.environ)
    commands = [["go", "build", "-o", "compare", "main.go"]]
    installed = DEBIAN / "src/github.com/charmbracelet/lipgloss"
    if installed.exists():
        environment |= {"GOPATH": str(DEBIAN), "GO111MODULE": "off"}
    else:
        commands[:0] = [["go", "mod", "init", "compare"], ["go", "get", "github.com/charmbracelet/lipgloss@v0.9.1"],
                        ["go", "mod", "tidy"]]
    has_tables = not installed.exists() or (installed / "table").exists()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "main.go").write_text(GO.replace("//TABLE", "") if has_tables else GO)
        for command in commands:
            subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
        question = json.dumps({
            "Texts": {name: text(name) for name in SENTENCES}, "Words": WORDS, "Titles": TITLES, "Table": TABLE,
            "Box": SENTENCES["terminal/width-1MB-ascii"] * SENTENCES_IN_BOX})
        answer = subprocess.run(
            [f"{folder}/compare"], input=question.encode(), check=True, capture_output=True)
        return json.loads(answer.stdout)


def ours(path):
    """The times of the benchmarks, by their names."""
    if not path:
        return {}
    return {case["name"]: case["nanoseconds"] for case in json.loads(pathlib.Path(path).read_text())}


def main():
    known = ours(sys.argv[1] if len(sys.argv) > 1 else None)
    for program, measure in [("rich", with_rich), ("lipgloss", with_lipgloss)]:
        try:
            results = measure()
        except ImportError as error:
            print(f"{program}: not installed ({error})")
            continue
        except subprocess.CalledProcessError as error:
            print(f"{program}: {error}\n{error.stderr.decode()}")
            continue
        for name, nanoseconds in sorted(results.items()):
            case = name.split(" ")[0]
            ratio = f"{nanoseconds / known[case]:8.1f} times as long" if case in known else ""
            print(f"{program:10}{name:32}{nanoseconds:>16,.0f} ns{ratio}")


if __name__ == "__main__":
    main()
