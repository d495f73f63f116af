import BenchmarkHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Those that read defaults come before those that open scopes of defaults.
let benchmarks =
  RestyleBenchmarks.all + PlacementBenchmarks.all + EqualityBenchmarks.all + InterpolationBenchmarks.all
  + DifferenceBenchmarks.all + TextBenchmarks.all + StyleFamilyBenchmarks.all + RecipeBenchmarks.all
  + DynamicBenchmarks.all + CSSBenchmarks.all + StylerBenchmarks.all
  + DocumentBenchmarks.all + ElementBenchmarks.all + EmailBenchmarks.all
  + ControlBenchmarks.all
  + GrowthBenchmarks.all + GraphicsBenchmarks.all + FoundationBenchmarks.all + MarkupBenchmarks.all
  + TerminalBenchmarks.all + TerminalBlockBenchmarks.all + TokenBenchmarks.all
  + AuditBenchmarks.all + ReferenceBenchmarks.all + ThreadBenchmarks.all
exit(BenchmarkCommand(benchmarks).run(CommandLine.arguments.dropFirst()))
