import type { Clock } from '@bursar/calendar';
import type { ConfirmedFacts, Connection, Database, DomainDatabase, Transaction } from '@bursar/database';

import type { AllowedUserIds } from './allowed-user-ids';
import { storeErrors } from './errors';
import type { Thread } from './model/user-ledger';
import { CONTRACT_TERMS, type HouseholdPreferences, type HouseholdTerms } from './model/terms';
import { adoptCurrency } from './store/household-currency';
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
  /** What households have set; left out: everything is as in the contract. */
  readonly confirmedTerms?: ConfirmedFacts<HouseholdTerms>;
}

/** The context of one call, after its user was admitted. */
export interface ThreadContext extends AgentContext {
  readonly thread: Thread;
  /** Left out: those of the contract. */
  readonly terms?: HouseholdTerms;
}

/**
 * Runs work in the terms that are in force for a call, and once more where they have just changed: it waits for `confirm`
 * before it asks a person. Throws `DB_ERROR`.
 */
export function inTerms<Result>(
  context: AgentContext,
  work: (terms: HouseholdTerms, context: AgentContext, confirm: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const { confirmedTerms } = context;
  return confirmedTerms === undefined
    ? work(CONTRACT_TERMS, context, async () => {})
    : confirmedTerms.run((terms, database, confirm) => work(terms, { ...context, database }, confirm));
}

/** The database as this domain sees it. Its failures are `DB_ERROR`. */
export function openAgentDatabase(database: DatabaseOfDomains): DomainDatabase {
  return database.forDomain({ migrations, errors: storeErrors, lockTables: ['cristi.purses'] });
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
    const { at, hasCaps, currency } = await lockUserLedger(transaction, thread, clock.now());
    // A ledger has the contract's currency until its owner's first entries are in another one.
    if (terms?.isEmpty === true || (terms !== undefined && terms.currency !== currency))
      await adoptCurrency(transaction, thread, terms.currency);
    return work(transaction, at, hasCaps);
  });
}
