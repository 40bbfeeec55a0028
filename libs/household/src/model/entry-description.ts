import { namesOf, PAID, PAID_BY, PRONOUNS, type NamedPerson } from './entry-landing';

const SHARED = '(?:split|dividid[oa]s?|compartilhad[oa]s?|compartid[oa]s?|partag[ée]{1,2}s?)';
const WITH = '(?:with|com|con|avec)';
/** Where the writer says who paid without a name. */
const SPEAKER_PAID =
  "(?:i paid|paid by me|(?:quem pagou fui eu|fui eu (?:que|quem) (?:paguei|pagou)|eu paguei|paguei eu)|pago por mim|(?:fui yo quien pag(?:ó|ué)|yo pagué|(?:l[ao]s? )?pagué yo)|pagado por mí|c[’']est moi qui ai payé|j[’']ai payé|payé par moi)";
const IT_WAS = "(?:(?:it was|quem pagou foi|quien pagó fue|foi|fue|c[’']est)\\s+)?";
/** What stands before the thing, where who paid opens the text: `Ana pagou 45 de uber`, `Ana paid for the taxi`. */
const BEFORE_THING = '(?:\\s+(?:for|on|d[aeo]|n[ao]|en|em|por))?(?:\\s+(?:the|[ao]s?|el|l[ao]s|les?))?';
/** What is left of a day or a time that was taken out from behind it. */
const BEFORE_DAY = /(?:\s+(?:on|at|às|em|el|le|no dia|el día))+\s*$/iu;

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
  const other = `(?:${[...(names === '' ? [] : [names]), ...PRONOUNS, 'them'].join('|')})`;
  const phrases = [
    SPEAKER_PAID,
    `^\\s*(?:[ao]\\s+)?${other}${PAID}${BEFORE_THING}`,
    `${WITH}\\s+(?:(?:a|o|la|el)\\s+)?${other}${PAID}`,
    `${IT_WAS}(?:[ao]\\s+)?${other}${PAID}`,
    `${PAID_BY}\\s+${other}`,
    `quem pagou foi (?:[ao]\\s+)?${other}`,
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
