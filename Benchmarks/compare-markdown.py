#!/usr/bin/env python3
"""Reads what the cases `markdown/...` read with other programs, and prints how long they take.

    pip install markdown markdown-it-py mistune   # any of them; what isn't installed isn't measured
    apt-get install cmark                         # or however the system calls it
    swift run -c release RestyleBenchmarks --filter markdown/ --json >results.json
    Benchmarks/compare-markdown.py [results.json]

With the results of the benchmarks, it prints how many times as long the others take. They write HTML too, which
`markdown/100kB` doesn't; `markdown/elements-100kB` makes elements. The package needs none of this.
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


def page():
    """The text of the benchmarks, from their source."""
    source = pathlib.Path(__file__).parent / "Cases" / "MarkupBenchmarks.swift"
    literal = re.search(r'let page = """\n(.*?)    """', source.read_text(), re.DOTALL).group(1)
    text = textwrap.dedent(literal)[:-1]
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


def time_of_cmark(text):
    """Of a long text less that of an empty one, so that starting the program doesn't count."""
    program = shutil.which("cmark")
    if not program:
        raise ImportError
    copies = 50

    def run(content):
        with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
            file.write(content)
            file.flush()
            return best(lambda: subprocess.run([program, file.name], stdout=subprocess.DEVNULL, check=True))

    return (run((text + "\n\n") * copies) - run("")) / copies


def main():
    ours = {}
    if len(sys.argv) > 1:
        with open(sys.argv[1]) as file:
            ours = {result["name"]: result["nanoseconds"] for result in json.load(file)}
    text = page()
    for name, measure in (
        ("cmark", time_of_cmark),
        ("markdown", lambda text: best(with_markdown(text))),
        ("markdown-it-py", lambda text: best(with_markdown_it(text))),
        ("mistune", lambda text: best(with_mistune(text))),
    ):
        try:
            duration = measure(text)
        except ImportError:
            print(f"{name} isn't installed")
            continue
        ratios = [
            f"{duration / own:.2f} times {case}" for case, own in ours.items() if case.startswith("markdown/")]
        print(f"{name}: {duration:,.0f} ns, {duration / COUNT:.1f} a byte", *ratios, sep="; ")


if __name__ == "__main__":
    main()
