const texts = new WeakMap<TemplateStringsArray, string>();

/** The text of a template with `$1`, `$2` … in the places of its values. A template is one object wherever it is used. */
export function numberedText(template: TemplateStringsArray): string {
  let text = texts.get(template);
  if (text === undefined) {
    text = template.reduce((before, part, index) => `${before}$${index}${part}`);
    texts.set(template, text);
  }
  return text;
}
