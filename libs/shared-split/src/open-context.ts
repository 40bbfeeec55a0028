import type { Clock } from '@bursar/calendar';
import type { Connection, Database, DomainDatabase } from '@bursar/database';

import type { SplitContext } from './context';
import { storeErrors } from './errors';
import { startHousehold, type HouseholdStart } from './household/start-household';
import type { ParticipantPair } from './model/participant-pair';
import { CONTRACT_TERMS, type HouseholdPreferences, type HouseholdTerms } from './model/terms';
import { storedCurrency } from './store/household-currency';
import { migrations } from './store/migrations';

interface ContextOptions {
  readonly database: Pick<Database, 'forDomain'>;
  readonly clock: Clock;
  /** The two people; without them the household stays as it is, or gets the default pair. */
  readonly participants?: ParticipantPair | undefined;
  /** Called once for a household, when its first statement starts it. */
  readonly onStart?: ((start: HouseholdStart) => void) | undefined;
}

/** The database with this domain's migrations, applied before the first statement, and its errors. */
export function openSplitDatabase(database: Pick<Database, 'forDomain'>): DomainDatabase {
  return database.forDomain({ migrations, errors: storeErrors, lockTables: ['shared_split.households'] });
}

/** Reads what the household of an owner has set, over the connection of the call. */
export type PreferencesOf = (connection: Connection, owner: string) => Promise<HouseholdPreferences>;

/** The household with the terms that are in force for a call. */
export async function withTerms(
  context: SplitContext,
  preferencesOf: PreferencesOf,
): Promise<SplitContext & { readonly terms: HouseholdTerms }> {
  const { database, householdId } = context;
  const terms = await database.run(async (connection): Promise<HouseholdTerms> => {
    const [{ language, timeZone = CONTRACT_TERMS.timeZone, currency: wanted }, stored] = await Promise.all([
      preferencesOf(connection, householdId),
      storedCurrency(connection, householdId),
    ]);
    const currency = stored.isEmpty ? (wanted ?? CONTRACT_TERMS.currency) : stored.currency;
    return { language, timeZone, currency, isEmpty: stored.isEmpty };
  });
  return { ...context, terms };
}

/** Opens a household. Nothing is read or written before a use case needs it. */
export function openContext(householdId: string, options: ContextOptions): SplitContext {
  const { database, clock } = options;
  const context = { householdId, clock, database: openSplitDatabase(database) };
  return { ...context, database: startedFirst(context, options) };
}

/**
 * The database of a household that starts before its first statement, so that a request that is refused by itself needs
 * no database. After a failed start the next statement tries again.
 */
function startedFirst(context: SplitContext, { participants, onStart }: ContextOptions): DomainDatabase {
  const { database } = context;
  let starting: Promise<void> | undefined;
  const start = async () => {
    const outcome = await startHousehold(context, participants);
    onStart?.(outcome);
  };
  const started = () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  return {
    run: async (work) => {
      await started();
      return database.run(work);
    },
    transaction: async (work, settings) => {
      await started();
      return database.transaction(work, settings);
    },
  };
}
