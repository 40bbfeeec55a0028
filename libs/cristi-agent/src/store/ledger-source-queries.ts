/**
 * Queries of the unified ledger over this domain's transactions. `$1` is the owner. Each thread of a user is an account,
 * expenses are negative, and a transaction is booked at the beginning of its day.
 */
export const ledgerSourceQueries = {
  accountsSql: `
    select distinct user_id || '/' || thread_id as id, user_id || '/' || thread_id as name,
      null::text as institution, 'MXN' as currency
    from cristi.transactions where owner = $1`,
  transactionsSql: `
    select transaction_id as id, user_id || '/' || thread_id as account_id, category,
      coalesce(description, category) as description,
      case type when 'EXPENSE' then -amount_mxn_cents else amount_mxn_cents end / 100.0 as amount,
      'MXN' as currency, date::timestamp as booked_at
    from cristi.transactions where owner = $1`,
} as const;
