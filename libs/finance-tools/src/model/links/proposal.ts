import type { RateSource } from '@bursar/rates';

import type { Link, LinkKind } from './link';
import type { LinkableAccount, LinkableRow } from './linkable-row';
import type { LinkStructure } from './link-structure';

/** A pair that may be linked, for a person to confirm or reject. */
export interface Proposal {
  readonly kind: LinkKind;
  readonly left: string;
  readonly right: string;
  /** 0.20 to 0.99, with two decimals. */
  readonly confidence: number;
  readonly reason: string;
  /** How many other candidates either row had when the pair was taken. */
  readonly ambiguousWith: number;
  /** When left was booked, and the day of the earlier row; undefined for accounts. */
  readonly bookedAt?: string;
  readonly day?: number;
}

/** A proposal may be confirmed without a look at it from this confidence on. */
export const SURE = 0.9;

export function isSure({ confidence }: Pick<Proposal, 'confidence'>): boolean {
  return confidence >= SURE;
}

/** What proposals are made from. */
export interface LinkableLedger {
  /** All that may be candidates for events and transfers, perhaps with others, in the order of their days. */
  readonly rows: readonly LinkableRow[];
  /** The same for refunds. */
  readonly refundRows: readonly LinkableRow[];
  readonly accounts: ReadonlyMap<string, LinkableAccount>;
  /** Confirmed ones and rejected ones; those of rows that are gone left out. */
  readonly links: readonly Link[];
  readonly structure: LinkStructure;
  /** The payee keys of imported rows that have one of these words, each once. */
  payeesWith(words: readonly string[]): Promise<readonly string[]>;
  /** Without them there are no transfers between currencies. */
  readonly rates?: RateSource | undefined;
}

/** Hundredths, between the least confidence that is shown and the greatest. */
export function confidenceOf(hundredths: number): number {
  return Math.round(Math.min(99, Math.max(20, hundredths))) / 100;
}

export function inDays(days: number): string {
  return days === 0 ? 'on the same day' : days === 1 ? 'one day apart' : `${days} days apart`;
}

/** How many other pairs a proposal might be instead, at the end of its reason. */
export function ambiguity(others: number): string {
  return others === 0 ? '' : `; ${others} other ${others === 1 ? 'pair' : 'pairs'} would fit too`;
}
