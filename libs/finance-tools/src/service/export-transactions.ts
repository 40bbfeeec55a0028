import { decimalFromNumeric } from '../domain/decimal';
import { exportHead, exportLines, type ExportedTransaction, type ExportFormat } from '../domain/export-lines';
import { categoryId } from '../domain/published-ids';
import { nextTransactions, type StoredTransaction } from '../store/export-transactions';
import type { LedgerContext } from './ledger-context';
import { readingOneMoment } from './reading';

export interface ExportOptions {
  /** `jsonl`: everything, exactly. `csv`: for spreadsheets; texts that look like formulas get an apostrophe. */
  readonly format: ExportFormat;
  /** One account instead of all. */
  readonly accountId?: string;
  /** Gets the text piece by piece, and is waited for. */
  readonly write: (text: string) => Promise<void> | void;
  /** Told after each piece how many transactions have been written. */
  readonly onProgress?: (written: number) => void;
}

const BATCH_ROWS = 5_000;

/**
 * Writes all imported transactions, the oldest first, as they stand at one moment, whatever is imported meanwhile; memory
 * stays flat. What sources lend is exported where it is kept. Gives the number of transactions.
 */
export function exportTransactions(context: LedgerContext, options: ExportOptions): Promise<number> {
  const { format, accountId, write, onProgress } = options;
  return readingOneMoment(context, async (queries) => {
    await write(exportHead(format));
    let [written, last] = [0, undefined as StoredTransaction | undefined];
    for (;;) {
      const batch = await nextTransactions(queries, context.owner, accountId, last, BATCH_ROWS);
      await write(exportLines(format, batch.map(exported)));
      written += batch.length;
      last = batch.at(-1);
      onProgress?.(written);
      if (batch.length < BATCH_ROWS) return written;
    }
  });
}

function exported(stored: StoredTransaction): ExportedTransaction {
  return {
    id: stored.sequence,
    account_id: stored.accountId,
    category_id: stored.categoryNumber === null ? null : categoryId(stored.categoryNumber),
    category_name: stored.categoryName,
    description: stored.description,
    amount: { amount: decimalFromNumeric(stored.amount), currency: stored.currency },
    booked_at: stored.bookedAt.replace(' ', 'T'),
    external_id: stored.externalId,
  };
}
