import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import type { EntryStatus } from '../model/duplicates/entry-facts';
import type { ImportSettings } from '../model/import/import-settings';
import type { AccountTarget } from '../model/import/resolve-accounts';
import type { StatementsSummary } from '../model/statement/statement-reading';
import type { EntryColumns } from '../store/entry-columns';
import type { OpenChange } from '../store/journal/begin-change';
import type { StoredLedgerFacts } from '../store/known-ledger';
import type { ImportNumbers } from '../store/lock-ledger';
import { INLINE_ENTRIES } from '../store/staged-entries';
import { hasTransactionsAround } from '../store/stored-facts';
import { beginImport, batchInsertions } from '../store/write-batches';
import { countsOf, type MatchedStatement, type StatementToMatch } from './match-statements';
import type { FactColumns } from './reading-tasks';
import { openImportChange } from './import-change';

type KeptStatement = Omit<StatementToMatch, 'entries'>;

/**
 * Stores the entries of one statement batch by batch, while the rest of it is read: for many entries of which nothing that
 * is stored can be one.
 */
export class StoredWhileReading {
  readonly #rows: number[] = [];
  readonly #statuses: EntryStatus[] = [];
  /** The entries that have an id: see rule 1 of section 7.6 of CONTRACT.md. */
  readonly #seen = new Set<string>();
  readonly #categories: Set<string>;

  constructor(
    private readonly transaction: Transaction,
    private readonly owner: string,
    private readonly numbers: ImportNumbers,
    private readonly statement: KeptStatement & { readonly target: AccountTarget },
    storedCategories: ReadonlySet<string>,
    readonly change: OpenChange,
  ) {
    this.#categories = new Set(storedCategories);
  }

  async add(columns: EntryColumns, facts: FactColumns): Promise<void> {
    const { index: reading, target } = this.statement;
    const doubles = this.#noteEntries(facts);
    const isWhole = doubles.length === 0 && facts.account.every((account) => account === reading);
    const hasNewCategories = columns.categoryKeys.some((key) => !this.#categories.has(key));
    // Those of entries that are left out are not stored.
    if (isWhole) for (const key of columns.categoryKeys) this.#categories.add(key);
    const { number, firstSequence } = this.numbers;
    const batch = { reading, number: 1, known: doubles, lastRow: facts.row.at(-1) ?? 0 };
    const insertions = batchInsertions(
      { owner: this.owner, accountId: target.id, number },
      firstSequence,
      columns,
      batch,
      hasNewCategories,
    );
    // Sent together.
    await Promise.all(insertions.map((insertion) => this.transaction.query(insertion)));
  }

  /** What became of the entries, as `matchStatements` tells it. */
  matched(): MatchedStatement {
    const entries = { rows: this.#rows, entries: [] };
    return {
      ...this.statement,
      entries,
      statuses: this.#statuses,
      changed: new Map(),
      counts: countsOf(this.#statuses),
    };
  }

  /** Returns the rows that are doubles of earlier ones. */
  #noteEntries({ row, account, facts, id }: FactColumns): number[] {
    const doubles: number[] = [];
    for (const [place, number] of row.entries()) {
      if (account[place] !== this.statement.index) continue;
      const key = `${facts[place]} ${id[place]}`;
      const isDouble = id[place] !== null && this.#seen.has(key);
      // Where every entry has an id of its own there are no doubles.
      if (id[place] !== null && !this.statement.reading.idsAreDistinct) this.#seen.add(key);
      if (isDouble) doubles.push(number);
      this.#rows.push(number);
      this.#statuses.push(isDouble ? 'duplicate' : 'new');
    }
    return doubles;
  }
}

/**
 * Begins an import whose entries can be stored while they are read; undefined for one that has to be read to its end
 * first, because its entries may match something, because they are few, or because it may be refused.
 */
export async function beginStoringWhileReading(
  context: LedgerContext,
  transaction: Transaction,
  summary: StatementsSummary,
  kept: readonly KeptStatement[],
  settings: ImportSettings,
  facts: StoredLedgerFacts,
  numbers: ImportNumbers,
): Promise<StoredWhileReading | undefined> {
  const [only, ...others] = kept;
  if (only?.target === undefined || others.length > 0) return undefined;
  const { reading, target } = only;
  if (reading.rowsTotal <= INLINE_ENTRIES || reading.startDate === null || reading.endDate === null) return undefined;
  const isRefused =
    (summary.invalidCount > 0 && !settings.skip_invalid) ||
    (reading.proof.status === 'contradicted' && !settings.accept_unproven);
  if (isRefused) return undefined;
  const { owner } = context;
  const days = { startDate: reading.startDate, endDate: reading.endDate };
  const mayMatch =
    !target.isNew && (facts.hasFormer || (await hasTransactionsAround(transaction, owner, target.id, days)));
  if (mayMatch) return undefined;
  const change = await openImportChange(context, transaction, facts, numbers);
  await beginImport(transaction, owner, numbers.number, change, target.isNew ? target : undefined);
  return new StoredWhileReading(transaction, owner, numbers, { ...only, target }, facts.categoryKeys, change);
}
