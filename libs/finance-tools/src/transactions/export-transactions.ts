import { readTransaction, type LedgerContext } from '../context';
import { decimalFromNumeric } from '../model/decimal';
import { payeeOf } from '../model/payee/derived-columns';
import { categoryId } from '../model/published-ids';
import { categoryNames } from '../store/named-categories';
import { nextTransactions, type StoredTransaction } from '../store/exported-transactions';
import { exportHead, exportLines, type ExportedEntry, type ExportFormat } from './export-lines';

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
    const names = await categoryNames(connection, context.owner);
    await write(exportHead(format));
    let [written, last] = [0, undefined as StoredTransaction | undefined];
    for (;;) {
      const batch = await nextTransactions(connection, context.owner, accountId, last, BATCH_ROWS);
      await write(
        exportLines(
          format,
          batch.map((stored) => exported(stored, names)),
        ),
      );
      written += batch.length;
      last = batch.at(-1);
      onProgress?.(written);
      if (batch.length < BATCH_ROWS) return written;
    }
  });
}

function exported(stored: StoredTransaction, names: ReadonlyMap<number, string>): ExportedEntry {
  const { statementPayee, categoryNumber: number } = stored;
  // What an older version stored gets its payee at its first use.
  const computed = payeeOf(stored.description, statementPayee, null);
  const transaction = {
    id: stored.sequence,
    account_id: stored.accountId,
    category_id: number === null ? null : categoryId(number),
    category_name: stored.categoryName,
    description: stored.description,
    amount: { amount: decimalFromNumeric(stored.amount), currency: stored.currency },
    booked_at: stored.bookedAt.replace(' ', 'T'),
    external_id: stored.externalId,
    payee: stored.payee ?? computed.name,
    payee_source: stored.payeeSource ?? computed.source,
    note: stored.note,
    tags: stored.tags,
    split: (stored.split ?? []).map(({ amount, category_id: category, note }) => ({
      amount: decimalFromNumeric(amount),
      category_id: category === null ? null : categoryId(category),
      category_name: category === null ? null : (names.get(category) ?? null),
      note,
    })),
    category_source: stored.categorySource ?? (number === null ? null : 'statement'),
    raw: stored.raw,
  };
  return { transaction, statementPayee };
}
