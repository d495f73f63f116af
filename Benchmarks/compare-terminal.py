#!/usr/bin/env python3
"""Does what the cases `terminal/...` do with rich (Python) and lipgloss (Go), and prints how long they take.

    pip install rich                              # what isn't installed isn't measured
    apt-get install golang golang-github-charmbracelet-lipgloss-dev   # on Debian; else Go, which fetches lipgloss
    swift run -c release RestyleBenchmarks --filter terminal/ --json >results.json
    Benchmarks/compare-terminal.py [results.json]

With the results of the benchmarks, it prints how many times as long the others take. The package needs none of this.
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
DEBIAN = pathlib.Path("/usr/share/gocode")
ROWS = 1000
CELLS = 6

GO = r"""
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/charmbracelet/lipgloss"
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
    from rich.style import Style
    from rich.table import Table
    from rich.text import Text

    def console():
        return Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)

    def show(content):
        target = console()
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
        result = Table(*(f"Column {column}" for column in range(CELLS)))
        for row in range(ROWS):
            result.add_row(*(f"{row} {column}" for column in range(CELLS)))
        return show(result)

    operations = {name: lambda value=text(name): cell_len(value) for name in SENTENCES}
    ascii_text = text("terminal/width-1MB-ascii")
    operations["terminal/wrap-1MB"] = lambda: Text(ascii_text).wrap(console(), 80)
    operations["terminal/1000-runs"] = runs
    operations["terminal/table-1000x6"] = table
    return {name: best(operation) for name, operation in operations.items()}


def with_lipgloss():
    if not shutil.which("go"):
        raise ImportError("go")
    environment = dict(os.environ)
    commands = [["go", "build", "-o", "compare", "main.go"]]
    if (DEBIAN / "src/github.com/charmbracelet/lipgloss").exists():
        environment |= {"GOPATH": str(DEBIAN), "GO111MODULE": "off"}
    else:
        commands[:0] = [["go", "mod", "init", "compare"], ["go", "get", "github.com/charmbracelet/lipgloss@v0.9.1"],
                        ["go", "mod", "tidy"]]
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "main.go").write_text(GO)
        for command in commands:
            subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
        question = json.dumps({"Texts": {name: text(name) for name in SENTENCES}, "Words": WORDS})
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
            ratio = f"{nanoseconds / known[name]:8.1f} times as long" if name in known else ""
            print(f"{program:10}{name:28}{nanoseconds:>16,.0f} ns{ratio}")


if __name__ == "__main__":
    main()
