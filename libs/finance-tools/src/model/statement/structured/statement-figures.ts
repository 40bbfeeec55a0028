import type { AccountKey } from '../readable-part';
import type { DeclaredEvent } from './structured-event';

/** What one statement of one account comes to, entry by entry. */
export interface StatementFigures {
  key: AccountKey | undefined;
  period: { readonly startDate: string; readonly endDate: string } | undefined;
  opening: { readonly units: bigint; readonly day: string | undefined; readonly isOfPage: boolean } | undefined;
  closing: { readonly units: bigint; readonly day: string | undefined; readonly isOfPage: boolean } | undefined;
  readonly declared: DeclaredEvent[];
  readonly counts: { in: number; out: number; pending: number };
  in: bigint;
  out: bigint;
  lastRow: number;
  first: string;
  last: string;
  /** Sums by day, for statements whose closing balance is checked against an earlier one. */
  readonly byDay: Map<string, bigint>;
}

export function noStatement(): StatementFigures {
  return {
    ...{ key: undefined, period: undefined, opening: undefined, closing: undefined, declared: [], byDay: new Map() },
    ...{ counts: { in: 0, out: 0, pending: 0 }, in: 0n, out: 0n, lastRow: 0, first: '', last: '' },
  };
}
