import { confirmedFacts, type Connection } from '@bursar/database';

import { openAgentDatabase, type AgentContext, type AgentDependencies, type PreferencesOf } from './context';
import { currencyInForce, type HouseholdTerms } from './model/terms';
import { storedCurrency } from './store/household-currency';

/** Connects to nothing: the database is first used by the first statement. */
export function openContext(owner: string, { preferencesOf, ...rest }: AgentDependencies): AgentContext {
  const context = { ...rest, owner, database: openAgentDatabase(rest.database) };
  if (preferencesOf === undefined) return context;
  const confirmedTerms = confirmedFacts(context.database, (connection) => readTerms(connection, owner, preferencesOf));
  return { ...context, confirmedTerms };
}

/** What the household has set for its budgets. */
async function readTerms(connection: Connection, owner: string, preferencesOf: PreferencesOf): Promise<HouseholdTerms> {
  const [{ currency, timeZone }, stored] = await Promise.all([
    preferencesOf(connection, owner),
    storedCurrency(connection, owner),
  ]);
  return { currency: currencyInForce(stored, currency), timeZone, isEmpty: stored.isEmpty };
}
