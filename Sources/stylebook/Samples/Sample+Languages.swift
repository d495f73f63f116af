import Restyle

// The long sentences are the first of article 1 of the Universal Declaration of Human Rights, which exists in
// more languages than any other text. Source: United Nations, Office of the High Commissioner for Human Rights.
extension Sample {
  /// The first sample of each style, long enough to run over several lines.
  static let english = Sample(
    language: "en",
    name: "English",
    short: "All human beings are born free and equal in dignity and rights.",
    long: """
      All human beings are born free and equal in dignity and rights. They are endowed with reason and \
      conscience and should act towards one another in a spirit of brotherhood.
      """
  )

  /// One language or more for each kind of script that a style should be looked at in.
  static let languages = [
    Sample(
      language: "cs",
      name: "Čeština",
      short: "Všichni se rodíme svobodní.",
      long: "Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv."
    ),
    Sample(
      language: "vi",
      name: "Tiếng Việt",
      short: "Mọi người sinh ra đều tự do.",
      long: "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."
    ),
    Sample(
      language: "el",
      name: "Ελληνικά",
      short: "Όλοι γεννιόμαστε ελεύθεροι.",
      long: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."
    ),
    Sample(
      language: "ru",
      name: "Русский",
      short: "Все мы рождаемся свободными.",
      long: "Все люди рождаются свободными и равными в своём достоинстве и правах."
    ),
    Sample(
      language: "ar",
      name: "العربية",
      direction: .rightToLeft,
      short: "نولد جميعًا أحرارًا.",
      long: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."
    ),
    Sample(
      language: "he",
      name: "עברית",
      direction: .rightToLeft,
      short: "כולנו נולדים בני חורין.",
      long: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."
    ),
    Sample(
      language: "hi",
      name: "हिन्दी",
      short: "हम सब स्वतन्त्र जन्मे हैं।",
      long: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"
    ),
    Sample(
      language: "zh-Hans",
      name: "简体中文",
      short: "人人生而自由。",
      long: "人人生而自由，在尊严和权利上一律平等。"
    ),
    Sample(
      language: "ja",
      name: "日本語",
      short: "人はみな自由に生まれる。",
      long: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"
    ),
    Sample(
      language: "ko",
      name: "한국어",
      short: "우리는 모두 자유롭게 태어난다.",
      long: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."
    ),
    Sample(
      language: "en",
      name: "Emoji",
      short: "Free 🕊️ and equal ⚖️ 👩🏽‍🚀👨‍👩‍👧",
      long: "Born free 🕊️ and equal ⚖️, all of us: 👩🏽‍🚀 👨🏿‍🍳 🧑🏻‍🎨 👨‍👩‍👧 🏳️‍🌈 ❤️‍🔥 in 1️⃣ 🌍"
    ),
  ]
}
