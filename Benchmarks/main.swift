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
  RestyleBenchmarks.all + PlacementBenchmarks.all + EqualityBenchmarks.all + TextBenchmarks.all
  + StyleFamilyBenchmarks.all + DynamicBenchmarks.all + CSSBenchmarks.all + StylerBenchmarks.all
<<<<<<< HEAD
  + ElementBenchmarks.all + EmailBenchmarks.all
  + ControlBenchmarks.all
||||||| merged common ancestors
<<<<<<<<< Temporary merge branch 1
  + ElementBenchmarks.all
  + ControlBenchmarks.all
||||||||| 3004d86
  + ElementBenchmarks.all
=========
  + ElementBenchmarks.all + EmailBenchmarks.all
>>>>>>>>> Temporary merge branch 2
=======
  + ElementBenchmarks.all + ControlBenchmarks.all + EmailBenchmarks.all
>>>>>>> w/f-consumer
  + GrowthBenchmarks.all + GraphicsBenchmarks.all + FoundationBenchmarks.all + MarkupBenchmarks.all
  + TerminalBenchmarks.all + TerminalBlockBenchmarks.all
exit(BenchmarkCommand(benchmarks).run(CommandLine.arguments.dropFirst()))
