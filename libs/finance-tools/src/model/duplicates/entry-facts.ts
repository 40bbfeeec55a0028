import type { Decimal } from '../decimal';

/** How an entry of a statement relates to what is stored. */
export type EntryStatus = 'new' | 'duplicate' | 'modified' | 'similar';

/** What identifies an entry of a statement. */
export interface EntryFacts {
  /** Its day, amount and text: see `factsOf`. */
  readonly facts: string;
  /** The bank's id of it, as the statement has it. */
  readonly id: string | null;
  /** What version 0.1 may have stored of the same line where that is something else: facts too. */
  readonly former: readonly string[];
}

/** What entries are compared with: a transaction of the account, or an entry of an earlier statement of the same file. */
export interface StoredFacts {
  readonly sequence: bigint;
  readonly facts: string;
  readonly id: string | null;
  /** The statement it came with; undefined for transactions that version 0.1 stored. */
  readonly origin: StatementOrigin | undefined;
}

/** What the statement of a stored transaction was. */
export interface StatementOrigin {
  /** Statements of one layout have the same texts: see `Statement.layout`. */
  readonly layout: string;
  readonly isProven: boolean;
}

/** `descriptionKey`: see there; it has no blanks. */
export function factsOf(day: string, amount: Decimal, descriptionKey: string): string {
  return `${day} ${amount} ${descriptionKey}`;
}

/** The parts of what `factsOf` has joined. */
export function splitFacts(facts: string): {
  readonly day: string;
  readonly amount: Decimal;
  readonly textKey: string;
} {
  const afterAmount = facts.indexOf(' ', 11);
  return {
    day: facts.slice(0, 10),
    amount: facts.slice(11, afterAmount) as Decimal,
    textKey: facts.slice(afterAmount + 1),
  };
}

/** Day and amount alone. */
export function dayAndAmount(facts: string): string {
  return facts.slice(0, facts.indexOf(' ', 11));
}
