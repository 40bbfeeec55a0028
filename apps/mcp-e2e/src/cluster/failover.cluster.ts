import { expectWithin } from '../stress/limits';
import { PrimaryAndStandby } from './primary-and-standby';
import { keyOf, startReplicas, storedNames } from './replicas';
import { kindsOfWrites } from './writes';
import { Writers } from './writers';
import { effort } from '../stress/effort';
import { report } from '../stress/report';

const WRITERS = 6;
/** Writes before the failover, and as many after it. */
const WRITES = effort(8, 20) * WRITERS;
/** The most that may pass between a promotion and the next write. */
const LONGEST_GAP_MILLISECONDS = 15_000;

it.each(Array.from({ length: effort(1, 10) }, (_, round) => round + 1))(
  'a primary that is killed loses nothing that was acknowledged, and its successor is used (round %d)',
  async (round) => {
    const servers = await PrimaryAndStandby.started();
    const replicas = await startReplicas(servers.url);
    const writers = new Writers(replicas, kindsOfWrites(await keyOf(servers.url)), WRITERS);
    try {
      await writers.more(WRITES);
      await servers.failOver();
      const promotedAt = performance.now();
      await writers.more(1);
      const gap = performance.now() - promotedAt;
      await writers.more(WRITES);
      await writers.stop();
      writers.compare(await storedNames(servers.standby.url));
      report(`failover ${round}: ${writers.describe()}; writes again ${Math.round(gap)} ms after the promotion`);
      expectWithin(LONGEST_GAP_MILLISECONDS, gap);
    } finally {
      await writers.stop().catch(() => undefined);
      await Promise.all(replicas.map((replica) => replica.stop()));
      await servers.stop();
    }
  },
);
