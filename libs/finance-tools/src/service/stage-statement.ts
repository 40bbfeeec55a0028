import type { ImportInput } from '../contract/import-input';
import { invalidField } from '../contract/refusals';
import { isInvalid, type InvalidRow, type OpenStatement, type StatementRow } from '../domain/statement/statement-row';
import { UnreadableStatement } from '../domain/statement/unreadable-statement';
import type { FinanceQueries } from '../store/finance-database';
import { stageFew } from '../store/stage-few';
import { stageMany } from '../store/stage-many';
import type { StagedRows } from '../store/staged-rows';

/** How to import; the defaults are those of the tool's arguments. */
export type ImportSettings = Pick<
  ImportInput,
  'account_id' | 'mode' | 'create_account' | 'date_order' | 'decimal_separator' | 'on_modified' | 'skip_invalid'
>;

/** What an import may be told beside its settings. */
export interface ImportCall {
  /** The argument that the statement came in; refusals of the statement name it. */
  readonly field: string;
  /** Told from time to time how many rows were read, and then how many are stored. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Set when nobody waits any more: the import is broken off and nothing of it stays. */
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly stage: 'reading' | 'storing';
  readonly rows: number;
}

/** Entries that cannot be read are listed up to this number; all of them are counted. */
const MOST_ERRORS = 100;
/** So many rows travel in one statement. */
const BATCH_ROWS = 5_000;
/** Up to so many rows need no table. */
export const FEW_ROWS = 500;

/** What was read of a statement. */
export interface StagedStatement {
  readonly rows: StagedRows;
  readonly validCount: number;
  readonly invalidCount: number;
  readonly invalid: readonly InvalidRow[];
}

/**
 * Reads all entries, and stages those that can be taken, batch by batch where they are many. Throws VALIDATION_ERROR on
 * the field of a statement that breaks off or is in another currency.
 */
export async function stageStatement(
  queries: FinanceQueries,
  statement: OpenStatement,
  settings: ImportSettings,
  currency: string,
  { field, onProgress, signal }: ImportCall,
): Promise<StagedStatement> {
  const reading = { dateOrder: settings.date_order, decimalSeparator: settings.decimal_separator, currency };
  const invalid: InvalidRow[] = [];
  let [invalidCount, validCount] = [0, 0];
  function* batches(): Generator<StatementRow[], void> {
    let batch: StatementRow[] = [];
    for (const row of statement.rows(reading)) {
      if (isInvalid(row)) {
        invalidCount += 1;
        if (invalid.length < MOST_ERRORS) invalid.push(row);
      } else if (batch.push(row) === BATCH_ROWS) {
        yield* taken(batch);
        batch = [];
      }
    }
    yield* taken(batch);
  }
  /** The batch has been staged when the generator is asked to go on. */
  function* taken(batch: StatementRow[]) {
    signal?.throwIfAborted();
    yield batch;
    validCount += batch.length;
    onProgress?.({ stage: 'reading', rows: validCount + invalidCount });
  }
  try {
    const rows = await stageBatches(queries, batches());
    return { rows, validCount, invalidCount, invalid };
  } catch (error) {
    if (error instanceof UnreadableStatement) throw invalidField(field, error.message);
    throw error;
  }
}

/** Only the last batch may be short, and there always is one. */
async function stageBatches(queries: FinanceQueries, batches: Generator<StatementRow[], void>): Promise<StagedRows> {
  const first = batches.next().value ?? [];
  if (first.length > FEW_ROWS) return stageMany(queries, first, batches);
  batches.next();
  return stageFew(queries, first);
}
