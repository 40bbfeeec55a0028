import { createPlanifi } from '@bursar/planifi';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';

export { planifiMigrations as migrations } from '@bursar/planifi';

export function createDomain({ settings, database, clock, onFault }: DomainDependencies): Domain {
  const { defaultCurrency, idempotencyDays } = settings.byDomain.planifi;
  return createPlanifi({ database, clock, defaultCurrency, idempotencyDays, readOnly: settings.readOnly, onFault });
}
