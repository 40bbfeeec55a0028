import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { createCristiAgent, type CristiAgentDependencies } from '../cristi-agent';
import { migrations } from '../store/migrations';

export interface AgentStore {
  readonly database: Database;
  /** The clock of creation times, which a test may set. */
  readonly time: { now: number };
  /** The domain for one owner, by default a new one: its data is then empty. */
  agent(owner?: string, dependencies?: Partial<CristiAgentDependencies>): Domain;
  drop(): Promise<void>;
}

/** A real database for one test file; tests keep apart by using owners of their own. */
export async function openAgentStore(): Promise<AgentStore> {
  const { database, drop } = await createTestDatabase([migrations]);
  const time = { now: Date.parse('2026-02-01T18:00:00Z') };
  return {
    database,
    time,
    agent: (owner = randomUUID(), dependencies = {}) =>
      ownedBy(createCristiAgent({ database, clock: clockOf(() => time.now), ...dependencies }), owner),
    drop,
  };
}
