import type { Transaction } from '@bursar/database';

import { invalidField } from '../errors';
import { isInvalid, type InvalidRow, type OpenStatement, type StatementRow } from '../model/statement/statement-row';
import { UnreadableStatement } from '../model/statement/unreadable-statement';
import { stageInTempTable } from '../store/stage-in-temp-table';
import { stageInline } from '../store/stage-inline';
import type { StagedRows } from '../store/staged-rows';
import type { ImportSettings } from './import-input';

/** One call of an import. */
export interface ImportCall {
  /** The argument that holds the statement; refusals of the statement name it. */
  readonly field: string;
  /** Receives from time to time how many rows were read, and then how many are stored. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborting it rolls the import back. */
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly stage: 'reading' | 'storing';
  readonly rows: number;
}

/** The answer lists this many invalid entries; all of them are counted. */
const MOST_ERRORS = 100;
/** The number of rows that one statement inserts into the temporary table. */
const BATCH_ROWS = 5_000;
/** Up to this many rows are sent inline. */
export const INLINE_ROWS = 500;

/** What was read of a statement. */
export interface StagedStatement {
  readonly rows: StagedRows;
  readonly validCount: number;
  readonly invalidCount: number;
  readonly invalid: readonly InvalidRow[];
}

/**
 * Reads all entries and stages the valid ones, in batches if there are many. Throws VALIDATION_ERROR on the field of a
 * statement that ends abruptly or is in another currency.
 */
export async function stageStatement(
  transaction: Transaction,
  statement: OpenStatement,
  settings: ImportSettings,
  currency: string,
  { field, onProgress, signal }: ImportCall,
): Promise<StagedStatement> {
  const options = { dateOrder: settings.date_order, decimalSeparator: settings.decimal_separator, currency };
  const invalid: InvalidRow[] = [];
  let [invalidCount, validCount] = [0, 0];
  function* batches(): Generator<StatementRow[], void> {
    let batch: StatementRow[] = [];
    for (const row of statement.rows(options)) {
      if (isInvalid(row)) {
        invalidCount += 1;
        if (invalid.length < MOST_ERRORS) invalid.push(row);
      } else if (batch.push(row) === BATCH_ROWS) {
        yield* counted(batch);
        batch = [];
      }
    }
    yield* counted(batch);
  }
  /** The consumer has staged a batch when it asks for the next one. */
  function* counted(batch: StatementRow[]) {
    signal?.throwIfAborted();
    yield batch;
    validCount += batch.length;
    onProgress?.({ stage: 'reading', rows: validCount + invalidCount });
  }
  try {
    const rows = await stageBatches(transaction, batches());
    return { rows, validCount, invalidCount, invalid };
  } catch (error) {
    if (error instanceof UnreadableStatement) throw invalidField(field, error.message);
    throw error;
  }
}

/** There is at least one batch, and only the last one may be short. */
async function stageBatches(transaction: Transaction, batches: Generator<StatementRow[], void>): Promise<StagedRows> {
  const first = batches.next().value ?? [];
  if (first.length > INLINE_ROWS) return stageInTempTable(transaction, first, batches);
  batches.next();
  return stageInline(transaction, first);
}
