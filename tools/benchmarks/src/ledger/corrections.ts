import { createHash } from 'node:crypto';

import type { Database, Transaction } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A tool call that changes many rows or looks at all of them, and what it is held against. */
export interface CorrectionFigures {
  readonly what: string;
  readonly milliseconds: number;
  readonly byHandMilliseconds: number;
  readonly byHandName: string;
  readonly goalMilliseconds: number;
  /** How many times the reference it may take, where that is a goal. */
  readonly goalRatio?: number;
}

const ROUNDS = 3;
/** 37 of 3,650 days: 10,000 of a million rows. */
const DAYS = { start_date: '2019-03-01', end_date: '2019-04-06' };
const PLAIN_UPDATE = 'a plain SQL update of the same rows and indexes';

/** Corrects a ledger of a million rows, as a person, by rules and by suggestions. */
export async function measureCorrections(domain: Domain, database: Database): Promise<CorrectionFigures[]> {
  return [
    await updateOfManyRows(domain, database),
    await rulesOverThePast(domain, database),
    ...(await storedSuggestions(domain, database)),
  ];
}

/** The time of a hand-written update, which is rolled back. */
async function timeRolledBack(database: Database, update: (sql: Transaction) => Promise<unknown>): Promise<number> {
  let time = 0;
  const rolledBack = new Error('rolled back');
  await database
    .transaction(async (sql) => {
      await sql.script(`set local statement_timeout = 0; set local work_mem = '64MB'`);
      time = await timed(() => update(sql));
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  return time;
}

async function updateOfManyRows(domain: Domain, database: Database): Promise<CorrectionFigures> {
  let round = 0;
  const { own, byHand } = await interleaved(ROUNDS, {
    own: () => {
      const set = { note: `Checked ${(round += 1)}` };
      return timed(() =>
        callTool(domain, 'finance_transactions_update', commit({ filter: { date_range: DAYS }, set })),
      );
    },
    byHand: () =>
      timeRolledBack(
        database,
        (sql) => sql.query`
          update finance.transactions set note = 'Checked by hand', words_key = description_key || 'ZcheckedZbyZhand'
          where owner = 'local' and booked_at >= ${DAYS.start_date} and booked_at < ${DAYS.end_date}::date + 1`,
      ),
  });
  return {
    what: 'a note for 10,000 rows of 1,000,000',
    milliseconds: median(own),
    byHandMilliseconds: median(byHand),
    byHandName: PLAIN_UPDATE,
    goalMilliseconds: 2_000,
  };
}

async function rulesOverThePast(domain: Domain, database: Database): Promise<CorrectionFigures> {
  const set = [{ when: { description: 'museum' }, then: { category: 'Culture', add_tags: ['museum'] } }];
  const byHand = await timeRolledBack(
    database,
    (sql) => sql.query`
      update finance.transactions set category_id = 5, category_source = 'rule', tags = '{museum}'
      where owner = 'local' and description_key like '%museum%'`,
  );
  const input = commit({ set, apply_to: 'past' });
  return {
    what: 'a rule applied to 1,000,000 rows, of which it fits one in fourteen',
    milliseconds: await timed(() => callTool(domain, 'finance_rules_set', input)),
    byHandMilliseconds: byHand,
    byHandName: PLAIN_UPDATE,
    goalMilliseconds: 30_000,
  };
}

async function storedSuggestions(domain: Domain, database: Database): Promise<CorrectionFigures[]> {
  const input = { filter: { uncategorized: true }, set: { suggested: true }, min_confidence: 0.5 };
  const tool = 'finance_transactions_update';
  const byHand = await timeRolledBack(
    database,
    (sql) => sql.query`
      update finance.transactions set category_id = 5, category_source = 'suggestion'
      where owner = 'local' and category_id is null and split is null`,
  );
  const common = { byHandMilliseconds: byHand, byHandName: PLAIN_UPDATE, goalMilliseconds: 30_000 };
  const preview = await timed(() => callTool(domain, tool, { ...input, mode: 'preview' }));
  const store = await timed(() => callTool(domain, tool, commit(input)));
  return [
    { what: 'suggestions for every row without a category, previewed', milliseconds: preview, ...common },
    { what: 'the same, stored', milliseconds: store, ...common, goalRatio: 3 },
  ];
}

function commit(input: object): object {
  return { ...input, mode: 'commit' };
}

/** How long it takes to read and hash the rows of an import as its change of the journal does, which is all that it adds. */
export async function timeJournalOfImport(database: Database, first: number, rows: number): Promise<number> {
  return database.run(async (sql) =>
    timed(async () => {
      const hash = createHash('sha256');
      for (let from = first; from < first + rows; from += 5_000) {
        const [page] = await sql.query<{ text: string }>`
          select string_agg('{"after":' || finance.transaction_image(t) || ',"before":null,"key":"' || t.sequence
            || '","table":"transactions"}', ',' order by t.sequence) as text
          from finance.transactions t where t.owner = 'local' and t.sequence between ${from} and ${from + 4_999}`;
        hash.update(page?.text ?? '');
      }
      hash.digest();
    }),
  );
}
