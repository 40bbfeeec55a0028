import type { StatementWrite } from './statement-write';
import type { Transaction } from '@bursar/database';
import type { SQL } from 'drizzle-orm';

import type { AccountTarget } from '../model/import/resolve-accounts';
import { accountInsertion } from './accounts';
import { fillPayeesWithin } from './fill-payees';
import { begunImportInsertion, importInsertion, type StoredImport } from './imports';
import { journalingStatement, type OpenChange } from './journal/begin-change';
import type { ImportNumbers } from './lock-ledger';
import type { StagedEntries } from './staged-entries';
import { statementInsertions } from './statement-records';
import { modifiedRowsUpdate, newCategoriesInsertion, newRowsInsertion, type ImportTarget } from './write-entries';

/** What an import stores. */
export interface ImportWrite extends ImportNumbers {
  readonly owner: string;
  readonly fileName: string | null;
  readonly staged: StagedEntries | undefined;
  /** Its number is taken, and its account and rows are stored: see `beginImport`. */
  readonly isBegun: boolean;
  readonly statements: readonly StatementWrite[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The number of rows that one statement stores. */
const STEP_ROWS = 20_000;

/** What is recorded of an import. */
export function importRecord({ number, statements, fileName }: ImportWrite): StoredImport {
  const ids = new Set(statements.map(({ account }) => account.id));
  const [accountId = null] = ids.size === 1 ? ids : [];
  const importedCount = sum(statements, ({ newCount }) => newCount);
  const replacedCount = sum(statements, ({ replaced }) => replaced.length);
  return { number, accountId, fileName, importedCount, replacedCount };
}

/** Whether the entries wait in a temporary table, because they are many. */
export function isStagedInTable({ staged }: Pick<ImportWrite, 'staged'>): boolean {
  return staged !== undefined && staged.inline === undefined;
}

/** The place in the ledger after the last new row of an import. */
export function nextSequence({ firstSequence, statements }: ImportWrite): bigint {
  const rows = statements.map((statement) => (statement.newCount > 0 ? statement.lastRow : 0));
  return firstSequence + BigInt(Math.max(0, ...rows));
}

/** Queues an import that is staged inline and replaces nothing, with what has it journaled as a change. */
export function queueImport(transaction: Transaction, write: ImportWrite, change: OpenChange): void {
  transaction.queue(journalingStatement(change));
  for (const { statement } of importSteps(write)) transaction.queue(statement);
}

/**
 * Stores an import. The statements of what is staged inline are sent in this turn. For what is not inline, `onStored` gets
 * the number of rows stored so far, and may throw to stop.
 */
export async function writeImport(
  transaction: Transaction,
  write: ImportWrite,
  onStored: (rows: number) => void,
): Promise<void> {
  if (isStagedInTable(write)) {
    let stored = 0;
    for (const { statement, isOfRows } of importSteps(write)) {
      const rows = await transaction.execute(statement);
      if (isOfRows) onStored((stored += rows));
    }
  } else {
    await Promise.all([...importSteps(write)].map(({ statement }) => transaction.query(statement)));
  }
  if (importRecord(write).replacedCount > 0) await fillPayeesWithin(transaction, write.owner);
}

interface ImportStep {
  readonly statement: SQL;
  /** Whether it stores new rows. */
  readonly isOfRows?: boolean;
}

/** In this order: categories are numbered after the import, rows refer to their account and look up their categories. */
function* importSteps(write: ImportWrite): Generator<ImportStep> {
  const { owner, number, firstSequence, statements, staged, isBegun } = write;
  const insertion = isBegun ? begunImportInsertion : importInsertion;
  yield { statement: insertion(owner, importRecord(write), nextSequence(write), write.now) };
  if (!isBegun) {
    for (const account of newAccounts(statements)) yield { statement: accountInsertion(owner, account, number) };
  }
  for (const statement of statements) {
    const target: ImportTarget = { owner, accountId: statement.account.id, number };
    for (const insertion of statementInsertions(target, statement)) yield { statement: insertion };
    if (staged === undefined) continue;
    if (statement.replaced.length > 0) yield { statement: modifiedRowsUpdate(target, staged, statement.replaced) };
    if (statement.newCount === 0) continue;
    if (staged.hasNewCategories) yield { statement: newCategoriesInsertion(target, staged, statement) };
    for (const [from, to] of steps(statement, staged)) {
      yield { statement: newRowsInsertion(target, firstSequence, staged, statement, from, to), isOfRows: true };
    }
  }
}

function sum(statements: readonly StatementWrite[], count: (statement: StatementWrite) => number): number {
  return statements.reduce((total, statement) => total + count(statement), 0);
}

function newAccounts(statements: readonly StatementWrite[]): AccountTarget[] {
  const accounts = new Map(statements.map(({ account }) => [account.id, account]));
  return [...accounts.values()].filter(({ isNew }) => isNew);
}

/** The rows that are stored at once: after `from`, up to `to`. */
function* steps({ lastRow }: StatementWrite, { inline }: StagedEntries): Generator<readonly [number, number]> {
  if (inline !== undefined) yield [0, lastRow];
  else for (let from = 0; from < lastRow; from += STEP_ROWS) yield [from, Math.min(from + STEP_ROWS, lastRow)];
}
