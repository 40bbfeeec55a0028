/**
 * SQL that presents counting movements as transactions of a ledger over several domains of one database. `$1` is the owner. Each
 * participant is an account of that person's payments; purchases are negative. Times are São Paulo's local time. A correction leaves
 * a movement its id here, the one it was stored under first, so that what is linked to it stays so.
 */
export const ledgerSourceQueries = {
  accountsSql: `
    select participant_id as id, display_name || ' (shared expenses)' as name, null::text as institution,
      coalesce((select currency from shared_split.households where household_id = $1), 'BRL') as currency
    from shared_split.participants where household_id = $1`,
  transactionsSql: `
    select coalesce(first_id, movement_id)::text as id, payer_id as account_id, null::text as category, description,
      case type when 'purchase' then -amount_cents else amount_cents end / 100.0 as amount,
      coalesce((select currency from shared_split.households where household_id = $1), 'BRL') as currency,
      date_trunc('second', to_timestamp(occurred_at / 1000.0) at time zone 'America/Sao_Paulo') as booked_at
    from shared_split.movements where household_id = $1 and status = 'active'`,
} as const;
