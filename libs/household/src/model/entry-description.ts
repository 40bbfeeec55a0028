import { namesOf, type NamedPerson } from './entry-landing';

const PAID = '(?:paid|pays|pagou|pag[oó]|a pay[ée]|paie)';
const SHARED = '(?:split|dividid[oa]s?|compartid[oa]s?|partag[ée]{1,2}s?)';
const WITH = '(?:with|com|con|avec)';
const PRONOUN = '(?:her|him|them|ela|ele|ella|él|elle|lui)';
/** Where the writer says who paid without a name. */
const SPEAKER_PAID =
  "(?:i paid|paid by me|eu paguei|paguei eu|pago por mim|yo pagué|pagué yo|pagado por mí|j[’']ai payé|c[’']est moi qui ai payé|payé par moi)";
const THE_OTHER_PAID =
  "(?:(?:she|he) paid|(?:ela|ele) pagou|(?:ella|él) pagó|(?:elle|il) a payé|c[’']est (?:elle|lui) qui a payé)";

/**
 * What an entry was for, without the words that say that it is shared, with whom and who paid: those are told apart by their
 * fields. Words about people who are not of the household stay.
 */
export function withoutSharing(description: string, people: readonly NamedPerson[]): string {
  // The longest first: one name may begin with another.
  const names = people
    .flatMap(namesOf)
    .sort((one, other) => other.length - one.length)
    .join('|');
  const others = names === '' ? PRONOUN : `(?:${names}|${PRONOUN})`;
  const phrases = [
    SPEAKER_PAID,
    THE_OTHER_PAID,
    ...(names === ''
      ? []
      : [
          `(?:${names})\\s+${PAID}`,
          `c[’']est (?:${names}) qui a payé`,
          `(?:paid by|pag(?:ad)?[oa] por|payée?s? par) (?:${names})`,
        ]),
    `(?:${SHARED}\\s+)?${WITH}\\s+${others}`,
    SHARED,
  ];
  // The longer ones first: "with Ana" is a part of "split with Ana".
  return phrases
    .reduce((text, phrase) => text.replaceAll(new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'giu'), ' '), description)
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replaceAll(/([,.;])(?:\s*[,.;])+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;:–-]+/, '')
    .replace(/(?:[\s,;:–-]|(?<!\p{L})(?:and|e|y|et)$)+$/u, '')
    .trim();
}
