#!/usr/bin/env python3
"""Reads what the cases `markdown/...` read with other programs, and prints how long they take.

    pip install markdown markdown-it-py mistune   # any of them; what isn't installed isn't measured
    apt-get install cmark cmark-gfm               # or however the system calls them
    swift run -c release RestyleBenchmarks --filter markdown/ --json >results.json
    Benchmarks/compare-markdown.py [results.json]

With the results of the benchmarks, it prints how many times as long the others take. They write HTML too, which
`markdown/100kB` doesn't; `markdown/elements-100kB` makes elements. What GitHub adds is read by `markdown/gitHub-100kB`
and cmark-gfm alone. The package needs none of this.
"""

import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time

COUNT = 100_000


def page(*names):
    """The texts of the benchmarks one after the other, from their source, again and again."""
    source = (pathlib.Path(__file__).parent / "Cases" / "MarkupBenchmarks.swift").read_text()
    literals = [re.search(rf'let {name} = """\n(.*?)    """', source, re.DOTALL).group(1) for name in names]
    text = "".join(textwrap.dedent(literal)[:-1] for literal in literals)
    return (text * (COUNT // len(text) + 1))[:COUNT]


def best(operation, seconds=2.0):
    """The shortest time of many runs, in nanoseconds."""
    shortest = math.inf
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter_ns()
        operation()
        shortest = min(shortest, time.perf_counter_ns() - start)
    return shortest


def with_markdown(text):
    import markdown

    return lambda: markdown.markdown(text)


def with_markdown_it(text):
    import markdown_it

    parser = markdown_it.MarkdownIt()
    return lambda: parser.render(text)


def with_mistune(text):
    import mistune

    parser = mistune.create_markdown()
    return lambda: parser(text)


def time_of_program(text, name, *arguments):
    """Of a long text less that of an empty one, so that starting the program doesn't count."""
    program = shutil.which(name)
    if not program:
        raise ImportError
    copies = 50

    def run(content):
        with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
            file.write(content)
            file.flush()
            return best(lambda: subprocess.run([program, *arguments, file.name], stdout=subprocess.DEVNULL, check=True))

    return (run((text + "\n\n") * copies) - run("")) / copies


def main():
    ours = {}
    if len(sys.argv) > 1:
        with open(sys.argv[1]) as file:
            ours = {result["name"]: result["nanoseconds"] for result in json.load(file)}
    added = [argument for name in ("table", "strikethrough", "tasklist", "autolink") for argument in ("-e", name)]
    for name, measure in (
        ("cmark", lambda text: time_of_program(text, "cmark")),
        ("cmark-gfm", lambda text: time_of_program(text, "cmark-gfm", *added)),
        ("markdown", lambda text: best(with_markdown(text))),
        ("markdown-it-py", lambda text: best(with_markdown_it(text))),
        ("mistune", lambda text: best(with_mistune(text))),
    ):
        is_extended = name == "cmark-gfm"
        text = page("page", "gitHubPart") if is_extended else page("page")
        try:
            duration = measure(text)
        except ImportError:
            print(f"{name} isn't installed")
            continue
        ratios = [
            f"{duration / own:.2f} times {case}"
            for case, own in ours.items()
            if case.startswith("markdown/") and ("gitHub" in case) == is_extended
        ]
        print(f"{name}: {duration:,.0f} ns, {duration / COUNT:.1f} a byte", *ratios, sep="; ")


if __name__ == "__main__":
    main()
