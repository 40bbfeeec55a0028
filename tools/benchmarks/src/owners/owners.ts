import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase, type Database } from '@bursar/database';

import { interleaved } from '../measuring/interleaved';
import { SEED, linearCongruential } from '../measuring/random';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { domainsOn, fillHouseholds, type Domains } from './households';
import { callAs, OWNER_CALLS, type OwnerCall } from './owner-calls';

/** The median of one call among few households and among many. Milliseconds. */
export interface OwnerFigures {
  readonly what: string;
  readonly few: number;
  readonly many: number;
}

const ROWS = 500;
const ROUNDS = 41;

interface Filled {
  readonly database: Database;
  readonly domains: Domains;
  readonly count: number;
  close(): Promise<void>;
}

/** The same calls of one household among few, and among many that have as many rows each. */
export async function measureOwners(few: number, many: number): Promise<OwnerFigures[]> {
  const [some, all] = [await filled(few), await filled(many)];
  try {
    const figures: OwnerFigures[] = [];
    for (const call of OWNER_CALLS) {
      const measures = { few: () => timeOf(some, call), many: () => timeOf(all, call) };
      // Connections, plans and caches are warm, as on a server that runs.
      await interleaved(5, measures);
      const times = await interleaved(ROUNDS, measures);
      figures.push({ what: call.what, few: median(times.few), many: median(times.many) });
    }
    return figures;
  } finally {
    await some.close();
    await all.close();
  }
}

const random = linearCongruential(SEED);

/** One call of a household by chance, whose rows another has brought into the cache: disks are not compared here. */
async function timeOf({ domains, count }: Filled, call: OwnerCall): Promise<number> {
  const household = 1 + Math.floor(random() * (count - 1));
  await callAs(domains, call, household);
  return timed(() => callAs(domains, call, household));
}

async function filled(count: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  const domains = domainsOn(database);
  await fillHouseholds(database, domains, count, ROWS);
  return {
    ...{ database, domains, count },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
