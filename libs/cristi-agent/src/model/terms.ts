import { AsyncLocalStorage } from 'node:async_hooks';

/** The contract's currency, ISO 4217. */
export const CONTRACT_CURRENCY = 'MXN';

/** What a household may set for all domains; left out where it has not. */
export interface HouseholdPreferences {
  /** ISO 4217. */
  readonly currency?: string;
  /** A name of the tz database. */
  readonly timeZone?: string;
}

/** What the budgets of a household are in, and what dates their entries. */
export interface HouseholdTerms {
  /** ISO 4217. */
  readonly currency: string;
  /** A name of the tz database; undefined for the contract's zone. */
  readonly timeZone: string | undefined;
  /** Nothing is entered yet: the currency may still change. */
  readonly isEmpty: boolean;
}

/** Those of the contract. */
export const CONTRACT_TERMS: HouseholdTerms = { currency: CONTRACT_CURRENCY, timeZone: undefined, isEmpty: false };

/** The currency of what an owner's users have entered, and whether any has entered anything. */
export interface StoredCurrency {
  /** ISO 4217. */
  readonly currency: string;
  readonly isEmpty: boolean;
}

/** That of the entries, else the one preferred, else the contract's. */
export function currencyInForce({ currency, isEmpty }: StoredCurrency, preferred: string | null | undefined): string {
  return isEmpty ? (preferred ?? CONTRACT_CURRENCY) : currency;
}

const currencies = new AsyncLocalStorage<string>();

/** Runs work whose texts name amounts in a currency, ISO 4217. */
export function inCurrency<Result>(currency: string, work: () => Result): Result {
  // What follows calls through promises makes each of them dearer.
  return currency === currencyOfTexts() ? work() : currencies.run(currency, work);
}

export function currencyOfTexts(): string {
  return currencies.getStore() ?? CONTRACT_CURRENCY;
}
