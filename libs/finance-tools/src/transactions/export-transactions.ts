import { readTransaction, type LedgerContext } from '../context';
import { decimalFromNumeric } from '../model/decimal';
import { categoryId } from '../model/published-ids';
import { nextTransactions, type StoredTransaction } from '../store/exported-transactions';
import { exportHead, exportLines, type ExportedTransaction, type ExportFormat } from './export-lines';

export interface ExportOptions {
  /** `jsonl`: everything, exactly. `csv`: for spreadsheets; texts that look like formulas get an apostrophe. */
  readonly format: ExportFormat;
  /** Exports one account instead of all. */
  readonly accountId?: string;
  /** Receives the text in pieces; the export waits until it is done with one. */
  readonly write: (text: string) => Promise<void> | void;
  /** Receives after each piece how many transactions have been written. */
  readonly onProgress?: (written: number) => void;
}

const BATCH_ROWS = 5_000;

/**
 * Writes all imported transactions, oldest first, from one snapshot of the ledger, in constant memory. Transactions of
 * sources are not part of it. Returns the number of transactions.
 */
export function exportTransactions(context: LedgerContext, options: ExportOptions): Promise<number> {
  const { format, accountId, write, onProgress } = options;
  return readTransaction(context, async (connection) => {
    await write(exportHead(format));
    let [written, last] = [0, undefined as StoredTransaction | undefined];
    for (;;) {
      const batch = await nextTransactions(connection, context.owner, accountId, last, BATCH_ROWS);
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
