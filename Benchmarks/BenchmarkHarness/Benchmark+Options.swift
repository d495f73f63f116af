extension Benchmark {
  /// Measures a baseline in the same run, batch by batch in turn with the case itself.
  ///
  /// - Parameters:
  ///   - baseline: What the baseline is called in the ratios.
  ///   - body: Sets up, and measures what does the same work in the other way.
  /// - Returns: The case with the baseline added.
  public func compared(to baseline: String, body: @escaping Body) -> Benchmark {
    changed { $0.baselines.append(Contender(name: baseline, body: body)) }
  }

  /// Adds a note with the most heap memory that the operation holds at once.
  ///
  /// - Returns: The case with that choice.
  public func reportingPeakMemory() -> Benchmark {
    changed { $0.reportsPeakMemory = true }
  }

  /// Adds a note with how many of something the operation handles in a second.
  ///
  /// - Parameters:
  ///   - unit: What they are called, in the plural.
  ///   - count: How many one operation handles.
  /// - Returns: The case with that choice.
  public func reportingRate(of unit: String, count: Int) -> Benchmark {
    changed { $0.rate = (unit, count) }
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
    changed {
      $0.units = UnitCount(unit: unit, count: count, baseline: baseline, baselineCount: baselineCount)
    }
  }

  /// Adds a line that is shown beneath the case.
  ///
  /// - Parameters:
  ///   - name: What the note is about; a second note of the same name replaces the first.
  ///   - text: What it says.
  /// - Returns: The case with the note added.
  public func noting(_ name: String, _ text: String) -> Benchmark {
    changed { $0.notes[name] = text }
  }

  private func changed(_ change: (inout Benchmark) -> Void) -> Benchmark {
    var result = self
    change(&result)
    return result
  }
}
