import BenchmarkHarness

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

exit(BenchmarkCommand(ExampleBenchmarks.all).run(CommandLine.arguments.dropFirst()))
