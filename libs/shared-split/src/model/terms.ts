import { COMPETENCE_ZONE } from './competence-month';

/** The contract's currency, ISO 4217. */
export const CONTRACT_CURRENCY = 'BRL';

/** What a household may set for all domains; left out where it has not. */
export interface HouseholdPreferences {
  /** ISO 4217. */
  readonly currency?: string;
  /** A name of the tz database. */
  readonly timeZone?: string;
  readonly language?: Language;
}

export type Language = 'en' | 'pt' | 'es' | 'fr';

/** How the entries of a household are dated, and what its amounts and texts are in. */
export interface HouseholdTerms {
  /** ISO 4217. */
  readonly currency: string;
  /** Dates what is entered from now on. */
  readonly timeZone: string;
  /** Of texts for people; undefined for the contract's. */
  readonly language: Language | undefined;
  /** Nothing is entered yet: the currency may still change. */
  readonly isEmpty: boolean;
}

/** Those of the contract. */
export const CONTRACT_TERMS: HouseholdTerms = {
  currency: CONTRACT_CURRENCY,
  timeZone: COMPETENCE_ZONE,
  language: undefined,
  isEmpty: false,
};

/** The currency of what a household has entered, and whether it has entered anything. */
export interface StoredCurrency {
  /** ISO 4217. */
  readonly currency: string;
  readonly isEmpty: boolean;
}

/** That of the entries, else the one preferred, else the contract's. */
export function currencyInForce({ currency, isEmpty }: StoredCurrency, preferred: string | null | undefined): string {
  return isEmpty ? (preferred ?? CONTRACT_CURRENCY) : currency;
}
