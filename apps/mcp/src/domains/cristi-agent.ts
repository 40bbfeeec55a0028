import { createCristiAgent, createHttpRefiner, parseAllowedUserIds } from '@bursar/cristi-agent';
import type { Database } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';
import { householdPreferences } from './household';

export { cristiAgentMigrations as migrations } from '@bursar/cristi-agent';

/** What the domain is built from; of the database it needs what a transaction can also offer. */
type AgentDependencies = Pick<DomainDependencies, 'settings' | 'clock'> & {
  readonly database: Pick<Database, 'forDomain'>;
};

export function createDomain({ settings, database, clock }: AgentDependencies): Domain {
  const { allowedUserIds, refinerUrl } = settings.byDomain['cristi-agent'];
  return createCristiAgent({
    database,
    clock,
    preferencesOf: householdPreferences(settings),
    allowedUserIds: parseAllowedUserIds(allowedUserIds),
    ...(refinerUrl !== undefined && { refiner: createHttpRefiner(refinerUrl) }),
  });
}
