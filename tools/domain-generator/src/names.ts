/** A name such as `car-costs` in the spellings that the templates use. */
export function namesOf(name: string) {
  const words = name.split('-');
  const [first = '', ...rest] = words;
  const camel = first + rest.map(capitalized).join('');
  return {
    name,
    /** As a property of an object. */
    key: words.length > 1 ? `'${name}'` : name,
    camel,
    pascal: capitalized(camel),
    snake: words.join('_'),
    title: capitalized(words.join(' ')),
    words: words.join(' '),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
