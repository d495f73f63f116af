import BenchmarkHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let benchmarks =
<<<<<<< HEAD
  RestyleBenchmarks.all + EqualityBenchmarks.all + TextBenchmarks.all + StyleFamilyBenchmarks.all
  + DynamicBenchmarks.all + StylerBenchmarks.all + CSSBenchmarks.all
=======
  RestyleBenchmarks.all + EqualityBenchmarks.all + TextBenchmarks.all + CSSBenchmarks.all + StyleFamilyBenchmarks.all
  + DynamicBenchmarks.all + StylerBenchmarks.all
>>>>>>> main
exit(BenchmarkCommand(benchmarks).run(CommandLine.arguments.dropFirst()))
