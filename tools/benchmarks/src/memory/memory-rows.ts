import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { load } from '../measuring/load';
import type { Row } from '../report/row';
import { startHttp } from '../servers/http-process';
import { callsOver, callsTo, type Call } from '../servers/mcp-calls';
import { BARE_HTTP_SERVER } from '../servers/paths';
import { serveBursar } from '../servers/served-bursar';
import { mostResidentMegabytes, residentMegabytes } from './resident-set';

const CLIENTS = 16;
const IDLE_SECONDS = 5;
const IDLE_GOAL_MEGABYTES = 150;
const LOAD_GOAL_MEGABYTES = 300;

/** A call of each domain, which loads it. */
const ONE_EACH: readonly (readonly [string, object])[] = [
  ['list_participants', {}],
  ['planifi_listAccounts_v1', {}],
  ['get_debts', { user_id: '111', thread_id: '222' }],
  ['finance_accounts_list', {}],
  ['get_fx_rate', { currency: 'USD', year: 2024, month: 3 }],
];

/** The memory of the server's process; its database runs in other processes. */
export async function memoryRows(seconds: number): Promise<Row[]> {
  const bare = await bareMegabytes(seconds);
  const bursar = await serveBursar(CLIENTS);
  try {
    const call = callsOver((body, headers) => bursar.post('/mcp', body, headers), '2025-11-25');
    for (const [name, input] of ONE_EACH) await call(name, input);
    await pause(IDLE_SECONDS * 1_000);
    const idle = residentMegabytes(bursar.pid);
    const record = await recording(call);
    const busy = await mostResidentMegabytes(bursar.pid, () => load(CLIENTS, seconds, record));
    const row = (what: string, megabytes: number, reference: number, goal: number): Row => ({
      what,
      measured: `${megabytes.toFixed(0)} MB`,
      reference: `bare SDK HTTP server ${reference.toFixed(0)} MB`,
      goal: `≤ ${goal} MB`,
      isMet: megabytes <= goal,
    });
    return [
      row('memory of node, idle, five domains after a call each', idle, bare.idle, IDLE_GOAL_MEGABYTES),
      row(`memory of node, at most under 16 clients that write, ${seconds} s`, busy, bare.busy, LOAD_GOAL_MEGABYTES),
    ];
  } finally {
    await bursar.stop();
  }
}

/** The same of a server that only echoes, and has no database. */
async function bareMegabytes(seconds: number) {
  const bare = await startHttp(BARE_HTTP_SERVER);
  const { call, close } = callsTo(bare.url, '2025-11-25', CLIENTS);
  try {
    const echo = () => call('echo', { text: 'Taxi al aeropuerto' });
    await echo();
    await pause(IDLE_SECONDS * 1_000);
    const idle = residentMegabytes(bare.pid);
    return { idle, busy: await mostResidentMegabytes(bare.pid, () => load(CLIENTS, seconds, echo)) };
  } finally {
    close();
    await bare.stop();
  }
}

async function recording(call: Call): Promise<() => Promise<unknown>> {
  const account = { idempotencyKey: randomUUID(), name: 'Nómina', type: 'BANK' };
  const { structuredContent } = await call('planifi_createAccount_v1', account);
  const { id: accountId } = (structuredContent as { readonly account: { readonly id: string } }).account;
  const expense = { accountId, amount: 24.99, occurredOn: '2026-03-10', description: 'Taxi al aeropuerto' };
  return () => call('planifi_createExpense_v1', { idempotencyKey: randomUUID(), ...expense });
}
