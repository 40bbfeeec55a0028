import { sql, type SQL } from 'drizzle-orm';

import type { Dimension } from '../model/group-by';
import { CATEGORY_PREFIX } from '../model/published-ids';
import type { TransactionSource } from '../model/transaction-source';
import type { LedgerSums } from './ledger-sums';
import { ofOwner } from './source-queries';

/** One thing that sums are grouped by. */
export interface DimensionSql {
  /** What each match is grouped by. */
  readonly part: SQL;
  /** Of a group, whose part is the column `part` of `sums`. */
  readonly key: SQL;
  readonly label: SQL;
  /** Joins that key and label need: names are looked up only for the few groups that result. */
  readonly joins: SQL;
}

const TIME_FORMS = { month: 'YYYY-MM', week: 'IYYY-"W"IW', year: 'YYYY' } as const;

export function isTime(dimension: Dimension): dimension is keyof typeof TIME_FORMS {
  return dimension in TIME_FORMS;
}

function timeSql(dimension: keyof typeof TIME_FORMS, { bookedAt }: LedgerSums, column: SQL): DimensionSql {
  const text = sql`to_char(${column}, ${sql.raw(`'${TIME_FORMS[dimension]}'`)})`;
  return {
    part: sql`date_trunc(${sql.raw(`'${dimension}'`)}, ${bookedAt})`,
    key: text,
    label: text,
    joins: sql``,
  };
}

/** In the ledger. The label of a payee is looked up later, for the groups that are answered. `alias` names the join. */
export function ownDimension(
  dimension: Dimension,
  sums: LedgerSums,
  owner: string,
  column: SQL,
  alias: SQL,
): DimensionSql {
  if (isTime(dimension)) return timeSql(dimension, sums, column);
  const none = sql``;
  switch (dimension) {
    case 'category': {
      const names = sql`left join finance.categories ${alias} on ${alias}.owner = ${owner} and ${alias}.category_id = ${column}`;
      return {
        part: sums.category,
        key: sql`${CATEGORY_PREFIX} || ${column}`,
        label: sql`${alias}.name`,
        joins: names,
      };
    }
    case 'account':
      return { part: sql`t.account_id`, key: sql`a.account_id`, label: sql`a.name`, joins: none };
    case 'payee':
      return { part: sql`t.payee_key`, key: column, label: sql`null::text`, joins: none };
  }
}

/** In a source, whose texts are joined to its transactions as `texts` for groups by payee. */
export function sourceDimension(
  dimension: Dimension,
  sums: LedgerSums,
  source: TransactionSource,
  owner: string,
  column: SQL,
  alias: SQL,
): DimensionSql {
  if (isTime(dimension)) return timeSql(dimension, sums, column);
  const prefix = `${source.name}:`;
  switch (dimension) {
    case 'category':
      return { part: sums.category, key: sql`${prefix} || ${column}`, label: column, joins: sql`` };
    case 'account': {
      const names = sql`left join ${ofOwner(source.accountsSql, owner)} ${alias} on ${alias}.id::text = ${column}`;
      return { part: sql`s.account_id`, key: sql`${prefix} || ${column}`, label: sql`${alias}.name`, joins: names };
    }
    case 'payee': {
      const names = sql`left join texts ${alias} on ${alias}.source = ${source.name} and ${alias}.description = ${column}`;
      return { part: sql`s.description`, key: sql`${alias}.payee_key`, label: sql`${alias}.payee`, joins: names };
    }
  }
}
