import RestyleHTML

/// A page as somebody wrote it, with the design system's own class names and no style of its own.
struct HandWrittenPage {
  let sheet: StyleSheet
  let brand: Brand
  /// What the reader chose by the page's toggle; nil for what the system says.
  var chosenScheme: String?

  /// The states that are shown of each control, and the attributes that bring them about.
  static let states = ["", "disabled", "data-state=hovered", "data-state=highlighted", "autofocus"]

  var html: String {
    let choice = chosenScheme.map { " data-color-scheme=\($0)" } ?? ""
    var body = ""
    for text in CarbonClasses.texts { body += "<p class=\"\(text.classes)\">Hamburgefonstiv</p>\n" }
    for button in CarbonClasses.buttons {
      for state in Self.states { body += "<button class=\"\(button.classes)\" \(state)>Save</button>\n" }
    }
    for field in CarbonClasses.fields {
      for state in Self.states { body += "<input class=\"\(field.classes)\" \(state) placeholder=Name>\n" }
    }
    return """
      <!doctype html>
      <html lang=en\(choice)>
      <meta charset=utf-8>
      <title>Carbon</title>
      <style>\(sheet.css)</style>
      <body data-carbon-theme=\(brand.rawValue)>
      \(body)
      """
  }

  /// What a browser computes for the elements in their order, each while it has the focus if it is to have that.
  static let script = """
    const properties = [
      'color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing',
      'padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'min-height', 'height', 'border-top-width',
      'border-bottom-width', 'border-bottom-color', 'border-left-color', 'box-shadow', 'outline-style',
    ];
    const result = [];
    for (const element of document.querySelectorAll('p, button, input')) {
      if (element.hasAttribute('autofocus')) {
        // A page has no focus to give before its window has.
        for (let tries = 0; tries < 200 && !element.matches(':focus-visible'); tries++) {
          element.focus({focusVisible: true});
          if (!element.matches(':focus-visible')) await new Promise(done => setTimeout(done, 10));
        }
      } else {
        document.activeElement?.blur();
      }
      const style = getComputedStyle(element);
      const values = Object.fromEntries(properties.map(name => [name, style.getPropertyValue(name)]));
      values['placeholder-color'] = getComputedStyle(element, '::placeholder').color;
      values['text'] = element.textContent;
      result.push(values);
    }
    return result;
    """
}
