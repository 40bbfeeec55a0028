/** What payees may have in common: how their names begin, a word, the beginning of a word, or what kind of merchant they are. */
export type FeatureKind = 'leading' | 'word' | 'part' | 'merchant';

export interface PayeeFeature {
  readonly kind: FeatureKind;
  readonly text: string;
}

/** Shorter words, such as articles and initials, say nothing; in scripts without blanks between words any length does. */
const SHORTEST_WORD = 3;
const PART = 5;
const PART_OF = 7;

/** The features of a payee's key (words of letters and digits, single blanks), each once. */
export function payeeFeatures(payeeKey: string, merchantKind: string | undefined): PayeeFeature[] {
  const words = payeeKey.split(' ');
  const telling = [...new Set(words.filter(isTelling))];
  const features: PayeeFeature[] = telling.map((text) => ({ kind: 'word', text }));
  if (words.length > 1) features.push({ kind: 'leading', text: words.slice(0, 2).join(' ') });
  if (words[0] !== undefined && isTelling(words[0])) features.push({ kind: 'leading', text: words[0] });
  const parts = new Set(telling.filter((word) => word.length >= PART_OF).map((word) => word.slice(0, PART)));
  for (const text of parts) features.push({ kind: 'part', text });
  if (merchantKind !== undefined) features.push({ kind: 'merchant', text: merchantKind });
  return features;
}

function isTelling(word: string): boolean {
  return (word.length >= SHORTEST_WORD || /[^\0-\u024f]/u.test(word)) && !/^\d+$/.test(word);
}
