import { effort, SEED } from '../effort';
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

/** Every domain in one kind of system, by one test for each seed. */
export function simulations(kind: string, start: () => Promise<System>): void {
  const test = <State, Seen>(model: Model<State, Seen>) =>
    it.each(SEEDS)(`${model.domain} ${kind} matches its contract (seed %i)`, async (seed) => {
      const system = await start();
      try {
        const outcomes = await simulate(model, system, { seed, steps: STEPS, disturbedPercent: DISTURBED_PERCENT });
        report(`${model.domain} ${kind} seed ${seed}: ${String(outcomes)}`);
      } finally {
        await system.stop();
      }
    });
  test(sharedSplit);
  test(planifi);
  test(cristiAgent);
  test(financeTools);
}
