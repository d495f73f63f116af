extension Benchmark {
  /// Measures a baseline in the same run, batch by batch in turn with the case itself.
  ///
  /// - Parameters:
  ///   - baseline: What the baseline is called in the ratios.
  ///   - body: Sets up, and measures what does the same work in the other way.
  /// - Returns: The case with the baseline added.
  public func compared(to baseline: String, body: @escaping Body) -> Benchmark {
    var result = self
    result.baselines.append(Contender(name: baseline, body: body))
    return result
  }

  /// Adds a note with the most heap memory that the operation holds at once.
  ///
  /// - Returns: The case with that choice.
  public func reportingPeakMemory() -> Benchmark {
    var result = self
    result.reportsPeakMemory = true
    return result
  }

  /// Adds a note with how many of something the operation handles in a second.
  ///
  /// - Parameters:
  ///   - unit: What they are called, in the plural.
  ///   - count: How many one operation handles.
  /// - Returns: The case with that choice.
  public func reportingRate(of unit: String, count: Int) -> Benchmark {
    var result = self
    result.rate = (unit, count)
    return result
  }

  /// Reports what each of many units costs beyond what is paid once.
  ///
  /// ```swift
  /// Benchmark("form-1000-rows") { ... }
  ///   .compared(to: "3-rows") { ... }
  ///   .reportingCost(per: "row", count: 1_000, beyond: "3-rows", count: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - unit: What the unit is called.
  ///   - count: How many the case has.
  ///   - baseline: A baseline that is the same, but has fewer units.
  ///   - baselineCount: How many the baseline has.
  /// - Returns: The case with that choice.
  public func reportingCost(
    per unit: String, count: Int, beyond baseline: String, count baselineCount: Int
  ) -> Benchmark {
    var result = self
    result.units = UnitCount(unit: unit, count: count, baseline: baseline, baselineCount: baselineCount)
    return result
  }

  /// Adds a line that is shown beneath the case.
  ///
  /// - Parameters:
  ///   - name: What the note is about; a second note of the same name replaces the first.
  ///   - text: What it says.
  /// - Returns: The case with the note added.
  public func noting(_ name: String, _ text: String) -> Benchmark {
    var result = self
    result.notes[name] = text
    return result
  }
}
