import { effort, FULL, SEED } from '../effort';
import { report } from '../report';
import { cristiAgent } from './cristi-agent/model';
import { financeTools } from './finance-tools/model';
import type { Model } from './model';
import { planifi } from './planifi/model';
import { sharedSplit } from './shared-split/model';
import { simulate } from './simulate';
import type { System } from './systems/system';

const SEEDS = Array.from({ length: effort(1, 4) }, (_, index) => SEED + index);
/** In the long form a system lives longer, and there are more of them. */
const STEPS = effort(50, 500);
const DISTURBED_PERCENT = effort(6, 4);

const KINDS_OF_SYSTEMS = 3;
const LONG = FULL || process.env['BURSAR_TEST_LONG'] === 'true';

/**
 * Domains in one kind of system, the first, second or third, by one test for each seed: all of them in the long form, else those
 * whose turn it is by the seed of the run, so that each domain is simulated in one kind.
 */
export function simulations(kind: string, place: number, start: () => Promise<System>): void {
  let domains = 0;
  const test = <State, Seen>(model: Model<State, Seen>) => {
    domains += 1;
    if (!LONG && (domains + place + SEED) % KINDS_OF_SYSTEMS !== 0) return;
    it.each(SEEDS)(`${model.domain} ${kind} matches its contract (seed %i)`, async (seed) => {
      const system = await start();
      try {
        const outcomes = await simulate(model, system, { seed, steps: STEPS, disturbedPercent: DISTURBED_PERCENT });
        report(`${model.domain} ${kind} seed ${seed}: ${String(outcomes)}`);
      } finally {
        await system.stop();
      }
    });
  };
  test(sharedSplit);
  test(planifi);
  test(cristiAgent);
  test(financeTools);
}
