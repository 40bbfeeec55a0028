import { effort, SEED } from '../effort';
import { cristiAgent } from './cristi-agent/model';
import { financeTools } from './finance-tools/model';
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
it(`cristi-agent by MCP and REST is what its contract says (seed ${SEED})`, () => simulate(cristiAgent, system, plan));
it(`finance-tools by MCP and REST is what its contract says (seed ${SEED})`, () =>
  simulate(financeTools, system, plan));
