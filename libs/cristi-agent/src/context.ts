import type { Clock } from '@bursar/calendar';
import type { Connection, Database, DomainDatabase, Transaction } from '@bursar/database';

import type { AllowedUserIds } from './allowed-user-ids';
import { storeErrors } from './errors';
import type { Thread } from './model/user-ledger';
import { CONTRACT_TERMS, type HouseholdPreferences, type HouseholdTerms } from './model/terms';
import { adoptCurrency, storedCurrency } from './store/household-currency';
import { lockUserLedger } from './store/lock-user-ledger';
import { migrations } from './store/migrations';

/** The part of the database that a domain uses. */
export type DatabaseOfDomains = Pick<Database, 'forDomain'>;

/** What a use case needs from outside. */
export interface AgentDependencies {
  readonly allowedUserIds: AllowedUserIds;
  readonly database: DatabaseOfDomains;
  /** Only for creation times: a tool that depends on the current time takes `now_iso`. */
  readonly clock: Clock;
  /** What households have set; without it everything is as in the contract. */
  readonly preferencesOf?: PreferencesOf;
}

/** Reads what the household of an owner has set, over the connection of the call. */
export type PreferencesOf = (connection: Connection, owner: string) => Promise<HouseholdPreferences>;

/** What use cases work on: the ledgers of an owner's users. */
export interface AgentContext {
  readonly owner: string;
  readonly allowedUserIds: AllowedUserIds;
  readonly database: DomainDatabase;
  readonly clock: Clock;
  readonly preferencesOf?: PreferencesOf;
}

/** The context of one call, after its user was admitted. */
export interface ThreadContext extends AgentContext {
  readonly thread: Thread;
  /** Left out: those of the contract. */
  readonly terms?: HouseholdTerms;
}

/** Connects to nothing: the database is first used by the first statement. */
export function openContext(owner: string, { database, ...dependencies }: AgentDependencies): AgentContext {
  return { owner, database: openAgentDatabase(database), ...dependencies };
}

/** The database as this domain sees it. Its failures are `DB_ERROR`. */
export function openAgentDatabase(database: DatabaseOfDomains): DomainDatabase {
  return database.forDomain({ migrations, errors: storeErrors, lockTables: ['cristi.purses'] });
}

/** What the household has set for its budgets. Throws `DB_ERROR`. */
export async function readTerms({ database, owner, preferencesOf }: AgentContext): Promise<HouseholdTerms> {
  if (preferencesOf === undefined) return CONTRACT_TERMS;
  return database.run(async (connection) => {
    const [{ currency: wanted, timeZone }, stored] = await Promise.all([
      preferencesOf(connection, owner),
      storedCurrency(connection, owner),
    ]);
    const currency = stored.isEmpty ? (wanted ?? CONTRACT_TERMS.currency) : stored.currency;
    return { currency, timeZone, isEmpty: stored.isEmpty };
  });
}

/** Runs one statement, which sees a single snapshot by itself. Throws `DB_ERROR`. */
export function readStatement<Result>(
  { database }: AgentContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.run(work);
}

/** Runs several statements on one snapshot. Throws `DB_ERROR`. */
export function readTransaction<Result>(
  { database }: AgentContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.transaction(work, { isolation: 'repeatable read' });
}

/**
 * Runs a transaction that writes to the user's ledger while no other one does. `at` is the time of what it stores, in
 * milliseconds since 1970; `hasCaps` says whether the user has ever set a cap. Throws `DB_ERROR`.
 */
export function writeTransaction<Result>(
  { database, clock, thread, terms }: ThreadContext,
  work: (transaction: Transaction, at: number, hasCaps: boolean) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const { at, hasCaps } = await lockUserLedger(transaction, thread, clock.now());
    if (terms !== undefined) await keepCurrency(transaction, thread, terms);
    return work(transaction, at, hasCaps);
  });
}

/** In the contract's currency a ledger is made; another one is adopted by the first entries of an owner and of a user. */
async function keepCurrency(transaction: Transaction, thread: Thread, { currency, isEmpty }: HouseholdTerms) {
  if (isEmpty || currency !== CONTRACT_TERMS.currency) await adoptCurrency(transaction, thread, currency);
}
