const transactionsSql = `
    select m.movement_id::text as id, m.account_id::text as account_id, null::text as category, m.description,
      case m.direction when 'OUT' then -m.amount else m.amount end as amount, a.currency,
      m.occurred_on::timestamp as booked_at
    from planifi.movements m
    join planifi.accounts a on a.owner = m.owner and a.account_id = m.account_id
    where m.owner = $1 and m.voided_at is null`;

/**
 * Queries for a ledger that spans several domains in one database: accounts, and movements as transactions. `$1` is the
 * owner. Money that left an account is negative; a movement is booked at the start of its day. What is voided is left out.
 * An opening balance is what the account held on the day from which it counts, with the movements up to then; one that counts
 * from the beginning, on the day before the first movement.
 */
export const ledgerSourceQueries = {
  accountsSql: `
    select account_id::text as id, name, null::text as institution, currency
    from planifi.accounts where owner = $1`,
  transactionsSql,
  /** Without the legs of transfers between two accounts of the owner, which are neither income nor spending. */
  flowsSql: `${transactionsSql} and m.transfer_id is null`,
  ownTransfersSql: `${transactionsSql} and m.transfer_id is not null`,
  balancesSql: `
    select a.account_id::text as account_id,
      coalesce(a.opened_on, moved.first_day - 1, (to_timestamp(a.created_at / 1000.0) at time zone 'UTC')::date) as date,
      a.opening_balance + coalesce(moved.amount, 0) as amount
    from planifi.accounts a
    left join lateral (
      select min(m.occurred_on) as first_day,
        sum(case m.direction when 'OUT' then -m.amount else m.amount end) filter (where m.occurred_on <= a.opened_on) as amount
      from planifi.movements m
      where m.owner = $1 and m.account_id = a.account_id and m.voided_at is null
    ) moved on true
    where a.owner = $1`,
} as const;
