import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { BalanceBasis, KnownBalance } from '../../model/balances/account-history';
import { decimalFromNumeric, units } from '../../model/decimal';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { ofOwner } from '../source-queries';

/** By published id of the account: its known balances in the order of days, each day once. */
export type BalancesByAccount = ReadonlyMap<string, readonly KnownBalance[]>;

interface BalanceRow extends Row {
  readonly id: string;
  readonly day: string;
  readonly balance: string;
  readonly basis: BalanceBasis;
}

/**
 * The balances that statements and persons say; of some accounts if given. Of several on one day that of a statement counts, of
 * several statements the best proven one, then the newest.
 */
export async function ownBalances(
  connection: Connection,
  owner: string,
  accountIds: readonly string[] | undefined,
): Promise<BalancesByAccount> {
  const ofAccount = accountIds === undefined ? sql`` : sql`and account_id = any(${arrayLiteral(accountIds)}::text[])`;
  const rows = await connection.query<BalanceRow>(sql`
    select distinct on (account_id, day) account_id as id, day::text as day, balance::numeric(30, 4) as balance, basis
    from (
      select b.account_id, b.day, b.balance, 'statement' as basis, 0 as rank, b.import_number,
        case s.proof when 'proven' then 0 when 'consistent' then 1 else 2 end as proof
      from finance.balances b
      join finance.statements s on s.owner = ${owner} and s.import_number = b.import_number
        and s.statement_number = b.statement_number
      where b.owner = ${owner} and s.proof <> 'contradicted'
      union all
      select account_id, day, balance, 'told', 1, 0, 0 from finance.reported_balances where owner = ${owner}
    ) known
    where true ${ofAccount}
    order by account_id, day, rank, proof, import_number desc`);
  return byAccount(rows);
}

/** The balances that sources say; of one account if given. */
export async function sourceBalances(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  accountId: string | undefined,
): Promise<BalancesByAccount> {
  const queries = sources.flatMap(({ name, balancesSql }) =>
    balancesSql === undefined
      ? []
      : [
          sql`(select ${`${name}:`} || b.account_id::text as id, b.date::date::text as day,
              b.amount::numeric(30, 4) as balance, 'told' as basis
            from ${ofOwner(balancesSql, owner)} b
            where ${accountId === undefined ? sql`true` : sql`${`${name}:`} || b.account_id::text = ${accountId}`})`,
        ],
  );
  if (queries.length === 0) return new Map();
  return byAccount(await connection.query<BalanceRow>(sql.join(queries, sql` union all `)));
}

function byAccount(rows: readonly BalanceRow[]): BalancesByAccount {
  const found = new Map<string, KnownBalance[]>();
  for (const { id, day, balance, basis } of rows) {
    const known = found.get(id) ?? [];
    known.push({ day, units: units(decimalFromNumeric(balance)), basis });
    found.set(id, known);
  }
  return new Map([...found].map(([id, known]) => [id, known.sort((one, other) => (one.day < other.day ? -1 : 1))]));
}
