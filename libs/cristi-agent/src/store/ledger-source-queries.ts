/**
 * Queries of the unified ledger over this domain's transactions. `$1` is the owner. Each thread of a user is an account,
 * expenses are negative, and a transaction is booked at the beginning of its day. What a user says is in the bank is an account
 * without transactions; of a day, in Mexico City, the last one counts.
 */
export const ledgerSourceQueries = {
  accountsSql: `
    select distinct user_id || '/' || thread_id as id, 'Budget of ' || user_id as name,
      null::text as institution, coalesce(currency, 'MXN') as currency
    from cristi.transactions join cristi.purses using (owner, user_id) where owner = $1`,
  transactionsSql: `
    select transaction_id as id, user_id || '/' || thread_id as account_id, category,
      coalesce(description, category) as description,
      case type when 'EXPENSE' then -amount_mxn_cents else amount_mxn_cents end / 100.0 as amount,
      coalesce((select currency from cristi.purses users where users.owner = $1 and users.user_id = entries.user_id), 'MXN')
        as currency, date::timestamp as booked_at
    from cristi.transactions entries where owner = $1`,
  balanceAccountsSql: `
    select distinct user_id as id, 'Bank of ' || user_id as name, null::text as institution,
      coalesce(currency, 'MXN') as currency
    from cristi.bank_balances join cristi.purses using (owner, user_id) where owner = $1`,
  moneyAccountsSql: `
    select distinct user_id || '/' || thread_id as account_id, user_id as money_account_id
    from cristi.transactions where owner = $1`,
  balancesSql: `
    select distinct on (account_id, date) account_id, date, balance / 100.0 as amount
    from (
      select user_id as account_id, bank_balance_mxn_cents as balance, as_of_nanoseconds, sequence,
        (to_timestamp((as_of_nanoseconds / 1000000000)::double precision) at time zone 'America/Mexico_City')::date as date
      from cristi.bank_balances where owner = $1
    ) known
    order by account_id, date, as_of_nanoseconds desc, sequence desc`,
} as const;
