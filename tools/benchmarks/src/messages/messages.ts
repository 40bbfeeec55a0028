import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { createCristiAgent } from '@bursar/cristi-agent';
import { openDatabase, type Database } from '@bursar/database';
import { localCaller } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A call's time for a user with many stored transactions, and for one with few or none. */
export interface StoredTransactionFigures {
  readonly what: string;
  readonly milliseconds: number;
  readonly fewMilliseconds: number;
}

/** The time of a text of 500 code points, and that of its first tenth. */
export interface LengthFigures {
  readonly repeated: string;
  readonly milliseconds: number;
  readonly tenthMilliseconds: number;
}

export interface MessageFigures {
  readonly stored: readonly StoredTransactionFigures[];
  readonly lengths: readonly LengthFigures[];
}

const ROUNDS = 101;
const LONGEST = 500;
const NOW = '2026-03-18T20:15:00-06:00';
const MANY = { user_id: 'many', thread_id: '1' };
const NONE = { user_id: 'none', thread_id: '1' };
/** Texts that made parsers slow: they repeat what begins many rules. Nothing is looked up for most of them. */
const REPEATED = ['1 ', 'y ', '9', 'a ', '$', 'el 1 ', '1 x ', '2 de ', 'á', '- 5 '];

/** Parses, lists and computes for a user with `transactions` transactions, all of which bear on the message. */
export async function measureMessages(transactions: number): Promise<MessageFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  const domain = createCristiAgent({ database, clock: systemClock });
  const call = (tool: string, input: object) => timed(() => callTool(domain, tool, input));
  const parse = (who: object, text: string) => call('parse_transaction_from_text', { ...who, text, now_iso: NOW });
  try {
    for (const who of [MANY, NONE]) {
      await callTool(domain, 'set_bank_balance', { ...who, bank_balance_mxn_cents: 1_000_000, as_of_iso: NOW });
    }
    await fill(database, transactions);
    const stored: StoredTransactionFigures[] = [];
    const compare = async (what: string, measure: (who: object) => Promise<number>) => {
      const times = await interleaved(ROUNDS, { many: () => measure(MANY), few: () => measure(NONE) });
      stored.push({ what, milliseconds: median(times.many), fewMilliseconds: median(times.few) });
    };
    await compare('a message with a learnt description', (who) => parse(who, 'visita ñaña 320'));
    await compare('a message with a learnt word', (who) => parse(who, 'gasté 320 con la ñaña de la esquina'));
    await compare('a page of 20 transactions', (who) => call('list_transactions', who));
    await compare('safe to spend', (who) => call('get_safe_to_spend', { ...who, now_iso: NOW }));
    const lengths: LengthFigures[] = [];
    for (const repeated of REPEATED) {
      const text = repeated.repeat(LONGEST).slice(0, LONGEST);
      const times = await interleaved(ROUNDS, {
        whole: () => parse(NONE, text),
        tenth: () => parse(NONE, text.slice(0, LONGEST / 10)),
      });
      lengths.push({ repeated, milliseconds: median(times.whole), tenthMilliseconds: median(times.tenth) });
    }
    return { stored, lengths };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every description is the same two words, so that each lookup has as many matches as it can have. */
async function fill(database: Database, transactions: number): Promise<void> {
  await database.run(async (sql) => {
    await sql.query`
      insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents, category_type,
        category, description, learnt_description, date, created_at)
      select ${localCaller.owner}, ${MANY.user_id}, 'tx_' || n, ${MANY.thread_id}, 'EXPENSE', 100 + n % 900000, 'VARIABLE',
        'Visits', 'Visita Ñaña', 'visita nana', '2020-01-01'::date + n % 2000, n
      from generate_series(1, ${transactions}::int) n`;
    // The check of the foreign key plans by what is known of the table.
    await sql.script('vacuum analyze cristi.transactions');
    await sql.query`
      insert into cristi.learnt_words (owner, user_id, type, word, learnt_order, transaction_id)
      select owner, user_id, type, word, sequence, transaction_id
      from cristi.transactions, unnest(array['visita', 'nana']) as word`;
    await sql.script('vacuum analyze cristi.learnt_words');
  });
}
