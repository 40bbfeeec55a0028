import type { YearMonth } from '@bursar/calendar';

import { openAgentDatabase, type DatabaseOfDomains } from './context';
import { readKeptBudgets, type KeptBudget } from './store/kept-budgets';

/** Reads the budgets of an owner's users in a month, for what is composed of several domains. Throws `DB_ERROR`. */
export function keptBudgets(database: DatabaseOfDomains) {
  const domain = openAgentDatabase(database);
  return (owner: string, month: YearMonth): Promise<KeptBudget[]> =>
    domain.run((connection) => readKeptBudgets(connection, owner, month));
}
