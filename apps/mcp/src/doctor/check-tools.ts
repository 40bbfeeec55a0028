import type { Domain } from '@bursar/toolkit';

import { createCatalogue } from '../catalogue';
import type { Settings } from '../settings';
import type { Finding } from './finding';
import { breachesOf, MOST_TOKENS, tokensOf } from './host-rules';

/** Whether every host takes the tools that these domains publish; names with dots are there by choice, and a note. */
export async function checkTools(domains: readonly Domain[], settings: Settings): Promise<Finding> {
  const published = await createCatalogue(domains, settings).listTools();
  const tools = await createCatalogue(domains, { ...settings, toolNames: 'portable' }).listTools();
  const [breach, ...others] = breachesOf(tools);
  const about = 'tools';
  if (breach !== undefined) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return { about, state: 'wrong', says: `${breach}${more}; leave that domain out with --domains, and report it` };
  }
  const says = `${tools.length}, for ${tokensOf(published)} of ${MOST_TOKENS} tokens`;
  const dotted = published.find(({ name }) => name.includes('.'));
  if (dotted === undefined) return { about, state: 'well', says };
  return { about, state: 'note', says: `${says}; several hosts refuse names like ${dotted.name}` };
}
