import { effort, SEED } from '../effort';
import { planifi } from './planifi/model';
import { sharedSplit } from './shared-split/model';
import { simulate } from './simulate';
import { OneDirectory } from './systems/one-directory';
import type { System } from './systems/system';

let system: System;
beforeEach(async () => {
  system = await OneDirectory.started({ stdio: 1, http: 1 });
});
afterEach(() => system.stop());

const plan = { seed: SEED, steps: effort(150, 1_500), disturbed: 3 };

it(`shared-split by MCP and REST is what its contract says (seed ${SEED})`, () => simulate(sharedSplit, system, plan));
it(`planifi by MCP and REST is what its contract says (seed ${SEED})`, () => simulate(planifi, system, plan));
