import type { Clock } from '@bursar/calendar';
import { confirmedFacts, type Connection, type Database, type DomainDatabase } from '@bursar/database';

import type { SplitContext } from './context';
import { storeErrors } from './errors';
import { startHousehold, type HouseholdStart } from './household/start-household';
import type { ParticipantPair } from './model/participant-pair';
import { CONTRACT_TERMS, currencyInForce, type HouseholdPreferences, type HouseholdTerms } from './model/terms';
import { storedCurrency } from './store/household-currency';
import { migrations } from './store/migrations';
import { keepVoice } from './text/voice';

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

/** A household whose terms are read with the first statements of each piece of work. */
export interface HouseholdInTerms {
  /** Runs work in the terms that are in force, and once more where they have just changed. */
  run<Result>(work: (context: SplitContext) => Promise<Result>): Promise<Result>;
}

/** Opens a household; without preferences everything is as in the contract. */
export function openInTerms(
  householdId: string,
  { preferencesOf, ...options }: ContextOptions & { readonly preferencesOf?: PreferencesOf | undefined },
): HouseholdInTerms {
  const context = openContext(householdId, options);
  if (preferencesOf === undefined) return { run: (work) => work(context) };
  const facts = confirmedFacts(context.database, (connection) => readTerms(connection, householdId, preferencesOf));
  return {
    run: (work) => facts.run((terms, database) => keepVoice(terms, () => work({ ...context, database, terms }))),
  };
}

async function readTerms(
  connection: Connection,
  householdId: string,
  preferencesOf: PreferencesOf,
): Promise<HouseholdTerms> {
  const [{ language, timeZone = CONTRACT_TERMS.timeZone, currency }, stored] = await Promise.all([
    preferencesOf(connection, householdId),
    storedCurrency(connection, householdId),
  ]);
  return { language, timeZone, currency: currencyInForce(stored, currency), isEmpty: stored.isEmpty };
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
