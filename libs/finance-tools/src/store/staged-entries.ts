import type { Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { entryRows, type EntryColumns } from './entry-columns';

/** The entries of a file on their way into the ledger, with the columns of `entryRows`. */
export interface StagedEntries {
  readonly rows: SQL;
  /** Sent with each statement that uses them: for few, a temporary table costs more than all the rest. Undefined for many. */
  readonly inline: EntryColumns | undefined;
  /** Whether they name categories that are not stored yet. */
  readonly hasNewCategories: boolean;
}

/** Up to this many entries are sent inline. */
export const INLINE_ENTRIES = 500;

/** Collects the entries of a file batch by batch: in a temporary table of the transaction once there are many. */
export class EntryStage {
  #inline: EntryColumns | undefined;
  #isTable = false;
  #hasNewCategories = false;

  constructor(
    private readonly transaction: Transaction,
    private readonly storedCategories: ReadonlySet<string>,
  ) {}

  async add(columns: EntryColumns): Promise<void> {
    this.#hasNewCategories ||= columns.categoryKeys.some((key) => !this.storedCategories.has(key));
    if (!this.#isTable && this.#inline === undefined && columns.count <= INLINE_ENTRIES) {
      this.#inline = columns;
      return;
    }
    if (!this.#isTable) await this.#createTable();
    await this.transaction.query(sql`insert into staged ${entryRows(columns)}`);
  }

  async finish(): Promise<StagedEntries | undefined> {
    const hasNewCategories = this.#hasNewCategories;
    if (this.#isTable) {
      // Rows are taken step by step, in this order. Autovacuum does not analyze temporary tables.
      await this.transaction.script(
        'create index on staged (account, row_number); analyze staged (account, row_number, category_key)',
      );
      return { rows: sql`select * from staged`, inline: undefined, hasNewCategories };
    }
    return this.#inline && { rows: entryRows(this.#inline), inline: this.#inline, hasNewCategories };
  }

  async #createTable(): Promise<void> {
    this.#isTable = true;
    // Statements over many rows are planned for the rows at hand.
    await this.transaction.query`
      select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true)`;
    await this.transaction.script(`
      create temporary table staged (
        row_number integer not null, account integer not null, booked_at timestamp(0) not null,
        amount numeric(19, 4) not null, description text not null, description_key text collate "C" not null,
        category text, category_key text collate "C", external_id text collate "C", payee text, raw text,
        payee_name text not null, payee_source text collate "C" not null, payee_key text collate "C" not null,
        words_key text collate "C"
      ) on commit drop`);
    if (this.#inline === undefined) return;
    await this.transaction.query(sql`insert into staged ${entryRows(this.#inline)}`);
    this.#inline = undefined;
  }
}
