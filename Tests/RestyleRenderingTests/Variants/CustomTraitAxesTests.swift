import Restyle
import RestyleRendering
import Testing

@Suite("Traits of one's own that conditions tell apart")
struct CustomTraitAxesTests {
  private struct Room: TraitKey {
    static let name = "room"
    static let defaultValue = "hall"
  }

  private struct Floor: TraitKey {
    static let name = "floor"
    static let defaultValue = 0
  }

  private struct Other: TraitKey {
    static let name = "other"
    static let defaultValue = 0
  }

  private static let axes =
    CustomTraitAxes().adding(Room.self, values: ["attic", "cellar"])?.adding(Floor.self, values: [1, 2, 3])

  private static func traits(_ room: String = "hall", _ floor: Int = 0) -> TraitCollection {
    TraitCollection().with {
      $0[Room()] = room
      $0[Floor()] = floor
    }
  }

  @Test("Each value has a bit of its own behind those of the standard traits")
  func bits() throws {
    let axes = try #require(Self.axes)
    #expect(axes.conditions(of: Room.self)?.map(\.rawValue) == [1 << 10, 1 << 11])
    #expect(axes.conditions(of: Floor.self)?.map(\.rawValue) == [1 << 12, 1 << 13, 1 << 14])
    #expect(axes.conditions(of: Other.self) == nil)
    let full = axes.adding(Other.self, values: Array(1...17))
    #expect(full?.conditions(of: Other.self)?.last?.rawValue == 1 << 31)
    #expect(axes.adding(Other.self, values: Array(1...18)) == nil)
  }

  @Test("A value of traits is what their condition comes to, and the other way round")
  func values() throws {
    let axes = try #require(Self.axes)
    let members = TraitCondition(rawValue: .max)
    for room in ["hall", "attic", "cellar"] {
      for floor in 0...3 {
        for scheme in ColorScheme.allCases {
          var traits = Self.traits(room, floor)
          traits.colorScheme = scheme
          let condition = TraitCondition(of: traits, among: members, axes)
          #expect(condition.traits(over: TraitCollection(), axes) == traits)
          var reset = traits
          axes.reset(&reset)
          #expect(reset == TraitCollection(colorScheme: scheme))
        }
      }
    }
    // What no condition tells apart is as by default.
    #expect(TraitCondition(of: Self.traits("roof"), among: members, axes) == [])
    // Of what isn't asked for, nothing is told.
    #expect(TraitCondition(of: Self.traits("attic", 2), among: .darkColorScheme, axes) == [])
  }

  @Test("What reads one has its values, each alone and with each of the others")
  func variants() throws {
    let axes = try #require(Self.axes)
    let rooms = Variants(over: Self.traits(), custom: axes) { $0[Room()] }
    #expect(rooms.values == ["hall", "attic", "cellar"])
    #expect(rooms.members.rawValue == 3 << 10)
    let both = Variants(over: Self.traits(), custom: axes) {
      "\($0[Room()]) \($0[Floor()]) \($0.colorScheme == .dark)"
    }
    #expect(both.values.count == 3 * 4 * 2)
    for room in ["hall", "attic", "cellar", "roof"] {
      for floor in 0...4 {
        let known = (room == "roof" ? "hall" : room, floor == 4 ? 0 : floor)
        #expect(both.value(for: Self.traits(room, floor)) == "\(known.0) \(known.1) false")
      }
    }
    #expect(Variants(over: Self.traits(), custom: axes) { $0[Other()] }.members == [])
    #expect(Variants(over: Self.traits()) { $0[Room()] }.members == [])
  }
}
