import { sql, type SQL } from 'drizzle-orm';

import type { Decimal } from '../model/decimal';
import type { DayBalance, RememberedMapping } from '../model/statement/reading-arguments';
import { arrayLiteral } from './array-literal';

/** What is kept of one account in one statement. */
export interface StatementRecord {
  readonly accountNumber: string | null;
  readonly format: string;
  readonly layout: string;
  readonly mapping: RememberedMapping;
  /** It is remembered already. */
  readonly isMappingKnown: boolean;
  /** Null for a statement without readable entries and a period. */
  readonly period: { readonly startDate: string; readonly endDate: string } | null;
  readonly opening: Decimal | null;
  readonly closing: Decimal | null;
  readonly proof: 'proven' | 'consistent' | 'none' | 'contradicted';
  /** Balances at the end of days. */
  readonly balances: readonly DayBalance[];
}

interface RecordTarget {
  readonly owner: string;
  readonly accountId: string;
  readonly number: number;
}

/** The statements that store a record, its balances and its mapping. */
export function statementInsertions(
  { owner, accountId, number: importNumber }: RecordTarget,
  { number, record }: { readonly number: number; readonly record: StatementRecord },
): SQL[] {
  const { layout, period, balances } = record;
  const steps = record.isMappingKnown
    ? []
    : [
        sql`
          insert into finance.mappings (owner, account_id, layout, mapping)
          values (${owner}, ${accountId}, ${layout}, ${JSON.stringify(record.mapping)}::json)
          on conflict (owner, account_id, layout) do update set mapping = excluded.mapping`,
      ];
  if (period === null) return steps;
  steps.push(sql`
    insert into finance.statements (owner, import_number, statement_number, account_id, account_number, format, layout,
      start_date, end_date, opening_balance, closing_balance, proof)
    values (${owner}, ${importNumber}, ${number}, ${accountId}, ${record.accountNumber}, ${record.format}, ${layout},
      ${period.startDate}, ${period.endDate}, ${record.opening}::numeric, ${record.closing}::numeric, ${record.proof})`);
  if (balances.length === 0) return steps;
  return [
    ...steps,
    sql`
      insert into finance.balances (owner, account_id, day, import_number, statement_number, balance)
      select ${owner}, ${accountId}, day, ${importNumber}::int, ${number}::int, balance
      from unnest(${arrayLiteral(balances.map(({ day }) => day))}::date[],
        ${arrayLiteral(balances.map(({ balance }) => balance))}::numeric[]) as known (day, balance)`,
  ];
}
