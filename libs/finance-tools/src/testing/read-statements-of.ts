import { readStatements } from '../model/statement/read-statements';
import { RefusedStatement } from '../model/statement/refused-statement';
import type { KnownAccount, ReadingArguments } from '../model/statement/reading-arguments';
import type { StatementEntry, StatementRefusal, StatementsSummary } from '../model/statement/statement-reading';

export const TODAY = '2026-11-22';

/** A file as an account in a currency reads it. */
export function readFile(
  content: string | Uint8Array,
  currency = 'EUR',
  settings: ReadingArguments = {},
  account: Partial<KnownAccount> = {},
): { readonly summary: StatementsSummary; readonly entries: readonly StatementEntry[] } {
  const target = { currency, mappings: {}, lastClosing: null, ...account };
  const { summary, entries } = readStatements(content, settings, { target, byNumber: {} }, TODAY);
  return { summary, entries: [...entries()] };
}

/** Day, amount and description of each entry. */
export function rowsOf(content: string | Uint8Array, currency = 'EUR', settings: ReadingArguments = {}): string[] {
  return readFile(content, currency, settings).entries.map(
    ({ bookedAt, amount, description }) => `${bookedAt.slice(0, 10)} ${amount} ${description}`,
  );
}

export function refusalOf(
  content: string | Uint8Array,
  currency = 'EUR',
  settings: ReadingArguments = {},
  account: Partial<KnownAccount> = {},
): StatementRefusal {
  try {
    readFile(content, currency, settings, account);
  } catch (error) {
    if (error instanceof RefusedStatement) return error.refusal;
    throw error;
  }
  throw new Error('nothing was refused');
}
