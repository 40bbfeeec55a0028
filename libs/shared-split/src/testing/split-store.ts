import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';

import type { ParticipantPair } from '../model/participant-pair';
import type { SplitContext } from '../context';
import { startHousehold } from '../household/start-household';
import { openSplitDatabase } from '../open-context';
import { migrations } from '../store/migrations';

/** A clock that a test sets. */
interface TestClock {
  now: number;
}

export interface TestHousehold extends SplitContext {
  readonly time: TestClock;
}

export interface SplitStore {
  readonly database: Database;
  /** A household that has not been started. */
  unstarted(): TestHousehold;
  /** A household of its own: Elias and Letícia, unless others are given. */
  household(pair?: ParticipantPair): Promise<TestHousehold>;
  drop(): Promise<void>;
}

/** A real database for a test file; each test uses households of its own. */
export async function openSplitStore(): Promise<SplitStore> {
  const test = await createTestDatabase([migrations]);
  const database = openSplitDatabase(test.database);
  const unstarted = (): TestHousehold => {
    const time = { now: Date.parse('2026-02-10T15:00:00Z') };
    return { householdId: randomUUID(), database, time, clock: clockOf(() => time.now) };
  };
  return {
    database: test.database,
    unstarted,
    household: async (pair) => {
      const household = unstarted();
      await startHousehold(household, pair);
      return household;
    },
    drop: () => test.drop(),
  };
}
