import type { ArchivedDomain } from '@bursar/own-data';

/** Everything that is stored of an owner, in the order of an archive: what is of no domain, then the domains. */
export async function archivedDomains(): Promise<readonly ArchivedDomain[]> {
  const [household, split, planifi, cristi, finance] = await Promise.all([
    import('@bursar/household/own-data'),
    import('@bursar/shared-split/own-data'),
    import('@bursar/planifi/own-data'),
    import('@bursar/cristi-agent/own-data'),
    import('@bursar/finance-tools/own-data'),
  ]);
  return [
    household.householdArchive,
    split.sharedSplitArchive,
    planifi.planifiArchive,
    cristi.cristiAgentArchive,
    finance.financeArchive,
  ];
}
