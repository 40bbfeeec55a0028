import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scenariosIn, type Scenario } from './scenario';

/** The folder of the domain libraries; each keeps its cases in `cases/`. */
export const LIBRARIES = join(__dirname, '../../..');

/** Every scenario of a domain, by file name. Throws when there is none: a suite without cases would pass unnoticed. */
export function readScenarios(domain: string, libraries = LIBRARIES): Scenario[] {
  const folder = join(libraries, domain, 'cases');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const scenarios = files.sort().flatMap((name) => scenariosIn(readFileSync(join(folder, name), 'utf8')));
  if (scenarios.length === 0) throw new Error(`${folder} holds no acceptance cases`);
  return scenarios;
}
