import { isSharedEvenly } from './entry-sharing';

/** A person of the household as an entry may name them. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** Where an entry goes, and who paid it. */
export interface Landing {
  readonly ledger: 'shared' | 'budget' | 'account';
  /** The id or name of an account. */
  readonly account?: string;
}

const SHARING =
  /(^|[^\p{L}])(with|split|com|dividid[oa]s?|compartilhad[oa]s?|con|compartid[oa]s?|avec|partagée?s?)(?![\p{L}])/iu;
const ACCOUNT = /(^|\s)@([\p{L}\p{N}_-]+)/u;
/** What a person did who paid, behind the name. */
export const PAID =
  '(?:paid|pays|has paid|covered|bought|pagou|paga|comprou|pag[oó]|ha pagado|compró|a pay[ée]|paie|paye|a acheté|a réglé)';
/** Before the name. Where it may also be the one who was paid (`pagó a Ana`), it is not read so. */
const PAID_BY = '(?:paid by|pagó|pagou(?: [ao])?|pag(?:ad)?[oa] (?:por|pel[ao])|payée?s? par)';
/** Where who it was follows: `quem pagou foi a Ana`, `ce n'est pas moi qui ai payé, c'est Ana`. */
const ASKED_WHO_PAID = "(?:quem pagou|não paguei|quien pagó|no pagué|(?:i )?didn[’']t pay|pas (?:moi )?qui ai payé)";
/** Who paid, told by a pronoun: the other one, in a household of two. */
export const THE_OTHER_PAID =
  "(?:(?:she|he) paid|paid by (?:her|him)|(?:ela|ele) pagou|pago por (?:ela|ele)|(?:ella|él) (?:pagó|lo pagó)|(?:lo )?pagó (?:ella|él)|pagado por (?:ella|él)|(?:elle|il) a payé|c[’']est (?:elle|lui) qui a payé|payée? par (?:elle|lui))";

/** Where the text itself says that it goes; undefined where it does not say. */
export function landingInText(text: string, others: readonly NamedPerson[]): Landing | undefined {
  if (SHARING.test(text) || isSharedEvenly(text) || others.some((person) => namesPerson(text, person)))
    return { ledger: 'shared' };
  const account = ACCOUNT.exec(text)?.[2];
  return account === undefined ? undefined : { ledger: 'account', account };
}

/** The text without the name of an account. */
export function withoutAccount(text: string): string {
  return text.replace(ACCOUNT, '$1').trim();
}

/** The id of another person whom the text names as the one who paid, or means where there is one other. */
export function payerInText(text: string, others: readonly NamedPerson[]): string | undefined {
  const paid = others.find((person) => {
    const names = `(?:${namesOf(person).join('|')})`;
    return (
      isPhraseIn(`${names}\\s+${PAID}`, text) ||
      isPhraseIn(`${PAID_BY}\\s+${names}`, text) ||
      isPhraseIn(`c[’']est ${names} qui a payé`, text) ||
      (isPhraseIn(ASKED_WHO_PAID, text) && isPhraseIn(`(?:it was|foi (?:[ao] )?|fue|c[’']est) ?${names}`, text))
    );
  });
  if (paid !== undefined) return paid.id;
  const [other, ...more] = others;
  return more.length === 0 && isPhraseIn(THE_OTHER_PAID, text) ? other?.id : undefined;
}

const isPhraseIn = (phrase: string, text: string) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu').test(text);

function namesPerson(text: string, person: NamedPerson): boolean {
  return isPhraseIn(`(?:${namesOf(person).join('|')})`, text);
}

/** The id and name of a person as parts of a regular expression. */
export function namesOf({ id, name }: NamedPerson): string[] {
  return [id, name].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
