import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalOfUnits } from '../../model/decimal';
import type { Dimension } from '../../model/group-by';
import { isoWeek } from '../../model/iso-week';
import type { EventDelta } from '../../model/links/count-events';
import { categoryId } from '../../model/published-ids';
import { arrayLiteral } from '../array-literal';
import type { LedgerSelection } from '../ledger-selection';
import { listStoredAccounts } from '../list-accounts';
import { categoryNames } from '../named-categories';

/** What links change about groups, as a query with the columns of groups; undefined if nothing. */
export async function groupDeltas(
  connection: Connection,
  { owner, sources }: LedgerSelection,
  deltas: readonly EventDelta[],
  dimensions: readonly Dimension[],
): Promise<SQL | undefined> {
  if (deltas.length === 0) return undefined;
  const categories = dimensions.includes('category')
    ? await categoryNames(connection, owner)
    : new Map<number, string>();
  const accounts = dimensions.includes('account')
    ? await listStoredAccounts(connection, { owner, hasImported: true, sources })
    : [];
  const names: Names = {
    categories: new Map([...categories].map(([number, name]) => [categoryId(number), name])),
    accounts: new Map(accounts.map(({ id, name }) => [id, name])),
  };
  const groups = new Map<string, { readonly parts: readonly Part[]; currency: string; units: bigint; count: number }>();
  for (const delta of deltas) {
    const parts = dimensions.map((dimension) => partOf(dimension, delta, names));
    const { currency } = delta.row;
    const key = JSON.stringify([parts.map((part) => part.key), currency]);
    const before = groups.get(key) ?? { parts, currency, units: 0n, count: 0 };
    groups.set(key, { ...before, units: before.units + delta.units, count: before.count + delta.count });
  }
  const rows = [...groups.values()];
  const texts = (value: (row: (typeof rows)[0]) => string | null) => sql`${arrayLiteral(rows.map(value))}::text[]`;
  const arrays = dimensions.flatMap((_, index) => [
    texts(({ parts }) => parts[index]?.key ?? null),
    texts(({ parts }) => parts[index]?.label ?? null),
  ]);
  const columns = dimensions.flatMap((_, index) => [sql.raw(`key_${index}`), sql.raw(`label_${index}`)]);
  return sql`(select ${sql.join(columns, sql`, `)}, currency, amount::numeric, count::bigint
    from unnest(${sql.join(arrays, sql`, `)}, ${texts(({ currency }) => currency)},
      ${texts(({ units }) => decimalOfUnits(units))}, ${texts(({ count }) => String(count))})
      as deltas (${sql.join(columns, sql`, `)}, currency, amount, count))`;
}

interface Part {
  readonly key: string | null;
  readonly label: string | null;
}

interface Names {
  readonly categories: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

/** The label of an imported row's payee is looked up for the groups that result. */
function partOf(dimension: Dimension, { row, category }: EventDelta, { categories, accounts }: Names): Part {
  const same = (text: string) => ({ key: text, label: text });
  switch (dimension) {
    case 'month':
      return same(row.bookedAt.slice(0, 7));
    case 'year':
      return same(row.bookedAt.slice(0, 4));
    case 'week':
      return same(isoWeek(row.bookedAt));
    case 'category':
      return { key: category, label: category === null ? null : (categories.get(category) ?? afterPrefix(category)) };
    case 'account':
      return { key: row.accountId, label: accounts.get(row.accountId) ?? null };
    case 'payee':
      return { key: row.payeeKey, label: row.payeeName };
  }
}

function afterPrefix(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
