import type { ArchivedDomain } from '@bursar/own-data';

/** What is of no domain, then the domains. */
const ARCHIVES = [
  async () => (await import('@bursar/household/own-data')).householdArchive,
  async () => (await import('@bursar/shared-split/own-data')).sharedSplitArchive,
  async () => (await import('@bursar/planifi/own-data')).planifiArchive,
  async () => (await import('@bursar/cristi-agent/own-data')).cristiAgentArchive,
  async () => (await import('@bursar/finance-tools/own-data')).financeArchive,
] satisfies readonly (() => Promise<ArchivedDomain>)[];

/** Everything that is stored of an owner, in the order of an archive. */
export function archivedDomains(): Promise<readonly ArchivedDomain[]> {
  return Promise.all(ARCHIVES.map((load) => load()));
}
