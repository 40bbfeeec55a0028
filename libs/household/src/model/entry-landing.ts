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

const SHARING = /(^|[^\p{L}])(with|split|com|dividid[oa]s?|con|compartid[oa]s?|avec|partagée?s?)(?![\p{L}])/iu;
const ACCOUNT = /(^|\s)@([\p{L}\p{N}_-]+)/u;
const PAID = '(paid|pays|pagou|paga|pagó|pago|a payé|paie)';

/** Where the text itself says that it goes; undefined where it does not say. */
export function landingInText(text: string, others: readonly NamedPerson[]): Landing | undefined {
  if (SHARING.test(text) || others.some((person) => namesPerson(text, person))) return { ledger: 'shared' };
  const account = ACCOUNT.exec(text)?.[2];
  return account === undefined ? undefined : { ledger: 'account', account };
}

/** The text without the name of an account. */
export function withoutAccount(text: string): string {
  return text.replace(ACCOUNT, '$1').trim();
}

/** The id of another person whom the text names as the one who paid. */
export function payerInText(text: string, others: readonly NamedPerson[]): string | undefined {
  const paid = others.find((person) => {
    const names = namesOf(person).join('|');
    return new RegExp(`(?<!\\p{L})(${names})\\s+${PAID}(?!\\p{L})|paid by (${names})(?!\\p{L})`, 'iu').test(text);
  });
  return paid?.id;
}

function namesPerson(text: string, person: NamedPerson): boolean {
  return new RegExp(`(?<!\\p{L})(${namesOf(person).join('|')})(?!\\p{L})`, 'iu').test(text);
}

/** The id and name of a person as parts of a regular expression. */
export function namesOf({ id, name }: NamedPerson): string[] {
  return [id, name].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
