import type { Caller } from './caller';
import { CASES, readScenarios } from './case-folder';
import { playScenario } from './play-scenario';
import type { Scenario } from './scenario';

/** A way to the tools for one scenario: a shared one, or for `fresh` and `env` one with a store of its own. */
export type OpenCaller = (scenario: Scenario) => Promise<Caller>;

/**
 * Makes a test of every acceptance case of a domain. Where there are none, one test says so; it passes, for the cases
 * are no part of this project.
 */
export function replayCases(domain: string, open: OpenCaller, cases = CASES): void {
  const scenarios = readScenarios(domain, cases);
  if (scenarios.length === 0) {
    it(`finds no acceptance cases of ${domain} beside the checkout: none were played`, () => {
      expect(scenarios).toEqual([]);
    });
    return;
  }
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
