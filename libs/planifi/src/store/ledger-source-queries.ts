/**
 * Queries for a ledger that spans several domains in one database: accounts, and movements as transactions. `$1` is the
 * owner. Money that left an account is negative; a movement is booked at the start of its day.
 */
export const ledgerSourceQueries = {
  accountsSql: `
    select account_id::text as id, name, null::text as institution, currency
    from planifi.accounts where owner = $1`,
  transactionsSql: `
    select m.movement_id::text as id, m.account_id::text as account_id, null::text as category, m.description,
      -m.amount as amount, a.currency, m.occurred_on::timestamp as booked_at
    from planifi.movements m
    join planifi.accounts a on a.owner = m.owner and a.account_id = m.account_id
    where m.owner = $1`,
} as const;
