import { failureOfTexts, type Answer } from '@bursar/acceptance';

import type { DataDirectory, Fields, StdioServer } from '../index';
import { storedRows } from '../database/stored-rows';

/** One write of one domain that leaves its name in what it stores. */
export interface WriteOperation {
  readonly name: string;
  readonly tool: string;
  readonly input: Fields;
}

const ELIAS = { requested_by_participant_id: 'elias' };
const CALLER = { user_id: '7', thread_id: '7' };
const DAY = '2031-03-10';

/** A write of each domain under a given name; the same name repeats it. */
export const OPERATIONS = {
  movement: (name: string): WriteOperation => ({
    name,
    tool: 'create_movement',
    input: {
      ...ELIAS,
      type: 'purchase',
      amount: '1.00',
      description: name,
      external_id: name,
      occurred_at: `${DAY}T15:00:00Z`,
    },
  }),
  account: (name: string): WriteOperation => ({
    name,
    tool: 'planifi_createAccount_v1',
    input: { idempotencyKey: `key ${name}`, name, type: 'CASH' },
  }),
  transaction: (name: string): WriteOperation => ({
    name,
    tool: 'add_transaction',
    input: {
      ...CALLER,
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 100,
        category_type: 'VARIABLE',
        category: 'Food',
        description: name,
        date_iso: DAY,
      },
    },
  }),
  /** A statement of so many lines, all for one account. */
  statement: (name: string, lines = 20, description = name): WriteOperation => ({
    name,
    tool: 'finance_transactions_import',
    input: {
      account_id: 'main',
      create_account: { name: 'Main', currency: 'CHF' },
      mode: 'commit',
      content: [
        'date,description,amount,id',
        ...Array.from({ length: lines }, (_, line) => `${DAY},${description},-${line + 1}.00,${name}-${line}`),
      ].join('\n'),
    },
  }),
};

/** One of each domain. */
export function operationsOfAllDomains(name: string): WriteOperation[] {
  return Object.entries(OPERATIONS).map(([kind, operation]) => operation(`${kind}-${name}`));
}

/** A read of each domain that needs its database. */
const READS: readonly (readonly [string, Fields])[] = [
  ['list_participants', {}],
  ['planifi_listTags_v1', {}],
  ['get_debts', CALLER],
  ['finance_accounts_list', {}],
];

/** Calls a tool; undefined when the server has gone without an answer. */
export async function attempt(server: StdioServer, tool: string, input: Fields): Promise<Answer | undefined> {
  const { result } = await server.callTool(tool, input).catch(() => ({ result: undefined }));
  if (result === undefined) return undefined;
  if (result['isError'] !== true) return { structured: result['structuredContent'] };
  const content = result['content'] as readonly { readonly text: string }[];
  return { failure: failureOfTexts(content.map(({ text }) => text)) };
}

/** Runs the operations at once. Gives the names of those acknowledged, and the codes and texts of refusals. */
export async function doAll(server: StdioServer, operations: readonly WriteOperation[]) {
  const acknowledged = new Set<string>();
  const codes = new Set<string>();
  const texts = new Set<string>();
  await Promise.all(
    operations.map(async ({ name, tool, input }) => {
      const answer = await attempt(server, tool, input);
      if (answer === undefined) return;
      if (!('failure' in answer)) acknowledged.add(name);
      else {
        codes.add(answer.failure.code);
        texts.add(answer.failure.text);
      }
    }),
  );
  return { acknowledged, codes, texts };
}

/** Each domain's code for an unavailable database. */
export const AWAY = ['SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'DB_ERROR', 'BACKEND_ERROR'];

/** Reads from every domain until all of them answer. */
export async function untilAnswering(server: StdioServer): Promise<void> {
  for (const [tool, input] of READS) {
    for (;;) {
      const answer = await attempt(server, tool, input);
      if (answer === undefined) throw new Error(`${tool}: ${server.process.describe()}`);
      if (!('failure' in answer)) break;
      if (!AWAY.includes(answer.failure.code)) throw new Error(`${tool}: ${answer.failure.text}`);
    }
  }
}

/** How many rows of each table hold each name, which stands alone in them. */
export async function tracesOf(data: DataDirectory, names: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const rows = [...(await storedRows(data)).values()].flat();
  return new Map([...names].map((name) => [name, traceIn(rows, new RegExp(`\\b${name}\\b`))]));
}

function traceIn(rows: readonly string[], name: RegExp): string {
  const counts = new Map<string, number>();
  for (const row of rows.filter((line) => name.test(line))) {
    const { table } = JSON.parse(row) as { readonly table: string };
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return JSON.stringify([...counts].sort());
}

/** The trace of a write that was not done. */
export const NO_TRACE = '[]';
