// swift-format-ignore-file
// Made by DescribedModuleStylesTests: don't edit.

import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML
import RestyleMarkup
import RestyleTerminal

/// What styles of modules are encoded as, built by their debug descriptions, and as they were.
func describedModuleStyles() throws -> [(built: String, json: String)] {
  var styles: [(built: String, json: String)] = []
  styles.append((try encoded(StackStyle.self, StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))), json: ###"{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":0,"wraps":false}"###))
  styles.append((try encoded(StackStyle.self, StackStyle(axis: .horizontal, spacing: 4.0, insets: EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0), alignment: .firstBaseline, background: BackgroundStyle(color: Color(hex: 0xff0000), border: BorderStyle(width: 1.0, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))), json: ###"{"alignment":"firstBaseline","axis":"horizontal","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"#0000ff","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":1},"color":"#ff0000","layers":{"shadows":[]}},"box":{},"insets":{"bottom":3,"leading":2,"top":1,"trailing":4},"spacing":4,"wraps":false}"###))
  styles.append((try encoded(StackStyle.self, StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: true, columns: 3, box: BoxStyle(margins: nil, width: BoxLength(value: 0.5, unit: .fraction), minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: BoxLength(value: 44.0, unit: .points), maximumHeight: nil, alignment: .center, opacity: 0.5, pressedOffset: nil, outline: nil, overflow: nil))), json: ###"{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{"alignment":"center","minimumHeight":{"unit":"points","value":44},"opacity":0.5,"width":{"unit":"fraction","value":0.5}},"columns":3,"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":0,"wraps":true}"###))
  styles.append((try encoded(EmailStyle.self, EmailStyle(width: 600.0, background: Color(light: Color(hex: 0xffffff), dark: Color(hex: 0x000000)), insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 16.0
}, adaptsToColorScheme: true, plainTextWidth: 72)), json: ###"{"adaptsToColorScheme":true,"background":{"dark":"#000000","light":"#ffffff"},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"plainTextWidth":72,"text":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":16},"width":600}"###))
  styles.append((try encoded(EmailStyle.self, EmailStyle(width: 560.0, background: Color(hex: 0xffffff), insets: EdgeInsets(top: 24.0, leading: 24.0, bottom: 24.0, trailing: 24.0), text: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
}, adaptsToColorScheme: false, plainTextWidth: 60)), json: ###"{"adaptsToColorScheme":false,"background":"#ffffff","insets":{"bottom":24,"leading":24,"top":24,"trailing":24},"plainTextWidth":60,"text":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17},"width":560}"###))
  styles.append((try encoded(ContainerStyle.self, ContainerStyle(name: nil, measure: .width)), json: ###"{"measure":"width"}"###))
  styles.append((try encoded(ContainerStyle.self, ContainerStyle(name: "card", measure: .size)), json: ###"{"measure":"size","name":"card"}"###))
  styles.append((try encoded(MarkdownStyle.self, MarkdownStyle(text: TextStyle()).restyled {
  $0.emphasis = TextStyle().restyled {
  $0.fontSlant = .italic
}
  $0.strong = TextStyle().restyled {
  $0.fontWeight = .bold
}
  $0.strikethrough = TextStyle().restyled {
  $0.strikethrough = TextLine(pattern: .solid)
}
  $0.code = TextStyle().restyled {
  $0.fontFamily = .system(.monospaced)
}
  $0.link = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x0066cc), dark: Color(hex: 0x0091ff), lightIncreasedContrast: Color(hex: 0x0050a8), darkIncreasedContrast: Color(hex: 0x5cb8ff))
  $0.underline = TextLine(pattern: .solid)
}
  $0.image = TextStyle()
  $0.paragraph = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}
  $0.headings = [TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 28.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 22.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 20.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 15.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 13.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}]
  $0.codeText = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.monospaced)
  $0.fontSize = 17.0
  $0.numberOfLines = 0
}
  $0.quoteText = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x3c3c43, alpha: 0.74), dark: Color(hex: 0xebebf5, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.88), darkIncreasedContrast: Color(hex: 0xebebf5, alpha: 0.68))
}
  $0.marker = TextStyle()
  $0.bullet = "•"
  $0.openTask = "☐"
  $0.doneTask = "☑"
  $0.document = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.quote = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 4.0, leading: 12.0, bottom: 4.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 3.0, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68)), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.leading])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.codeBlock = StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 12.0, leading: 12.0, bottom: 12.0, trailing: 12.0), alignment: .fill, background: BackgroundStyle(color: Color(light: Color(hex: 0xf2f2f7), dark: Color(hex: 0x1c1c1e), lightIncreasedContrast: Color(hex: 0xebebf0), darkIncreasedContrast: Color(hex: 0x242426)), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 8.0, topTrailing: 8.0, bottomLeading: 8.0, bottomTrailing: 8.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: .scrolling))
  $0.list = StackStyle(axis: .vertical, spacing: 4.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.looseList = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.item = StackStyle(axis: .horizontal, spacing: 8.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .firstBaseline, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.table = TableStyle(caption: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, header: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.fontWeight = .semibold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, cell: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, cellInsets: EdgeInsets(top: 8.0, leading: 12.0, bottom: 8.0, trailing: 12.0), separator: SeparatorStyle(width: 1.0, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), headerColor: nil, stripeColor: nil)
  $0.tableBlock = StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: .scrolling))
  $0.separator = SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68)))
}), json: ###"{"bullet":"•","code":{"fontFamily":{"system":"monospaced"}},"codeBlock":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":8,"bottomTrailing":8,"topLeading":8,"topTrailing":8},"width":0},"color":{"dark":"#1c1c1e","darkIncreasedContrast":"#242426","light":"#f2f2f7","lightIncreasedContrast":"#ebebf0"},"layers":{"shadows":[]}},"box":{"overflow":"scrolling"},"insets":{"bottom":12,"leading":12,"top":12,"trailing":12},"spacing":0,"wraps":false},"codeText":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"monospaced"},"fontSize":17,"numberOfLines":0},"document":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":16,"wraps":false},"doneTask":"☑","emphasis":{"fontSlant":"italic"},"headings":[{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":28,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":22,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":20,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":15,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":13,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0}],"image":{},"item":{"alignment":"firstBaseline","axis":"horizontal","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":8,"wraps":false},"link":{"color":{"dark":"#0091ff","darkIncreasedContrast":"#5cb8ff","light":"#0066cc","lightIncreasedContrast":"#0050a8"},"underline":{"pattern":"solid"}},"list":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":4,"wraps":false},"looseList":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":16,"wraps":false},"marker":{},"openTask":"☐","paragraph":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17,"lineBreakMode":"wordWrapping","numberOfLines":0},"quote":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["leading"],"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":3},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":4,"leading":12,"top":4,"trailing":0},"spacing":16,"wraps":false},"quoteText":{"color":{"dark":"rgba(235, 235, 245, 0.6)","darkIncreasedContrast":"rgba(235, 235, 245, 0.68)","light":"rgba(60, 60, 67, 0.74)","lightIncreasedContrast":"rgba(60, 60, 67, 0.88)"}},"separator":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5},"strikethrough":{"strikethrough":{"pattern":"solid"}},"strong":{"fontWeight":700},"table":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"caption":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17,"lineBreakMode":"wordWrapping","numberOfLines":0},"cell":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17,"lineBreakMode":"wordWrapping","numberOfLines":0},"cellInsets":{"bottom":8,"leading":12,"top":8,"trailing":12},"header":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17,"fontWeight":600,"lineBreakMode":"wordWrapping","numberOfLines":0},"separator":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":1}},"tableBlock":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{"overflow":"scrolling"},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":0,"wraps":false}}"###))
  styles.append((try encoded(MarkdownStyle.self, MarkdownStyle(text: TextStyle()).restyled {
  $0.emphasis = TextStyle().restyled {
  $0.fontSlant = .italic
}
  $0.strong = TextStyle().restyled {
  $0.fontWeight = .bold
}
  $0.strikethrough = TextStyle().restyled {
  $0.strikethrough = TextLine(pattern: .solid)
}
  $0.code = TextStyle().restyled {
  $0.fontFamily = .system(.monospaced)
}
  $0.link = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x0066cc), dark: Color(hex: 0x0091ff), lightIncreasedContrast: Color(hex: 0x0050a8), darkIncreasedContrast: Color(hex: 0x5cb8ff))
  $0.underline = TextLine(pattern: .solid)
}
  $0.image = TextStyle()
  $0.paragraph = TextStyle().restyled {
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}
  $0.headings = [TextStyle().restyled {
  $0.fontSize = 28.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.fontSize = 22.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.fontSize = 20.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.fontSize = 17.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.fontSize = 15.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, TextStyle().restyled {
  $0.fontSize = 13.0
  $0.fontWeight = .bold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}]
  $0.codeText = TextStyle().restyled {
  $0.fontFamily = .system(.monospaced)
  $0.numberOfLines = 0
}
  $0.quoteText = TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x3c3c43, alpha: 0.74), dark: Color(hex: 0xebebf5, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.88), darkIncreasedContrast: Color(hex: 0xebebf5, alpha: 0.68))
}
  $0.marker = TextStyle()
  $0.bullet = "–\"\\"
  $0.openTask = "☐"
  $0.doneTask = "☑"
  $0.document = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.quote = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 4.0, leading: 12.0, bottom: 4.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0xff0000), border: BorderStyle(width: 1.0, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.codeBlock = StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 12.0, leading: 12.0, bottom: 12.0, trailing: 12.0), alignment: .fill, background: BackgroundStyle(color: Color(light: Color(hex: 0xf2f2f7), dark: Color(hex: 0x1c1c1e), lightIncreasedContrast: Color(hex: 0xebebf0), darkIncreasedContrast: Color(hex: 0x242426)), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 8.0, topTrailing: 8.0, bottomLeading: 8.0, bottomTrailing: 8.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: .scrolling))
  $0.list = StackStyle(axis: .vertical, spacing: 4.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.looseList = StackStyle(axis: .vertical, spacing: 16.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.item = StackStyle(axis: .horizontal, spacing: 8.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .firstBaseline, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: nil))
  $0.table = TableStyle(caption: TextStyle().restyled {
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, header: TextStyle().restyled {
  $0.fontWeight = .semibold
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, cell: TextStyle().restyled {
  $0.lineBreakMode = .wordWrapping
  $0.numberOfLines = 0
}, cellInsets: EdgeInsets(top: 8.0, leading: 12.0, bottom: 8.0, trailing: 12.0), separator: SeparatorStyle(width: 1.0, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68))), background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), headerColor: nil, stripeColor: nil)
  $0.tableBlock = StackStyle(axis: .vertical, spacing: 0.0, insets: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0), alignment: .fill, background: BackgroundStyle(color: Color(hex: 0x000000, alpha: 0), border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing])), wraps: false, columns: nil, box: BoxStyle(margins: nil, width: nil, minimumWidth: nil, maximumWidth: nil, height: nil, minimumHeight: nil, maximumHeight: nil, alignment: nil, opacity: nil, pressedOffset: nil, outline: nil, overflow: .scrolling))
  $0.separator = SeparatorStyle(width: 0.5, color: Color(light: Color(hex: 0x3c3c43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6), lightIncreasedContrast: Color(hex: 0x3c3c43, alpha: 0.37), darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68)))
}), json: ###"{"bullet":"–\"\\","code":{"fontFamily":{"system":"monospaced"}},"codeBlock":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":8,"bottomTrailing":8,"topLeading":8,"topTrailing":8},"width":0},"color":{"dark":"#1c1c1e","darkIncreasedContrast":"#242426","light":"#f2f2f7","lightIncreasedContrast":"#ebebf0"},"layers":{"shadows":[]}},"box":{"overflow":"scrolling"},"insets":{"bottom":12,"leading":12,"top":12,"trailing":12},"spacing":0,"wraps":false},"codeText":{"fontFamily":{"system":"monospaced"},"numberOfLines":0},"document":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":16,"wraps":false},"doneTask":"☑","emphasis":{"fontSlant":"italic"},"headings":[{"fontSize":28,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"fontSize":22,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"fontSize":20,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"fontSize":17,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"fontSize":15,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0},{"fontSize":13,"fontWeight":700,"lineBreakMode":"wordWrapping","numberOfLines":0}],"image":{},"item":{"alignment":"firstBaseline","axis":"horizontal","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":8,"wraps":false},"link":{"color":{"dark":"#0091ff","darkIncreasedContrast":"#5cb8ff","light":"#0066cc","lightIncreasedContrast":"#0050a8"},"underline":{"pattern":"solid"}},"list":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":4,"wraps":false},"looseList":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":16,"wraps":false},"marker":{},"openTask":"☐","paragraph":{"lineBreakMode":"wordWrapping","numberOfLines":0},"quote":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"#0000ff","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":1},"color":"#ff0000","layers":{"shadows":[]}},"box":{},"insets":{"bottom":4,"leading":12,"top":4,"trailing":0},"spacing":16,"wraps":false},"quoteText":{"color":{"dark":"rgba(235, 235, 245, 0.6)","darkIncreasedContrast":"rgba(235, 235, 245, 0.68)","light":"rgba(60, 60, 67, 0.74)","lightIncreasedContrast":"rgba(60, 60, 67, 0.88)"}},"separator":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":0.5},"strikethrough":{"strikethrough":{"pattern":"solid"}},"strong":{"fontWeight":700},"table":{"background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"caption":{"lineBreakMode":"wordWrapping","numberOfLines":0},"cell":{"lineBreakMode":"wordWrapping","numberOfLines":0},"cellInsets":{"bottom":8,"leading":12,"top":8,"trailing":12},"header":{"fontWeight":600,"lineBreakMode":"wordWrapping","numberOfLines":0},"separator":{"color":{"dark":"rgba(84, 84, 88, 0.6)","darkIncreasedContrast":"rgba(84, 84, 88, 0.68)","light":"rgba(60, 60, 67, 0.29)","lightIncreasedContrast":"rgba(60, 60, 67, 0.37)"},"width":1}},"tableBlock":{"alignment":"fill","axis":"vertical","background":{"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"color":"rgba(0, 0, 0, 0)","layers":{"shadows":[]}},"box":{"overflow":"scrolling"},"insets":{"bottom":0,"leading":0,"top":0,"trailing":0},"spacing":0,"wraps":false}}"###))
  styles.append((try encoded(TerminalTableStyle.self, TerminalTableStyle(border: BorderStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]), headerSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), rowSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), columnSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), header: TextStyle().restyled {
  $0.fontWeight = .bold
}, text: TextStyle(), footer: TextStyle(), caption: TextStyle().restyled {
  $0.fontSlant = .italic
}, backgrounds: SectionStyle.Background(top: nil, middle: nil, bottom: nil, unique: nil), padding: 1)), json: ###"{"backgrounds":{},"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgba(0, 0, 0, 0)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0},"caption":{"fontSlant":"italic"},"columnSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"footer":{},"header":{"fontWeight":700},"headerSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"padding":1,"rowSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"text":{}}"###))
  styles.append((try encoded(TerminalTableStyle.self, TerminalTableStyle(border: BorderStyle(width: 1.0, color: Color(white: 0.5), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]), headerSeparator: SeparatorStyle(width: 1.0, color: Color(white: 0.5)), rowSeparator: SeparatorStyle(width: 1.0, color: Color(white: 0.5)), columnSeparator: SeparatorStyle(width: 1.0, color: Color(white: 0.5)), header: TextStyle().restyled {
  $0.fontWeight = .bold
}, text: TextStyle(), footer: TextStyle(), caption: TextStyle().restyled {
  $0.fontSlant = .italic
}, backgrounds: SectionStyle.Background(top: nil, middle: nil, bottom: nil, unique: nil), padding: 1)), json: ###"{"backgrounds":{},"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"rgb(127.5, 127.5, 127.5)","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":1},"caption":{"fontSlant":"italic"},"columnSeparator":{"color":"rgb(127.5, 127.5, 127.5)","width":1},"footer":{},"header":{"fontWeight":700},"headerSeparator":{"color":"rgb(127.5, 127.5, 127.5)","width":1},"padding":1,"rowSeparator":{"color":"rgb(127.5, 127.5, 127.5)","width":1},"text":{}}"###))
  styles.append((try encoded(TerminalTableStyle.self, TerminalTableStyle(border: BorderStyle(width: 1.0, color: Color(hex: 0x0000ff), cornerRadii: CornerRadii(topLeading: 0.0, topTrailing: 0.0, bottomLeading: 0.0, bottomTrailing: 0.0), borderEdges: [.top, .leading, .bottom, .trailing]), headerSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), rowSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), columnSeparator: SeparatorStyle(width: 0.0, color: Color(hex: 0x000000, alpha: 0)), header: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
}, text: TextStyle(), footer: TextStyle().restyled {
  $0.color = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xffffff))
  $0.fontFamily = .system(.default)
  $0.fontSize = 17.0
}, caption: TextStyle().restyled {
  $0.fontSlant = .italic
}, backgrounds: SectionStyle.Background(top: nil, middle: nil, bottom: nil, unique: nil), padding: 3)), json: ###"{"backgrounds":{},"border":{"borderEdges":["top","leading","bottom","trailing"],"color":"#0000ff","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":1},"caption":{"fontSlant":"italic"},"columnSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"footer":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17},"header":{"color":{"dark":"#ffffff","light":"#000000"},"fontFamily":{"system":"default"},"fontSize":17},"headerSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"padding":3,"rowSeparator":{"color":"rgba(0, 0, 0, 0)","width":0},"text":{}}"###))
  return styles
}
