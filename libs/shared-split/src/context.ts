import type { Clock } from '@bursar/calendar';
import type { DomainDatabase, Transaction } from '@bursar/database';

import { householdOf, type Household } from './model/household';
import { invariantViolated } from './model/refusals';
import { CONTRACT_TERMS, type HouseholdTerms } from './model/terms';
import { adoptCurrency } from './store/household-currency';
import { lockHousehold } from './store/lock-household';
import { storedParticipants } from './store/participants';

/** What every use case works on: the household, the present, and the store. */
export interface SplitContext {
  readonly householdId: string;
  readonly clock: Clock;
  readonly database: DomainDatabase;
  /** Left out: those of the contract. */
  readonly terms?: HouseholdTerms;
}

/** How entries are dated, and what amounts are in. */
export function termsOf({ terms = CONTRACT_TERMS }: Pick<SplitContext, 'terms'>): HouseholdTerms {
  return terms;
}

/** One view of a household's data. */
export interface ReadScope {
  readonly tx: Transaction;
  readonly householdId: string;
  readonly household: Household;
}

/** The same with the household locked: no other transaction writes in it. */
export interface WriteScope extends ReadScope {
  /** The instant of everything stored, in milliseconds since 1970; never before that of an earlier write. */
  readonly at: number;
  /** Dates what is entered. */
  readonly timeZone: string;
}

/** Runs work that stores nothing; all its statements see the same moment. Throws `PARTICIPANTS_NOT_TWO`. */
export function readTransaction<Result>(
  { householdId, database }: SplitContext,
  work: (scope: ReadScope) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (tx) => work({ tx, householdId, household: householdOf(await storedParticipants(tx, householdId)) }),
    { isolation: 'repeatable read' },
  );
}

/**
 * Runs work that stores all of its writes or none. What it is known to need can be read on the way (`alongside`), which
 * saves a round trip. Throws `PARTICIPANTS_NOT_TWO`.
 */
export function writeTransaction<Result, Facts = undefined>(
  { householdId, clock, database, terms }: SplitContext,
  work: (scope: WriteScope, facts: Facts) => Promise<Result>,
  alongside?: (tx: Transaction) => Promise<Facts>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    // Sent together, executed in this order: everything is read under the lock.
    const [at, participants, facts] = await Promise.all([
      lockHousehold(tx, householdId, clock.now()),
      storedParticipants(tx, householdId),
      alongside?.(tx),
      terms?.isEmpty === true && adoptCurrency(tx, householdId, terms.currency),
    ]);
    if (at === undefined) throw invariantViolated('PARTICIPANTS_NOT_TWO');
    const { timeZone } = termsOf({ ...(terms && { terms }) });
    return work({ tx, householdId, household: householdOf(participants), at, timeZone }, facts as Facts);
  });
}
