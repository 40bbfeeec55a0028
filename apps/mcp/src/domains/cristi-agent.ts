import { createCristiAgent, createHttpRefiner, parseAllowedUserIds } from '@bursar/cristi-agent';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';

export { cristiAgentMigrations as migrations } from '@bursar/cristi-agent';

export function createDomain({ settings, database, clock }: DomainDependencies): Domain {
  const { allowedUserIds, refinerUrl } = settings.byDomain['cristi-agent'];
  return createCristiAgent({
    database,
    clock,
    allowedUserIds: parseAllowedUserIds(allowedUserIds),
    ...(refinerUrl !== undefined && { refiner: createHttpRefiner(refinerUrl) }),
  });
}
