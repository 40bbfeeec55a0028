import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scenariosIn, type Scenario } from './scenario';

/** The cases lie beside the checkout, not in it. */
export const CASES = join(__dirname, '../../../../../shared/cases');

/** Every scenario of a domain, by file name; none when the folder is not there. */
export function readScenarios(domain: string, cases = CASES): Scenario[] {
  const folder = join(cases, domain);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => scenariosIn(readFileSync(join(folder, name), 'utf8')));
}
