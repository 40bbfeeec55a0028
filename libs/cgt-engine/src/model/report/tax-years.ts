import type { CivilDate } from '@bursar/calendar';

import type { Computation } from '../compute';
import type { Income } from '../normalize/day';
import { taxYearOf } from '../tax-year';
import type { ValuedDisposal, ValuedTransfer } from '../value/valued-history';

/** What a computation has for one tax year. */
export interface YearFacts {
  readonly disposals: readonly ValuedDisposal[];
  readonly transfers: readonly ValuedTransfer[];
  readonly dividends: readonly Income[];
  readonly reportable: readonly Income[];
}

/** By start year: the years in which something happened that a report shows. */
export function factsByYear({ disposals, transfers, income }: Computation): ReadonlyMap<number, YearFacts> {
  const byDay = ({ day }: { readonly day: { readonly date: CivilDate } }) => day.date;
  const disposalsOf = groupByTaxYear(disposals, byDay);
  const transfersOf = groupByTaxYear(transfers, byDay);
  const incomeOf = groupByTaxYear(income, ({ date }) => date);
  const years = new Set([...disposalsOf.keys(), ...transfersOf.keys(), ...incomeOf.keys()]);
  return new Map(
    [...years]
      .sort((a, b) => a - b)
      .map((year) => {
        const paid = incomeOf.get(year) ?? [];
        return [
          year,
          {
            disposals: disposalsOf.get(year) ?? [],
            transfers: transfersOf.get(year) ?? [],
            dividends: paid.filter(({ kind }) => kind === 'dividend'),
            reportable: paid.filter(({ kind }) => kind === 'excess-reportable'),
          },
        ];
      }),
  );
}

export const NOTHING: YearFacts = { disposals: [], transfers: [], dividends: [], reportable: [] };

function groupByTaxYear<Item>(items: readonly Item[], dateOf: (item: Item) => CivilDate): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const year = taxYearOf(dateOf(item));
    const group = groups.get(year);
    if (group === undefined) groups.set(year, [item]);
    else group.push(item);
  }
  return groups;
}
