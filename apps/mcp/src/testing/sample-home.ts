import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { HouseholdSample } from '@bursar/household';

import { readSettings } from '../configuration/read-settings';
import { composeOver } from '../domains/compose';
import { createCatalogue } from '../protocol/catalogue';
import { toolCaller, type CallTool } from '../protocol/tool-caller';
import { openHouseholdSample } from '../sample/household-sample';
import { noWorkerThreads } from '../worker-threads';

const settings = readSettings({ ephemeral: true }, {});

export interface SampleHome {
  readonly owner: string;
  readonly sample: HouseholdSample;
  readonly call: CallTool;
}

/** A household, by default a new one, on a day, with the sample that it can enter. */
export async function openSampleHome(
  database: Database,
  day: string,
  owner: string = randomUUID(),
): Promise<SampleHome> {
  const parts = { settings, database, clock: stoppedClock(day), workers: noWorkerThreads };
  const catalogue = createCatalogue(await composeOver({ ...parts, onFault: () => undefined }));
  const call = toolCaller(catalogue, { owner, isLocal: true }, new AbortController().signal);
  return { owner, sample: await openHouseholdSample(parts), call };
}
