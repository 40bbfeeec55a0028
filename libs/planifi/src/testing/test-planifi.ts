import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import type { CallContext, Domain } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import { createPlanifi, type PlanifiDependencies } from '../planifi';
import { migrations } from '../store/migrations';
import { toolName, type Action } from './actions';

/** A clock that the test sets. */
interface TestClock {
  now: number;
}

export type Json = Readonly<Record<string, unknown>>;

export interface TestPlanifi {
  readonly database: Database;
  readonly time: TestClock;
  /** The domain on the test's database and clock, unless `dependencies` replace them. */
  domain(dependencies?: Partial<PlanifiDependencies>): Domain;
  /** Another pool of connections to the same data, as a second process has. */
  openDatabase(maxConnections?: number): Database;
  drop(): Promise<void>;
}

/** A real database for a test file. Tests share it, each with an owner of its own. */
export async function openTestPlanifi(): Promise<TestPlanifi> {
  const test = await createTestDatabase([migrations]);
  const time = { now: Date.parse('2026-02-10T15:00:00.123Z') };
  const clock = clockOf(() => time.now);
  return {
    database: test.database,
    time,
    domain: (dependencies) => createPlanifi({ database: test.database, clock, ...dependencies }),
    openDatabase: (maxConnections = 8) => test.open({ maxConnections }),
    drop: () => test.drop(),
  };
}

/** The answer of a tool: the structured result, or the body of the error. */
export type Answer = { readonly body: Json } | { readonly error: Json };

/** How calls reach a domain: as tools, or over REST. */
export type Transport = (
  domain: Domain,
  owner: string,
  action: Action,
  input: Json,
  context?: Partial<CallContext>,
) => Promise<Answer>;

/** Calls tools as an MCP transport does. */
export const overTools: Transport = async (domain, owner, action, input, context = {}) => {
  const caller = { owner, isLocal: false };
  const outcome = await callTool(domain, toolName(action), input, { caller, ...context });
  if ('result' in outcome) return { body: outcome.result.structured };
  const { failure } = outcome;
  if (failure.kind !== 'tool-result' || failure.structured !== undefined) throw new Error(JSON.stringify(failure));
  return { error: JSON.parse(failure.content.map(({ text }) => text).join()) as Json };
};

/** The calls of one owner. */
export function callsOf(domain: Domain, owner: string = randomUUID(), transport: Transport = overTools) {
  const answer = (action: Action, input: Json = {}, context: Partial<CallContext> = {}): Promise<Answer> =>
    transport(domain, owner, action, input, context);
  const call = async (action: Action, input: Json = {}, context: Partial<CallContext> = {}): Promise<Json> => {
    const answered = await answer(action, input, context);
    if ('error' in answered) throw new Error(`${action} was refused: ${JSON.stringify(answered.error)}`);
    return answered.body;
  };
  return {
    owner,
    answer,
    /** The answer of a call that must succeed. */
    call,
    /** The code and message of a call that must be refused. */
    refusal: async (action: Action, input: Json = {}, context: Partial<CallContext> = {}) => {
      const answered = await answer(action, input, context);
      if ('body' in answered) throw new Error(`${action} was not refused: ${JSON.stringify(answered.body)}`);
      const { errorCode, message, ...rest } = answered.error;
      expect(rest).toEqual({ traceId: expect.stringMatching(/^[0-9a-f]{16,32}$/) });
      return { code: String(errorCode), message: String(message) };
    },
    /** Opens an account and returns its id. */
    account: async (name = 'Nómina', fields: Json = {}): Promise<string> => {
      const request = { idempotencyKey: randomUUID(), name, type: 'BANK', ...fields };
      const { account } = await call('createAccount', request);
      return (account as { id: string }).id;
    },
  };
}

export type Calls = ReturnType<typeof callsOf>;

/** A valid movement. */
export function movement(accountId: string, fields: Json = {}): Json {
  return {
    idempotencyKey: randomUUID(),
    accountId,
    amount: 24.99,
    occurredOn: '2026-01-15',
    description: 'Taxi al aeropuerto',
    ...fields,
  };
}

/** A valid transfer. */
export function transfer(fromAccountId: string, toAccountId: string, fields: Json = {}): Json {
  return { idempotencyKey: randomUUID(), fromAccountId, toAccountId, amount: 10, occurredOn: '2026-01-15', ...fields };
}
