import { namesOf, PAID, PAID_BY, PRONOUNS, type NamedPerson } from './entry-landing';

const SHARED = '(?:split|dividid[oa]s?|compartilhad[oa]s?|compartid[oa]s?|partag[ée]{1,2}s?)';
const WITH = '(?:with|com|con|avec)';
/** Where the writer says who paid without a name. */
export const SPEAKER_PAID =
  "(?:i paid|paid by me|eu paguei|paguei eu|pago por mim|yo pagué|(?:la )?pagué yo|pagado por mí|j[’']ai payé|c[’']est moi qui ai payé|payé par moi)";
/** What is left of a day or a time that was taken out from behind it. */
const BEFORE_DAY = /(?: (?:on|at|em|às|el|le))+\s*$/i;

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
  const other = `(?:${names === '' ? '' : `${names}|`}${PRONOUNS}|them)`;
  const phrases = [
    SPEAKER_PAID,
    `(?:(?:it was|foi|fue|c[’']est|${WITH})\\s+)?(?:[ao]\\s+)?${other}${PAID}`,
    `${PAID_BY}\\s+${other}`,
    `(?:${SHARED}\\s+)?${WITH}\\s+(?:(?:a|o|la|el)\\s+)?${other}`,
    SHARED,
  ];
  // The longer ones first: "with Ana" is a part of "split with Ana".
  return phrases
    .reduce((text, phrase) => text.replaceAll(new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'giu'), ' '), description)
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replaceAll(/([,.;])(?:\s*[,.;])+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;:–-]+/, '')
    .replace(BEFORE_DAY, '')
    .replace(/(?:[\s,;:–-]|(?<!\p{L})(?:and|e|y|et)$)+$/u, '')
    .trim();
}
