#!/usr/bin/env python3
"""Builds a package that depends on this one, and prints how large its program is and how long builds take.

    Benchmarks/measure-sizes.py [directory]      # of the package that is written; a temporary one by default

The program renders one page: a form with a design system of its own. What is printed: the code (`size`'s text) and the
file of the stripped program in a release build, linked with the standard library of the system and with a static one,
built without debug information, linked for its size, and optimised for it as a whole; the processor's time of a process
that writes the page, from start to end; the objects of each module of this package in the first build; the time of a
clean debug build of the consumer, and that of an increment after its file of styles was changed. Times vary with what
else the machine does.
"""

import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

MANIFEST = f"""\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Page",
  dependencies: [.package(name: "Restyle", path: "{ROOT}")],
  targets: [.executableTarget(name: "Page", dependencies: [.product(name: "RestyleHTML", package: "Restyle")])],
  swiftLanguageModes: [.v6])
"""

# Where there is debug information, the tables for unwinding the stack list each function, and stay when it is stripped.
WITHOUT_DEBUG_INFORMATION = ["-debug-info-format", "none"]

# With relative relocations in few bytes, which glibc reads since 2.36.
LINKED_FOR_SIZE = [
    *WITHOUT_DEBUG_INFORMATION, "-Xswiftc", "-use-ld=lld", "-Xlinker", "--icf=all",
    "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
]

STYLES = """\
import Restyle

extension TextStyle {
  static let heading = TextStyle(font: .system(size: 24, weight: .bold), color: .label)
  static let note = TextStyle(font: .system(size: 13), color: .secondaryLabel)
}
"""

PROGRAM = """\
import Restyle
import RestyleElements
import RestyleHTML

var page = HTMLRenderer()
try page.append(
  Form(submission: Form.Submission(to: "/settings")) {
    Label("Settings", style: .heading)
    FormField("Name", help: "As on your passport") { TextField(name: "name") }
    FormField("Notify me") { Switch() }
    Label("Nothing is stored.", style: .note)
    Button("Save", action: .submit)
  })
print(HTMLDocument(title: "Settings", language: "en", body: page).html)
"""


def write(package):
    sources = package / "Sources" / "Page"
    sources.mkdir(parents=True, exist_ok=True)
    (package / "Package.swift").write_text(MANIFEST)
    (sources / "Styles.swift").write_text(STYLES)
    (sources / "main.swift").write_text(PROGRAM)


def build(package, *arguments):
    """Builds the package, and returns the seconds that it took."""
    start = time.monotonic()
    result = subprocess.run(["swift", "build", *arguments], cwd=package, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    return time.monotonic() - start


def text_size(path):
    """The bytes of code and constants of a file, or of all objects in a directory."""
    files = sorted(path.rglob("*.o")) if path.is_dir() else [path]
    lines = subprocess.run(["size", *files], capture_output=True, text=True, check=True).stdout.splitlines()
    return sum(int(line.split()[0]) for line in lines[1:])


def print_size(name, count):
    print(f"{name:40} {count / 1e6:8.2f} MB", flush=True)


def process_time(program):
    """The least processor time in milliseconds of 40 processes."""
    times = []
    for _ in range(40):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([program], stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times) * 1e3


def measure_program(package, name, *arguments):
    build(package, "-c", "release", *arguments)
    stripped = package / "Page-stripped"
    shutil.copy(package / ".build" / "release" / "Page", stripped)
    subprocess.run(["strip", stripped], check=True)
    html = subprocess.run([stripped], capture_output=True, text=True, check=True).stdout
    assert "<form" in html, html
    print_size(f"{name}, code", text_size(stripped))
    print_size(f"{name}, stripped file", stripped.stat().st_size)
    print(f"{name + ', process':40} {process_time(stripped):8.1f} ms", flush=True)


def main():
    with tempfile.TemporaryDirectory() as temporary:
        package = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else temporary)
        write(package)
        measure_program(package, "program of one page")
        for objects in sorted((package / ".build" / "release").glob("Restyle*.build")):
            # What the program doesn't use has none.
            if any(objects.rglob("*.o")):
                print_size(f"objects of {objects.stem}", text_size(objects))
        measure_program(package, "the same, linked statically", "--static-swift-stdlib")
        measure_program(package, "without debug information", *WITHOUT_DEBUG_INFORMATION)
        measure_program(package, "and linked for size", *LINKED_FOR_SIZE)
        measure_program(
            package, "and optimised for size", *LINKED_FOR_SIZE, "--experimental-lto-mode=full", "-Xswiftc", "-Osize")
        shutil.rmtree(package / ".build")
        print(f"{'clean debug build':40} {build(package):8.1f} s", flush=True)
        styles = package / "Sources" / "Page" / "Styles.swift"
        styles.write_text(STYLES.replace("size: 24", "size: 25"))
        print(f"{'increment of the styles':40} {build(package):8.1f} s", flush=True)


if __name__ == "__main__":
    main()
