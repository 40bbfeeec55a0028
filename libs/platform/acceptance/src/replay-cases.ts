import type { Caller } from './caller';
import { readScenarios } from './case-folder';
import { playScenario } from './play-scenario';
import type { Scenario } from './scenario';

/** Opens a way to the tools for one scenario: a shared one, or for `fresh` and `env` one with a store of its own. */
export type OpenCaller = (scenario: Scenario) => Promise<Caller>;

/** Makes a test of every acceptance case of a domain (`libs/<domain>/cases`). Throws when there are none. */
export function replayCases(domain: string, open: OpenCaller, libraries?: string): void {
  const scenarios = readScenarios(domain, libraries);
  describe(`acceptance cases of ${domain}`, () => {
    for (const scenario of scenarios) {
      it(scenario.name, async () => {
        const caller = await open(scenario);
        try {
          await playScenario(scenario, caller);
        } finally {
          await caller.close?.();
        }
      });
    }
  });
}
