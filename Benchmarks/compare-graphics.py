#!/usr/bin/env python3
"""Draws what the cases `png/...` and `raster/...` draw with cairo and with Skia, and prints how long they take.

    pip install pycairo skia-python        # either, or both; what isn't installed isn't measured
    pip install cairocffi                  # in place of pycairo, where cairo's headers are missing
    swift run -c release RestyleBenchmarks --filter png --filter raster --json >results.json
    Benchmarks/compare-graphics.py [results.json]

With the results of the benchmarks, it prints how many times as long the others take. The package needs none of this.
"""

import io
import json
import math
import sys
import time


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 3 * math.pi / 2)
    context.close_path()


def color(hexadecimal, alpha=1.0):
    return tuple((hexadecimal >> shift & 255) / 255 for shift in (16, 8, 0)) + (alpha,)


# Width, height and scale; the room around the box; radius; the colours from above; the border; the shadow.
CASES = {
    "card-300x120@2x": (300, 120, 2, 12, 12, [0xFFFFFF], 0xD0D4DA, True),
    "button-100x44@3x": (100, 44, 3, 0, 8, [0x4C9AFF, 0x0052CC], 0x003D99, False),
    "full-1179x2556": (393, 852, 3, 0, 55, [0xF7F8FA, 0xDDE3EC], None, False),
}


def with_cairo():
    try:
        import cairo
    except ImportError:
        import cairocffi as cairo

    def draw(width, height, scale, room, radius, colors, border, shadow):
        surface = cairo.ImageSurface(
            cairo.FORMAT_ARGB32, (width + 2 * room) * scale, (height + 2 * room) * scale)
        context = cairo.Context(surface)
        context.scale(scale, scale)
        context.translate(room, room)
        # Cairo has no blur, so its cards are drawn without the shadow.
        rounded(context, 0, 0, width, height, radius)
        if len(colors) == 1:
            context.set_source_rgba(*color(colors[0]))
        else:
            gradient = cairo.LinearGradient(0, 0, 0, height)
            for index, stop in enumerate(colors):
                gradient.add_color_stop_rgba(index / (len(colors) - 1), *color(stop))
            context.set_source(gradient)
        context.fill()
        if border is not None:
            rounded(context, 0.5, 0.5, width - 1, height - 1, radius - 0.5)
            context.set_source_rgba(*color(border))
            context.set_line_width(1)
            context.stroke()
        surface.flush()
        return surface

    def png(surface):
        surface.write_to_png(io.BytesIO())

    return draw, png


def with_skia():
    import skia

    def draw(width, height, scale, room, radius, colors, border, shadow):
        surface = skia.Surface((width + 2 * room) * scale, (height + 2 * room) * scale)
        canvas = surface.getCanvas()
        canvas.scale(scale, scale)
        canvas.translate(room, room)
        box = skia.RRect.MakeRectXY(skia.Rect.MakeWH(width, height), radius, radius)
        if shadow:
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4)
            canvas.save()
            canvas.clipRRect(box, skia.ClipOp.kDifference, True)
            canvas.drawRRect(
                skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(0, 2, width, height), radius, radius),
                skia.Paint(Color=skia.Color(0, 0, 0, 51), MaskFilter=blur, AntiAlias=True))
            canvas.restore()
        paint = skia.Paint(AntiAlias=True)
        if len(colors) == 1:
            paint.setColor(0xFF000000 | colors[0])
        else:
            paint.setShader(skia.GradientShader.MakeLinear(
                [(0, 0), (0, height)], [0xFF000000 | stop for stop in colors]))
        canvas.drawRRect(box, paint)
        if border is not None:
            inner = skia.RRect.MakeRectXY(
                skia.Rect.MakeXYWH(1, 1, width - 2, height - 2), radius - 1, radius - 1)
            canvas.drawDRRect(box, inner, skia.Paint(Color=0xFF000000 | border, AntiAlias=True))
        return surface

    def png(surface):
        surface.makeImageSnapshot().encodeToData()

    return draw, png


def best(operation, seconds=1.0):
    """The shortest time of many runs, in nanoseconds."""
    shortest = math.inf
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter_ns()
        operation()
        shortest = min(shortest, time.perf_counter_ns() - start)
    return shortest


def main():
    ours = {}
    if len(sys.argv) > 1:
        with open(sys.argv[1]) as file:
            ours = {result["name"]: result["nanoseconds"] for result in json.load(file)}
    for name, library in (("cairo", with_cairo), ("skia", with_skia)):
        try:
            draw, png = library()
        except ImportError:
            print(f"{name} isn't installed")
            continue
        for case, values in CASES.items():
            for group, operation in (
                ("raster", lambda: draw(*values)), ("png", lambda: png(draw(*values)))):
                if group == "raster" and not case.startswith("full"):
                    continue
                duration = best(operation)
                own = ours.get(f"{group}/{case}")
                ratio = f", {duration / own:.2f} times ours" if own else ""
                print(f"{name} {group}/{case}: {duration:,} ns{ratio}")


if __name__ == "__main__":
    main()
