import type { Domain } from '@bursar/toolkit';

import { createCatalogue } from '../catalogue';
import type { Settings } from '../settings';
import type { Finding } from './finding';
import { breachesOf, MOST_TOKENS, tokensOf } from './host-rules';

/** Whether every host takes the tools that these domains publish. */
export function checkTools(domains: readonly Domain[], settings: Settings): Finding {
  const tools = createCatalogue(domains, settings).listTools();
  const [breach, ...others] = breachesOf(tools);
  const about = 'tools';
  if (breach === undefined) {
    return { about, state: 'well', says: `${tools.length}, for ${tokensOf(tools)} of ${MOST_TOKENS} tokens` };
  }
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return { about, state: 'wrong', says: `${breach}${more}; leave that domain out with --domains, and report it` };
}
