import { createPlanifi } from '@bursar/planifi';
import type { Domain } from '@bursar/toolkit';

import type { DomainDependencies } from './domain-module';
import { householdPreferences } from './household';

export { planifiMigrations as migrations } from '@bursar/planifi';

export function createDomain({ settings, database, clock, onFault }: DomainDependencies): Domain {
  const { defaultCurrency, idempotencyDays } = settings.byDomain.planifi;
  return createPlanifi({
    database,
    clock,
    preferencesOf: householdPreferences(settings),
    defaultCurrency,
    idempotencyDays,
    readOnly: settings.readOnly,
    onFault,
  });
}
