// Writes the tables of cells and of line breaks from the Unicode Character Database.
//
//   swift .ci/terminal-tables.swift <folder with the database's files> Sources/RestyleRendering
//
// The files are those of https://www.unicode.org/Public/<version>/ucd/, with `emoji` and `auxiliary` in it;
// Debian's package unicode-data holds them too.

import Foundation

/// The properties of each scalar, as `ScalarClass` numbers them.
enum BreakClass: UInt8 {
  case other, control, carriageReturn, lineFeed, extend, joiner, regionalIndicator, prepend, spacingMark
  case leadingConsonant, vowel, trailingConsonant, syllable, closedSyllable
  case pictograph, variablePictograph, consonant, linker, conjunctExtend, spacingExtend, spacingOther
  case keycap, textSelector, emojiSelector, tab, lineEnd
}

guard CommandLine.arguments.count == 3 else {
  print("usage: swift .ci/terminal-tables.swift <folder with the database's files> Sources/RestyleRendering")
  exit(2)
}
let (folder, sources) = (CommandLine.arguments[1], CommandLine.arguments[2])

/// The lines of a file: ranges of scalars, each with its fields.
func entries(_ file: String) throws -> [(scalars: ClosedRange<Int>, fields: [String])] {
  let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  return text.split(separator: "\n").compactMap { line in
    let fields = line.prefix { $0 != "#" }.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard fields.count > 1, let first = fields.first else { return nil }
    let ends = first.split(separator: ".").compactMap { Int($0, radix: 16) }
    guard let lower = ends.first, let upper = ends.last else { return nil }
    return (lower...upper, Array(fields.dropFirst()))
  }
}

/// Which scalars have a value of a property.
func scalars(_ file: String, _ values: String..., field: Int = 0) throws -> Set<Int> {
  var result: Set<Int> = []
  for entry in try entries(file) where entry.fields.count > field && values.contains(entry.fields[field]) {
    result.formUnion(entry.scalars)
  }
  return result
}

func version() throws -> String {
  let first = try String(contentsOfFile: "\(folder)/EastAsianWidth.txt", encoding: .utf8).prefix {
    $0 != "\n"
  }
  return String(first.drop { $0 != "-" }.dropFirst().dropLast(4))
}

let limit = 0x20000
var classes = [BreakClass](repeating: .other, count: limit)
func assign(_ value: BreakClass, to set: Set<Int>) {
  for scalar in set where scalar < limit { classes[scalar] = value }
}

let breaks = "auxiliary/GraphemeBreakProperty.txt"
let core = "DerivedCoreProperties.txt"
let variable = Set(
  try String(contentsOfFile: "\(folder)/emoji/emoji-variation-sequences.txt", encoding: .utf8)
    .split(separator: "\n").compactMap { line in
      line.hasPrefix("#") ? nil : line.split(separator: " ").first.flatMap { Int($0, radix: 16) }
    })
let pictographs = try scalars("emoji/emoji-data.txt", "Extended_Pictographic")
assign(.pictograph, to: pictographs)
assign(.variablePictograph, to: pictographs.intersection(variable))
assign(.control, to: try scalars(breaks, "Control"))
assign(.carriageReturn, to: try scalars(breaks, "CR"))
assign(.lineFeed, to: try scalars(breaks, "LF"))
assign(.extend, to: try scalars(breaks, "Extend"))
assign(.joiner, to: try scalars(breaks, "ZWJ"))
assign(.regionalIndicator, to: try scalars(breaks, "Regional_Indicator"))
assign(.prepend, to: try scalars(breaks, "Prepend"))
assign(.spacingMark, to: try scalars(breaks, "SpacingMark"))
assign(.leadingConsonant, to: try scalars(breaks, "L"))
assign(.vowel, to: try scalars(breaks, "V"))
assign(.trailingConsonant, to: try scalars(breaks, "T"))
assign(.syllable, to: try scalars(breaks, "LV"))
assign(.closedSyllable, to: try scalars(breaks, "LVT"))
for entry in try entries(core) where entry.fields.first == "InCB" {
  for scalar in entry.scalars where scalar < limit {
    switch entry.fields[1] {
    case "Consonant": classes[scalar] = .consonant
    case "Linker": classes[scalar] = .linker
    case "Extend" where classes[scalar] == .extend: classes[scalar] = .conjunctExtend
    default: break
    }
  }
}

// Marks that take room beside their letter, but that break like others.
for scalar in try scalars("extracted/DerivedGeneralCategory.txt", "Mc") where scalar < limit {
  switch classes[scalar] {
  case .conjunctExtend: classes[scalar] = .spacingExtend
  case .other: classes[scalar] = .spacingOther
  default: break
  }
}

// What breaks like others and does more.
assign(.keycap, to: variable.subtracting(pictographs))
assign(.textSelector, to: [0xFE0E])
assign(.emojiSelector, to: [0xFE0F])
assign(.tab, to: [0x09])
assign(.lineEnd, to: [0x85, 0x2028, 0x2029])

var widths = [UInt8](repeating: 1, count: limit)
func setWidth(_ width: UInt8, of set: Set<Int>) {
  for scalar in set where scalar < limit { widths[scalar] = width }
}
setWidth(3, of: try scalars("EastAsianWidth.txt", "A"))
setWidth(2, of: try scalars("EastAsianWidth.txt", "W", "F"))
// Neutral by Annex 11, but terminals draw even a lone one as wide as a flag.
setWidth(2, of: try scalars(breaks, "Regional_Indicator"))
let categories = "extracted/DerivedGeneralCategory.txt"
let prepended = try scalars("PropList.txt", "Prepended_Concatenation_Mark")
var zero = try scalars(categories, "Mn", "Me", "Mc", "Cf", "Zl", "Zp", "Cc").subtracting(prepended)
zero.formUnion(try scalars(core, "Default_Ignorable_Code_Point"))
// Vowels and final consonants are drawn into the syllable's first consonant.
zero.formUnion(try scalars("HangulSyllableType.txt", "V", "T"))
zero.formUnion(0x1160...0x11FF)
zero.formUnion(0xD7B0...0xD7FF)
// A soft hyphen at the end of a line is seen; the filler for a first consonant takes the place of one.
zero.subtract([0xAD, 0x115F])
setWidth(0, of: zero)
widths[0xAD] = 1

let viramas = try scalars("IndicSyllabicCategory.txt", "Virama", "Invisible_Stacker")
let consonants = try scalars("IndicSyllabicCategory.txt", "Consonant")

let assigned = Set(
  try entries(categories).filter { $0.fields[0] != "Cn" }.flatMap { Array($0.scalars) })

/// Lines of source code, which hold as much as fits.
func filled(_ pieces: [String], separator: String = "") -> [String] {
  var lines = ["   "]
  for piece in pieces {
    if lines[lines.count - 1].count + separator.count + piece.count > 110 { lines.append("   ") }
    lines[lines.count - 1] += (lines[lines.count - 1] == "   " ? " " : separator) + piece
  }
  return lines
}

/// Writes a table into the source code: its values, and how many scalars in a row have which of them.
func write(_ table: [UInt8], of type: String, to file: String) throws {
  let values = Set(table).sorted()
  var runs: [String] = []
  var start = 0
  for (scalar, value) in table.enumerated() where scalar + 1 == limit || table[scalar + 1] != value {
    let letter = Unicode.Scalar(UInt8(ascii: "A") + UInt8(values.firstIndex(of: value) ?? 0))
    runs.append((scalar > start ? "\(scalar + 1 - start)" : "") + String(letter))
    start = scalar + 1
  }
  var lines = [
    "// Written by .ci/terminal-tables.swift from the Unicode Character Database, version \(try version()).",
    "// swift-format-ignore-file", "", "extension \(type) {",
    "  /// The classes that letters of ``runs`` stand for, from `A` on.",
    "  static let values: [UInt8] = [",
  ]
  lines += filled(
    values.map { ($0 < 16 ? "0x0" : "0x") + String($0, radix: 16, uppercase: true) + "," }, separator: " ")
  lines += [
    "  ]", "",
    "  /// The classes of all scalars in their order, a letter each; a number before it says how many in a row have it.",
    "  static let runs = #\"\"\"",
  ]
  lines += filled(runs) + ["    \"\"\"#", "}", ""]
  try lines.joined(separator: "\n").write(toFile: "\(sources)/\(file)", atomically: true, encoding: .utf8)
}

try write(
  (0..<limit).map { scalar in
    // Closed syllables are told by their number.
    if classes[scalar] == .closedSyllable { return 2 | BreakClass.syllable.rawValue << 2 }
    // A virama takes no room, a consonant does: one bit tells either.
    let isMarked = widths[scalar] == 0 ? viramas.contains(scalar) : consonants.contains(scalar)
    return widths[scalar] | classes[scalar].rawValue << 2 | (isMarked ? 0x80 : 0)
  }, of: "ScalarClass", to: "Width/ScalarClass+Table.swift")

/// The classes of Unicode Standard Annex 14, as `LineBreakClass` numbers them.
enum LineClass: UInt8 {
  case AL, BK, CR, LF, NL, SP, ZW, ZWJ, CM, WJ, GL, CL, CP, EX, SY, IS, OP, QU, NS, B2, CB, BA, HH, HY, BB, HL
  case IN, NU, PR, PO, ID, EB, EM, JL, JV, JT, H2, H3, RI, AP, AK, AS, VI, VF
  /// Opening and closing quotation marks, the dotted circle and pictographs to come, which rules tell from others.
  case QI, QF, DC, XP
}

let classNames: [String: LineClass] = [
  "BK": .BK, "CR": .CR, "LF": .LF, "NL": .NL, "SP": .SP, "ZW": .ZW, "ZWJ": .ZWJ, "CM": .CM, "WJ": .WJ,
  "GL": .GL,
  "CL": .CL, "CP": .CP, "EX": .EX, "SY": .SY, "IS": .IS, "OP": .OP, "QU": .QU, "NS": .NS, "CJ": .NS,
  "B2": .B2,
  "CB": .CB, "BA": .BA, "HH": .HH, "HY": .HY, "BB": .BB, "HL": .HL, "IN": .IN, "NU": .NU, "PR": .PR,
  "PO": .PO,
  "ID": .ID, "EB": .EB, "EM": .EM, "JL": .JL, "JV": .JV, "JT": .JT, "H2": .H2, "H3": .H3, "RI": .RI,
  "AP": .AP,
  "AK": .AK, "AS": .AS, "VI": .VI, "VF": .VF,
]
var lines = [LineClass](repeating: .AL, count: limit)
let marks = try scalars(categories, "Mn", "Mc")
let (initial, final) = (try scalars(categories, "Pi"), try scalars(categories, "Pf"))
for entry in try entries("LineBreak.txt") {
  for scalar in entry.scalars where scalar < limit {
    switch entry.fields[0] {
    // South East Asian texts need a dictionary; without one, their letters are like others (rule LB1).
    case "SA": lines[scalar] = marks.contains(scalar) ? .CM : .AL
    case "QU": lines[scalar] = initial.contains(scalar) ? .QI : final.contains(scalar) ? .QF : .QU
    default: lines[scalar] = classNames[entry.fields[0]] ?? .AL
    }
  }
}
lines[0x25CC] = .DC
let eastAsian = try scalars("EastAsianWidth.txt", "W", "F", "H")
try write(
  (0..<limit).map { scalar in
    // Closed syllables are told by their number.
    let scalar = classes[scalar] == .closedSyllable ? 0xAC00 : scalar
    let isReserved = pictographs.contains(scalar) && !assigned.contains(scalar)
    // Bases of emoji are ideographs that modifiers stay with.
    let value = !isReserved ? lines[scalar] : lines[scalar] == .ID ? .EB : .XP
    return value.rawValue | (eastAsian.contains(scalar) ? 0x40 : 0)
  }, of: "LineBreakClass", to: "Breaking/LineBreakClass+Table.swift")
