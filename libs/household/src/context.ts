import type { Connection, Database, DomainDatabase, Transaction } from '@bursar/database';

import type { Language } from './model/preferences';
import { migrations } from './store/migrations';

/** One of the two who share expenses. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The two people of a household, from where they are kept. */
export interface People {
  /** Before the first transaction that uses them. */
  prepare(): Promise<void>;
  /** The active ones, by id. */
  list(transaction: Transaction, owner: string): Promise<readonly Person[]>;
  /** Gives a person another id and name. Throws a DomainError `INVALID_REQUEST` for what cannot be. */
  rename(transaction: Transaction, owner: string, id: string, to: Person): Promise<void>;
}

/** Settings that flags and variables of the server decide, for every household. */
export interface FixedSettings {
  readonly language?: Language;
  /** ISO 4217. */
  readonly currency?: string;
  /** A name of the tz database. */
  readonly timeZone?: string;
}

/** What the settings of households are made from. */
export interface HouseholdDependencies {
  /** First used by the first call. */
  readonly database: Pick<Database, 'forDomain'>;
  readonly fixed: FixedSettings;
  /** Undefined where no people are kept. */
  readonly people: People | undefined;
  /** Names that a variable decides cannot be changed here. */
  readonly arePeopleFixed: boolean;
  readonly currencies: Currencies;
}

/** The currency of each domain by its name, ISO 4217, in a household that prefers one or none. */
export interface Currencies {
  /** Before the first transaction that reads them. */
  prepare(): Promise<void>;
  /** A domain that holds entries keeps theirs. */
  read(connection: Connection, owner: string, preferred: string | null): Promise<Readonly<Record<string, string>>>;
  /** For when nothing can be read. */
  withoutStore(preferred: string | null): Readonly<Record<string, string>>;
}

/** What the use cases work on. */
export interface HouseholdContext extends Omit<HouseholdDependencies, 'database'> {
  readonly database: DomainDatabase;
}

/** Connects to nothing: the database is first used by the first statement. */
export function openContext({ database, ...rest }: HouseholdDependencies): HouseholdContext {
  return { database: database.forDomain({ migrations }), ...rest };
}
