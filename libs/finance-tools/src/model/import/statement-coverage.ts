import { addDays, civilDate } from '@bursar/calendar';

import type { Decimal } from '../decimal';

/** Days, both included: `YYYY-MM-DD`. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** A statement that is stored already. */
export interface CoveringStatement extends Period {
  readonly importId: string | null;
  readonly opening: Decimal | null;
  readonly closing: Decimal | null;
}

export interface StatementCoverage extends Period {
  /** With statements of earlier imports. */
  readonly overlaps: readonly (Period & { readonly importId: string })[];
  /** Days between this statement and the nearest earlier and later one that none covers. */
  readonly gaps: readonly Period[];
  /** The balance before the first entry less the one that is known for that time; null where either is unknown. */
  readonly difference: Decimal | null;
}

export const MOST_OVERLAPS = 20;

/**
 * How a statement joins those of its account that are stored. Where the closing balance of one is the opening balance of
 * the next, nothing is missing between them, whatever their days are.
 */
export function overlapsAndGaps(
  own: Omit<CoveringStatement, 'importId'>,
  others: readonly CoveringStatement[],
): Pick<StatementCoverage, 'overlaps' | 'gaps'> {
  const overlaps = others.flatMap(({ importId, startDate, endDate }) =>
    importId !== null && startDate <= own.endDate && endDate >= own.startDate ? [{ importId, startDate, endDate }] : [],
  );
  const earlier = latest(others.filter(({ startDate }) => startDate <= own.startDate));
  const later = earliest(others.filter(({ endDate }) => endDate >= own.endDate));
  const gaps = [
    ...(earlier === undefined ? [] : gapBetween(earlier, own)),
    ...(later === undefined ? [] : gapBetween(own, later)),
  ];
  return { overlaps: overlaps.slice(0, MOST_OVERLAPS), gaps };
}

type Balanced = Period & Pick<CoveringStatement, 'opening' | 'closing'>;

function gapBetween(before: Balanced, after: Balanced): Period[] {
  const startDate = addDays(civilDate(before.endDate), 1).text;
  const endDate = addDays(civilDate(after.startDate), -1).text;
  const joins = before.closing !== null && before.closing === after.opening;
  return joins || startDate > endDate ? [] : [{ startDate, endDate }];
}

function latest(statements: readonly CoveringStatement[]): CoveringStatement | undefined {
  return statements.reduce<CoveringStatement | undefined>(
    (best, one) => (best === undefined || one.endDate > best.endDate ? one : best),
    undefined,
  );
}

function earliest(statements: readonly CoveringStatement[]): CoveringStatement | undefined {
  return statements.reduce<CoveringStatement | undefined>(
    (best, one) => (best === undefined || one.startDate < best.startDate ? one : best),
    undefined,
  );
}
