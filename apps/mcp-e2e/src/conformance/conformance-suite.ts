import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runToEnd, type Finished } from '../servers/run-command';
import { ROOT } from '../fixtures/workspace';

const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance');
const OWN = join(ROOT, 'apps/mcp-e2e/conformance');

/** The expected failures, as the suite's command line takes them. */
export const BASELINE = join(OWN, 'baseline.yml');

/** A warning is what a server should do, which is no less than what it must. */
const FAULTS: readonly string[] = ['FAILURE', 'WARNING'];

/** Runs the official suite against the server at an address. */
export function runConformance(url: URL, options: readonly string[]): Promise<Finished> {
  const suite = ['--import', join(OWN, 'glob-sync.mjs'), join(SUITE, 'dist/index.js')];
  return runToEnd(process.execPath, [...suite, 'server', '--url', url.href, ...options]);
}

/** The scenarios that a server of a protocol version must pass, by the suite's own frozen list. */
export function requiredScenarios(revision: string): readonly string[] {
  const text = readFileSync(join(SUITE, 'requirements', `${revision}.yaml`), 'utf8');
  const [, list = ''] = /^server:\n((?: +- \S+\n)+)/m.exec(text) ?? [];
  return [...list.matchAll(/- (\S+)/g)].map(([, scenario = '']) => scenario);
}

/** Why a scenario, or a check of one, does not apply to bursar. */
export interface Exception {
  readonly scenario: string;
  readonly check: string | undefined;
  readonly reason: string;
}

/** The entries of the baseline. Throws for one that gives no reason. */
export function readBaseline(): readonly Exception[] {
  const entries = readFileSync(BASELINE, 'utf8').matchAll(/^ +- ([^\s:]+)(?::(\S+))?(?: # (.+))?$/gm);
  return [...entries].map(([line, scenario = '', check, reason]) => {
    if (reason === undefined) throw new Error(`no reason is given in${line}`);
    return { scenario, check, reason };
  });
}

/** What the suite found wrong, by scenario: a scenario that ran and passed has an empty list. */
export function faultyChecks(folder: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(folder).map((name) => {
      const [, scenario = name] = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name) ?? [];
      const text = readFileSync(join(folder, name, 'checks.json'), 'utf8');
      const checks = JSON.parse(text) as readonly { readonly id: string; readonly status: string }[];
      return [scenario, checks.filter(({ status }) => FAULTS.includes(status)).map(({ id }) => id)];
    }),
  );
}
