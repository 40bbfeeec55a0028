import type { Candidate } from './greedy-pairs';
import { isAccountKind, isTransferWord, namingWords, wordsOf } from './link-words';
import type { LinkableAccount, LinkableRow } from './linkable-row';
import { rowTexts, type RowText } from './row-texts';

/** What the texts of two rows say about a transfer between their accounts. */
export interface TransferTexts {
  /** How many words of transfers and names of accounts they have. */
  readonly score: number;
  readonly agrees: boolean;
  /** Neither text says anything. */
  readonly isSilent: boolean;
}

/** Reads the texts of rows as those of transfers. */
export class TransferReader {
  readonly #textOf = rowTexts();
  readonly #names: ReadonlyMap<string, readonly string[]>;

  constructor(readonly accounts: ReadonlyMap<string, LinkableAccount>) {
    this.#names = new Map([...accounts].map(([id, { name }]) => [id, distinctive(name)]));
  }

  read({ left, right }: Pick<Candidate, 'left' | 'right'>): TransferTexts {
    const own = this.#wordsOf([left.accountId, right.accountId]);
    const sides = [
      { row: left, other: right },
      { row: right, other: left },
    ].map(({ row, other }) => ({
      namesOther: this.#namesAccount(this.#textOf(row), other.accountId, row.accountId),
      namesThird: this.#namesAnother(this.#textOf(row), row.accountId, other.accountId),
      hasWord: this.hasWord(row),
      rest: namingWords(row.payeeKey).filter((word) => !own.has(word) && !isAccountKind(word)),
    }));
    const [one, two] = sides as [(typeof sides)[0], (typeof sides)[0]];
    const hasEvidence = (side: typeof one) => side.hasWord || side.namesOther;
    const isAboutOne = one.rest.length + two.rest.length === 0 || one.rest.some((word) => two.rest.includes(word));
    const isNamed = one.namesOther || two.namesOther;
    const isOtherSilent = one.namesOther ? two.rest.length === 0 : one.rest.length === 0;
    const agrees =
      !one.namesThird &&
      !two.namesThird &&
      ((hasEvidence(one) && hasEvidence(two) && (isNamed || isAboutOne)) || (isNamed && isOtherSilent));
    return {
      score: sides.reduce((sum, side) => sum + Number(side.hasWord) + Number(side.namesOther), 0),
      agrees,
      isSilent: one.rest.length + two.rest.length === 0,
    };
  }

  /** Whether a row's text has a word of transfers. */
  hasWord(row: LinkableRow): boolean {
    return [...this.#textOf(row).description].some(isTransferWord);
  }

  /** Whether a text names the account `id`, by its name or by an institution that `own` is not of. */
  #namesAccount(text: RowText, id: string, own: string): boolean {
    const [account, other] = [this.accounts.get(id), this.accounts.get(own)];
    const institution =
      account === undefined || account.institution === other?.institution ? [] : distinctive(account.institution ?? '');
    return hasAll(text, this.#names.get(id) ?? []) || hasAll(text, institution);
  }

  /** Whether a text names an account other than the two. */
  #namesAnother(text: RowText, one: string, other: string): boolean {
    return [...this.#names].some(([id, words]) => id !== one && id !== other && hasAll(text, words));
  }

  #wordsOf(ids: readonly string[]): ReadonlySet<string> {
    const texts = ids.flatMap((id) => [this.accounts.get(id)?.name ?? '', this.accounts.get(id)?.institution ?? '']);
    return new Set(texts.flatMap(wordsOf));
  }
}

function distinctive(name: string): string[] {
  return wordsOf(name).filter((word) => word.length > 2);
}

function hasAll({ description }: RowText, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => description.has(word));
}
