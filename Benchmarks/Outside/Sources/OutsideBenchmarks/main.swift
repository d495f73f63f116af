import BenchmarkHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let benchmarks =
  RestyleBenchmarks.all + PlacementBenchmarks.all + EqualityBenchmarks.all + StyleFamilyBenchmarks.all
  + RecipeBenchmarks.all
exit(BenchmarkCommand(benchmarks).run(CommandLine.arguments.dropFirst()))
