import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { load, together, type LoadFigures } from '../measuring/load';
import { callsOver } from '../servers/mcp-calls';
import { serveBursar, socketFolder, type ServedBursar } from '../servers/served-bursar';

const CLIENTS = 16;
/** As many as the server's pool has. */
const CONNECTIONS = 8;
const ROUNDS = 3;

/** Writes a second and their times: over each transport, and by the bare statements. */
export interface ExpenseLoadFigures {
  readonly rest: LoadFigures;
  readonly mcp: LoadFigures;
  readonly sql: LoadFigures;
}

/**
 * Lets 16 clients record expenses for `seconds` over REST, over MCP, and by SQL alone through as many connections as the
 * server has. Throws when an answer is a refusal, or when what is stored in the end is not what
 * was confirmed, each once.
 */
export async function measureExpenseLoad(seconds: number): Promise<ExpenseLoadFigures> {
  const bursar = await serveBursar(CLIENTS);
  const pool = new pg.Pool({
    host: socketFolder(bursar.dataDir),
    user: 'bursar',
    database: 'postgres',
    max: CONNECTIONS,
  });
  try {
    const accountId = await openAccount(bursar);
    const confirmed = new Set<string>();
    const writes = {
      rest: overRest(bursar, accountId, confirmed),
      mcp: overMcp(bursar, accountId, confirmed),
      sql: bySql(pool, accountId, confirmed),
    };
    for (const write of Object.values(writes)) await load(CLIENTS, 0.5, write);
    const rounds: Record<keyof typeof writes, LoadFigures[]> = { rest: [], mcp: [], sql: [] };
    // Rounds alternate, so that whatever else the machine does falls on all alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['sql', 'rest', 'mcp'] as const) {
        rounds[kind].push(await load(CLIENTS, seconds / ROUNDS, writes[kind]));
      }
    }
    await checkStored(pool, accountId, confirmed);
    return { rest: together(rounds.rest), mcp: together(rounds.mcp), sql: together(rounds.sql) };
  } finally {
    await pool.end();
    await bursar.stop();
  }
}

async function openAccount(bursar: ServedBursar): Promise<string> {
  const body = { name: 'Nómina', type: 'BANK' };
  const { status, text } = await bursar.post('/api/v1/accounts', body, { 'idempotency-key': randomUUID() });
  if (status !== 201) throw new Error(text);
  return (JSON.parse(text) as { readonly id: string }).id;
}

const expense = (accountId: string) => ({
  accountId,
  amount: 24.99,
  occurredOn: '2026-03-10',
  description: 'Taxi al aeropuerto',
});

function overRest(bursar: ServedBursar, accountId: string, confirmed: Set<string>): () => Promise<void> {
  return async () => {
    const named = { 'idempotency-key': randomUUID() };
    const { status, text } = await bursar.post('/api/v1/expenses', expense(accountId), named);
    if (status !== 201) throw new Error(`${status} ${text}`);
    confirmed.add((JSON.parse(text) as { readonly id: string }).id);
  };
}

function overMcp(bursar: ServedBursar, accountId: string, confirmed: Set<string>): () => Promise<void> {
  const call = callsOver((body, headers) => bursar.post('/mcp', body, headers), '2025-11-25');
  return async () => {
    const input = { idempotencyKey: randomUUID(), ...expense(accountId) };
    const { structuredContent } = await call('planifi_createExpense_v1', input);
    confirmed.add((structuredContent as { readonly expense: { readonly id: string } }).expense.id);
  };
}

/** The reference: the same two rows in one transaction, and nothing else. */
function bySql(pool: pg.Pool, accountId: string, confirmed: Set<string>): () => Promise<void> {
  const record = `
    insert into planifi.idempotency_records (owner, key, action, fingerprint, answer, created_at)
    values ('local', $1, 'createExpense', $2, $3, $4)`;
  const movement = `
    insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
    values ('local', $1, $2, '24.99', '2026-03-10', 'Taxi al aeropuerto', $3)`;
  return async () => {
    const id = randomUUID();
    const at = Date.now();
    const answer = JSON.stringify({ id, ...expense(accountId), tags: [], createdAt: new Date(at).toISOString() });
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(record, [randomUUID(), 'f'.repeat(64), answer, at]);
      await client.query(movement, [id, accountId, at]);
      await client.query('commit');
    } finally {
      client.release();
    }
    confirmed.add(id);
  };
}

async function checkStored(pool: pg.Pool, accountId: string, confirmed: ReadonlySet<string>): Promise<void> {
  const { rows } = await pool.query('select movement_id as id from planifi.movements where account_id = $1', [
    accountId,
  ]);
  const stored = new Set(rows.map(({ id }: { readonly id: string }) => id));
  const lost = [...confirmed].filter((id) => !stored.has(id)).length;
  const unconfirmed = rows.length - confirmed.size + lost;
  if (lost > 0 || unconfirmed !== 0)
    throw new Error(`${lost} expenses are lost, ${unconfirmed} were stored without confirmation`);
}
