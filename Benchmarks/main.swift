import BenchmarkHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let benchmarks =
  RestyleBenchmarks.all + PlacementBenchmarks.all + EqualityBenchmarks.all + TextBenchmarks.all
  + CSSBenchmarks.all
  + StyleFamilyBenchmarks.all + DynamicBenchmarks.all + StylerBenchmarks.all + ElementBenchmarks.all
  + GrowthBenchmarks.all + GraphicsBenchmarks.all + FoundationBenchmarks.all + MarkupBenchmarks.all
  + TerminalBenchmarks.all + TerminalBlockBenchmarks.all
exit(BenchmarkCommand(benchmarks).run(CommandLine.arguments.dropFirst()))
