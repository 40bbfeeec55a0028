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
/** Between who paid and the verb: `Letícia já pagou`, `foi a Letícia que pagou`, `Letícia a déjà payé`. */
const ALREADY = '(?:,?\\s+(?:who|that|que|quem|quien|qui|l[ao]s?|j[áa]|ya|just|already|has))*';
/** What a person did who paid, behind the name. */
export const PAID = `${ALREADY}\\s+(?:paid|payed|pays|covered|bought|spent|pagou|paga|comprou|gastou|pag[oó]|ha pagado|compró|gastó|a (?:déjà )?(?:pay[ée]|acheté|réglé|dépensé)|paie|paye)(?!\\s+(?:fui|foi|fue|was))`;
/** Before the name. Where it may also be the one who was paid (`pagó a Ana`), it is not read so. */
export const PAID_BY =
  '(?:(?:paid|covered) by|(?:l[ao]s? )?(?:pagó|ha pagado)|pagou(?: [ao])?|pag(?:ad)?[oa] (?:por|pel[ao])|(?:pay|régl)ée?s? par)';
/** Where who it was follows: `quem pagou foi a Ana`, `ce n'est pas moi qui ai payé, c'est Ana`. */
const ASKED_WHO_PAID = "(?:quem pagou|não paguei|quien pagó|no pagué|(?:i )?didn[’']t pay|pas (?:moi )?qui ai payé)";
/** The other one, in a household of two. */
export const PRONOUNS = 'she|he|her|him|ela|ele|ella|él|elle|il|lui';
/** Whom these words precede did not pay. */
const NOT = '(?<!(?:not|n[ãa]o|no|pas) (?:foi |fue |l[ao]s? )?)';

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
  return others.find((person) => {
    // Where there are several, nobody knows whom a pronoun means.
    const names = `(?:${[...namesOf(person), ...(others.length === 1 ? [PRONOUNS] : [])].join('|')})`;
    return (
      isPhraseIn(`${NOT}(?:${names}${PAID}|${PAID_BY}\\s+${names})`, text) ||
      (isPhraseIn(ASKED_WHO_PAID, text) && isPhraseIn(`(?:it was|foi (?:[ao] )?|fue|c[’']est) ?${names}`, text))
    );
  })?.id;
}

const isPhraseIn = (phrase: string, text: string) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu').test(text);

function namesPerson(text: string, person: NamedPerson): boolean {
  return isPhraseIn(`(?:${namesOf(person).join('|')})`, text);
}

/** The id and name of a person, the name without its accents too, as parts of a regular expression. */
export function namesOf({ id, name }: NamedPerson): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [id, name, plain].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
