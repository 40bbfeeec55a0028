import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { AccountType } from '../model/account';
import type { AccountBalance } from '../model/balance';

interface Wanted {
  /** The last day whose movements count. */
  readonly asOf: string;
  /** Left out: every account. */
  readonly accountId: string | undefined;
  readonly includeDisabled: boolean;
}

interface BalanceRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly type: AccountType;
  readonly currency: string;
  readonly is_enabled: boolean;
  readonly opening: string;
  readonly money_in: string;
  readonly money_out: string;
  readonly balance: string;
  readonly last_occurred_on: string | null;
}

/** The balances of an owner's accounts, oldest first and disabled ones last. An account that is asked for may be disabled. */
export async function accountBalances(
  connection: Connection,
  owner: string,
  { asOf, accountId, includeDisabled }: Wanted,
): Promise<AccountBalance[]> {
  const isWanted =
    accountId !== undefined
      ? sql`account_id = ${accountId}::uuid`
      : includeDisabled
        ? sql`true`
        : sql`disabled_at is null`;
  const rows = await connection.query<BalanceRow>(sql`
    with totals as (
      select account_id, name, type, currency, disabled_at is null as is_enabled, created_at, sequence, last_occurred_on,
        case when opened_on > ${asOf}::date then 0 else opening_balance end as opening, money_in,
        moved - money_in as money_out
      from planifi.accounts a, lateral (
        -- One account at a time, from its index alone; one comparison of the direction a row: what left is the rest.
        select coalesce(sum(amount), 0) as moved, coalesce(sum(amount) filter (where direction = 'IN'), 0) as money_in,
          max(occurred_on) as last_occurred_on
        from planifi.movements m
        where m.owner = a.owner and m.account_id = a.account_id and m.voided_at is null
          and m.occurred_on <= ${asOf}::date
      ) moved
      where owner = ${owner}::text and ${isWanted}
    )
    select account_id as id, name, type, currency, is_enabled, opening, money_in, money_out,
      opening + money_in - money_out as balance, last_occurred_on
    from totals
    order by is_enabled desc, created_at, sequence`);
  return rows.map(({ is_enabled: isEnabled, money_in: moneyIn, money_out: out, last_occurred_on: last, ...row }) => ({
    ...row,
    isEnabled,
    in: moneyIn,
    out,
    lastOccurredOn: last,
  }));
}
