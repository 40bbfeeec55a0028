const ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}+/gu;
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // The lower case of a sigma depends on where it stands.
  ς: 'σ',
};

/** A text without case and accents, the same for every locale; `Zürich Straße` becomes `zurich strasse`. Idempotent. */
export function foldWords(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Lower case brings new marks: a capital I with a dot becomes an i and a dot.
  return withoutMarks(withoutMarks(text).toLowerCase()).replace(
    /[ßæœøłđıς]/g,
    (letter) => SPELLED_OUT[letter] ?? letter,
  );
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(MARKS, '');
}
