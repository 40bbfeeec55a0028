import { setTimeout as pause } from 'node:timers/promises';

import { expectWithin } from '../stress/limits';
import { PrimaryAndStandby } from './primary-and-standby';
import { keyOf, startReplicas, storedNames } from './replicas';
import { kindsOfWrites, refusalIn } from './writes';
import { Writers } from './writers';
import { effort } from '../stress/effort';
import { report } from '../stress/report';
import type { HttpServer } from '../index';

const AWAY_MILLISECONDS = effort(12_000, 60_000);
const LONGEST_READ_MILLISECONDS = 2_000;
const LONGEST_WRITE_MILLISECONDS = 15_000;
const READS = [
  ['list_movements', { year: 2031, month: 3 }],
  ['planifi_listAccounts_v1', {}],
  ['finance_accounts_list', {}],
] as const;

it('a synchronous standby that hangs stops no reads, and every write is answered', async () => {
  const servers = await PrimaryAndStandby.started();
  const replicas = await startReplicas(servers.url);
  const writers = new Writers(replicas, kindsOfWrites(await keyOf(servers.url)), 12);
  let isOver = false;
  try {
    await writers.more(effort(30, 60));
    const reading = Promise.all(replicas.map((replica) => slowestRead(replica, () => isOver)));
    servers.standby.suspend(true);
    await pause(AWAY_MILLISECONDS);
    servers.standby.suspend(false);
    await writers.more(effort(30, 60));
    isOver = true;
    const slowest = Math.max(...(await reading));
    await writers.stop();
    writers.compare(await storedNames(servers.primary.url));
    report(
      `standby away for ${AWAY_MILLISECONDS / 1000} s: ${writers.describe()}; slowest read ${Math.round(slowest)} ms`,
    );
    expectWithin(LONGEST_WRITE_MILLISECONDS, writers.slowest);
    expectWithin(LONGEST_READ_MILLISECONDS, slowest);
  } finally {
    isOver = true;
    servers.standby.suspend(false);
    await writers.stop().catch(() => undefined);
    await Promise.all(replicas.map((replica) => replica.stop()));
    await servers.stop();
  }
});

/** Milliseconds. Every read has to succeed. */
async function slowestRead(replica: HttpServer, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  for (let round = 0; !isOver(); round += 1) {
    const [tool, input] = READS[round % READS.length] ?? READS[0];
    const sentAt = performance.now();
    const answer = await replica.callTool(tool, input);
    slowest = Math.max(slowest, performance.now() - sentAt);
    if (refusalIn(answer) !== undefined) throw new Error(`${tool}: ${answer.text}`);
    await pause(20);
  }
  return slowest;
}
