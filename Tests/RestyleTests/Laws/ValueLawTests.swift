import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Laws of styles, and of the values that they are made of")
struct ValueLawTests {
  @Test("All laws hold for the samples of each type")
  func types() async throws {
    try await forEach(sampledTypes) { (type: any Sampled.Type) throws in
      func check<Value: Sampled>(_ type: Value.Type) throws { try checkLaws(of: type) }
      try check(type)
    }
    #expect(sampledTypes.count { $0 is any Style.Type } > 30)
  }

  @Test("All laws hold for texts with attributes that decoding didn't know, and with custom ones")
  func attributes() throws {
    let styles = StyleSamples.custom + StyleSamples.unknown + StyleSamples.combined.prefix(8)
    // Some share a name, and can't be coded.
    let broken = brokenLaws(of: styles, keys: try sampleKeys()).filter {
      $0.law != .coding && $0.law != .interpolation && !$0.statement.contains("decoded")
    }
    #expect(broken.isEmpty)
  }

  // A property that shares a stored one could be left out of coding unseen.
  @Test("The samples vary each coded property")
  func codedCoverage() async throws {
    try await forEach(sampledTypes) { (type: any Sampled.Type) throws in
      func check<Value: Sampled>(_ type: Value.Type) throws {
        let objects = try Value.samples.map { sample in
          try JSONSerialization.jsonObject(with: JSONEncoder().encode([sample])) as? [NSDictionary]
        }
        let keys = Set(objects.flatMap { $0?.first?.allKeys ?? [] }.compactMap { $0 as? String })
        for key in keys {
          let values = Set(objects.map { $0?.first?[key].map { String(describing: $0) } })
          #expect(values.count > 1, "no sample varies \(key)")
        }
      }
      try check(type)
    }
  }
}
