import type { PostingSource } from '@bursar/own-data';

import type { DomainName } from '../configuration/domain-settings';

/**
 * The domains whose records become entries of double-entry bookkeeping, in the order of the entries of a day. `links`: how
 * links of the unified ledger begin the ids of its rows.
 */
export const POSTING_SOURCES = [
  {
    domain: 'shared-split',
    links: 'shared-split:',
    load: async () => (await import('@bursar/shared-split/own-data')).sharedSplitPostings,
  },
  {
    domain: 'planifi',
    links: 'planifi:',
    load: async () => (await import('@bursar/planifi/own-data')).planifiPostings,
  },
  {
    domain: 'cristi-agent',
    links: 'cristi:',
    load: async () => (await import('@bursar/cristi-agent/own-data')).cristiAgentPostings,
  },
  {
    domain: 'finance-tools',
    links: '',
    load: async () => (await import('@bursar/finance-tools/own-data')).financePostings,
  },
] as const satisfies readonly {
  readonly domain: DomainName;
  readonly links: string;
  readonly load: () => Promise<PostingSource>;
}[];

export type BookedDomain = (typeof POSTING_SOURCES)[number]['domain'];
