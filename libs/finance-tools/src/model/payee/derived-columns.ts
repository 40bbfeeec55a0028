import { descriptionKey } from '../description-key';
import { foldWords } from '../fold-words';
import { cleanPayee } from './clean-payee';
import { payeeKey } from './payee-key';

/** Where the payee of a transaction comes from. */
export type PayeeSource = 'person' | 'rule' | 'statement' | 'cleaned';

/** The name that a person or a rule gave. */
export interface GivenPayee {
  readonly name: string;
  readonly source: 'person' | 'rule';
}

/** What the columns that are computed depend on. */
export interface DescribedTransaction {
  readonly description: string;
  readonly statementPayee: string | null;
  readonly given: GivenPayee | null;
  readonly note: string | null;
  readonly tags: readonly string[];
}

/** The columns of a transaction that are computed when its texts change. */
export interface DerivedColumns {
  readonly payeeName: string;
  readonly payeeSource: PayeeSource;
  readonly payeeKey: string;
  /** Null where the key of the description contains every word. */
  readonly wordsKey: string | null;
}

/** `key`: the key of the description, where it is known. */
export function derivedColumns(
  { description, statementPayee, given, note, tags }: DescribedTransaction,
  key: string = descriptionKey(description),
): DerivedColumns {
  const { name, source } = payeeOf(description, statementPayee, given);
  return {
    payeeName: name,
    payeeSource: source,
    payeeKey: payeeKey(name),
    wordsKey: wordsKey(description, key, [name, note ?? '', ...tags]),
  };
}

/** A person's or a rule's payee, else the statement's, else the cleaned description. */
export function payeeOf(
  description: string,
  statementPayee: string | null,
  given: GivenPayee | null,
): { readonly name: string; readonly source: PayeeSource } {
  if (given !== null) return given;
  if (statementPayee !== null) return { name: statementPayee, source: 'statement' };
  return { name: cleanPayee(description), source: 'cleaned' };
}

const ASCII = /^[\0-\x7f]*$/;

function wordsKey(description: string, key: string, others: readonly string[]): string | null {
  const folded = foldWords(description);
  let words = folded;
  for (const text of others) {
    for (const word of foldWords(text).split(/\s+/)) {
      if (!words.includes(word)) words += ` ${word}`;
    }
  }
  // Folding leaves ASCII as its key has it.
  if (words === folded && ASCII.test(description)) return null;
  const found = descriptionKey(words);
  return found === key ? null : found;
}
