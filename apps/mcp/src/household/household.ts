import { keptByState, toolLoaders, type Domain, type UseCaseIndex } from '@bursar/toolkit';

import { failureDialect } from './errors';
import { openHouseholdContext, servedSources, type HouseholdContext, type HouseholdPorts } from './household-context';
import { skill } from './skill';

/** A domain alone lists its own tools only. */
const LEAST_DOMAINS = 2;
/** Overviews; each takes some ten kilobytes. */
const MOST_KEPT = 100;

/** The tools above the domains; undefined where too few of them are served. */
export function createHousehold(ports: HouseholdPorts): Domain | undefined {
  if (servedSources(ports.domains).length < LEAST_DOMAINS) return undefined;
  const kept: HouseholdContext['kept'] = keptByState(MOST_KEPT, () => 1);
  const index: UseCaseIndex<HouseholdContext> = {
    get_overview: async () => (await import('./overview/get-overview')).getOverview,
    ...(ports.sharingOf && {
      share_transaction: async () => (await import('./share/share-transaction')).shareTransaction,
    }),
  };
  return {
    name: 'household',
    summary:
      'get_overview is the first call for how the household is doing: its figures name the calls for their rows.',
    tools: toolLoaders(index, (call) => openHouseholdContext(ports, kept, call)),
    skill,
    views: ['overview'],
    failure: failureDialect,
  };
}
