import type { YearMonth } from '@bursar/calendar';

/** The domains that store what a household did with its money. */
export const SOURCES = ['shared-split', 'planifi', 'cristi-agent', 'finance-tools'] as const;
export type Source = (typeof SOURCES)[number];

/** What came in and went out on one account in a month: each event counted once, transfers left out. */
export interface Flow {
  readonly source: Source;
  /** As the ledger names it, such as `cristi:elias/home`. */
  readonly account: string;
  readonly month: YearMonth;
  /** ISO 4217. */
  readonly currency: string;
  /** In ten-thousandths, as `spending`. */
  readonly income: bigint;
  /** Positive; refunds make it smaller. */
  readonly spending: bigint;
  readonly count: number;
}

export interface FlowSum {
  readonly income: bigint;
  readonly spending: bigint;
  readonly count: number;
}

export function addFlows(flows: readonly Flow[]): FlowSum {
  return flows.reduce<FlowSum>(
    (sum, { income, spending, count }) => ({
      income: sum.income + income,
      spending: sum.spending + spending,
      count: sum.count + count,
    }),
    { income: 0n, spending: 0n, count: 0 },
  );
}

/** The views of the ledger over all domains, by the domain whose rows they hold. */
export const VIEW_OF: Readonly<Record<Source, string>> = {
  'shared-split': 'shared-split',
  planifi: 'planifi',
  'cristi-agent': 'cristi',
  'finance-tools': 'imported',
};

/** The domain of an account of the ledger. */
export function sourceOfAccount(account: string): Source {
  const lending = SOURCES.filter((source) => source !== 'finance-tools');
  return lending.find((source) => account.startsWith(`${VIEW_OF[source]}:`)) ?? 'finance-tools';
}
