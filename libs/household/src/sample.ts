import { sqlState, type Database, type OwnedTables, type Transaction } from '@bursar/database';
import type { Clock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import { languageInForce } from './model/language-in-force';
import type { Language } from './model/preferences';
import { migrations } from './store/migrations';
import {
  claimSample,
  entryKeys,
  eraseRows,
  holdsRows,
  removeStoredSample,
  storedSample,
  storeSampleEntries,
} from './store/stored-sample';
import { storedPreferences } from './store/stored-settings';

/** What a sample household is made from. */
export interface SampleDependencies {
  /** First used by the first call. */
  readonly database: Pick<Database, 'forDomain'>;
  readonly clock: Clock;
  /** The language that the start of the server decides. */
  readonly fixedLanguage: Language | undefined;
  /** The tables of all domains; they are there before the first transaction. */
  readonly tables: () => Promise<readonly OwnedTables[]>;
  /** Fills a household that holds nothing, inside the transaction. */
  readonly fill: (transaction: Transaction, owner: string, language: Language) => Promise<void>;
}

/** The answer of `GET /household/sample`. */
export interface ShownSample {
  /** Whether the household holds the sample. */
  readonly is_sample: boolean;
  /** The language of the sample; null without one. */
  readonly language: Language | null;
  /** An instant, ISO 8601; null without a sample. */
  readonly loaded_at: string | null;
  /** Nothing is stored: a sample can be loaded. */
  readonly is_empty: boolean;
  /** How many entries somebody has made since it was loaded. */
  readonly entered: number;
  /** Whether this call changed anything. */
  readonly changed: boolean;
}

/** Made-up households, by their owners. */
export interface HouseholdSample {
  show(owner: string): Promise<ShownSample>;
  /** Fills a household that holds nothing; one that holds the sample stays as it is. Throws `HOUSEHOLD_NOT_EMPTY`. */
  load(owner: string, languages: readonly string[]): Promise<ShownSample>;
  /**
   * Takes the sample out, with what was changed in it, and leaves what was entered since. Throws `ENTRIES_OF_YOUR_OWN` where
   * some of that needs the sample, such as an expense in one of its accounts, unless `all` says that everything goes.
   */
  remove(owner: string, all: boolean): Promise<ShownSample>;
}

/** Nothing is read before the first call. */
export function openSample({ database, clock, fixedLanguage, tables, fill }: SampleDependencies): HouseholdSample {
  const own = database.forDomain({ migrations });
  // Whoever enters something does not wait for the sample: either it collides, and this is tried again, or it comes after the
  // sample and counts as entered since.
  const transaction = <Result>(work: (tx: Transaction, owned: readonly OwnedTables[]) => Promise<Result>) =>
    tables().then((owned) =>
      afterOthers(() => own.transaction((tx) => work(tx, owned), { isolation: 'repeatable read' })),
    );
  return {
    show: (owner) => transaction((tx, owned) => shownSample(tx, owned, owner, false)),
    load: (owner, languages) =>
      transaction(async (tx, owned) => {
        const { language: stored } = await storedPreferences(tx, owner);
        const { language } = languageInForce(fixedLanguage ?? stored, languages);
        const loadedAt = new Date(clock.now()).toISOString();
        if (!(await claimSample(tx, owner, { language, loadedAt, entries: {} }))) {
          return shownSample(tx, owned, owner, false);
        }
        if (!(await isEmpty(tx, owned, owner))) throw notEmpty();
        await fill(tx, owner, language);
        const entries = Object.fromEntries(await keysOf(tx, owned, owner));
        await storeSampleEntries(tx, owner, entries);
        return shownSample(tx, owned, owner, true);
      }),
    remove: (owner, all) =>
      transaction(async (tx, owned) => {
        const stored = await storedSample(tx, owner);
        if (stored === undefined) return shownSample(tx, owned, owner, false);
        let needing = 0;
        for (const domain of owned) {
          const keys = stored.entries[domain.schema] ?? [];
          const hasOthers = (await keysEntered(tx, domain, owner, keys)).length > 0;
          if (all || !hasOthers) await eraseRows(tx, domain, owner);
          else needing += await domain.remove(tx, { owner, keys, now: clock.now() });
        }
        if (needing > 0) throw entriesOfTheirOwn(needing);
        await removeStoredSample(tx, owner);
        return shownSample(tx, owned, owner, true);
      }),
  };
}

/** Tells whether the household of an owner holds the sample; reads nothing else of it. */
export function sampleHolders(database: Pick<Database, 'forDomain'>): (owner: string) => Promise<boolean> {
  const own = database.forDomain({ migrations });
  return (owner) => own.transaction(async (tx) => (await storedSample(tx, owner)) !== undefined);
}

/** SQLSTATE classes of rows that refer to removed ones, and of rows that are there already. */
const COLLISIONS: readonly (string | undefined)[] = ['23503', '23505'];
const MOST_ATTEMPTS = 5;

/** Tries again what failed because others meanwhile stored rows that refer to the removed ones, or the same as the sample. */
async function afterOthers<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (number === MOST_ATTEMPTS || !COLLISIONS.includes(sqlState(error))) throw error;
    }
  }
}

async function shownSample(
  tx: Transaction,
  owned: readonly OwnedTables[],
  owner: string,
  changed: boolean,
): Promise<ShownSample> {
  const stored = await storedSample(tx, owner);
  if (stored === undefined) {
    const is_empty = await isEmpty(tx, owned, owner);
    return { is_sample: false, language: null, loaded_at: null, is_empty, entered: 0, changed };
  }
  const { language, loadedAt: loaded_at, entries } = stored;
  let entered = 0;
  for (const domain of owned) entered += (await keysEntered(tx, domain, owner, entries[domain.schema] ?? [])).length;
  return { is_sample: true, language, loaded_at, is_empty: false, entered, changed };
}

/** The keys of a domain's entries other than those of the sample. */
async function keysEntered(
  tx: Transaction,
  domain: OwnedTables,
  owner: string,
  sample: readonly string[],
): Promise<string[]> {
  const known = new Set(sample);
  return (await entryKeys(tx, domain, owner)).filter((key) => !known.has(key));
}

async function isEmpty(tx: Transaction, owned: readonly OwnedTables[], owner: string): Promise<boolean> {
  for (const domain of owned) if (await holdsRows(tx, domain, owner)) return false;
  return true;
}

async function keysOf(tx: Transaction, owned: readonly OwnedTables[], owner: string): Promise<[string, string[]][]> {
  const keys: [string, string[]][] = [];
  for (const domain of owned) keys.push([domain.schema, await entryKeys(tx, domain, owner)]);
  return keys;
}

function notEmpty(): DomainError {
  const message = 'This household holds entries already; the sample goes into an empty one only.';
  return new DomainError('HOUSEHOLD_NOT_EMPTY', message);
}

function entriesOfTheirOwn(entered: number): DomainError {
  const entries = entered === 1 ? 'entry of your own needs' : 'entries of your own need';
  const message = `${entered} ${entries} something of the sample, such as one of its accounts.`;
  return new DomainError('ENTRIES_OF_YOUR_OWN', message, { entered });
}
