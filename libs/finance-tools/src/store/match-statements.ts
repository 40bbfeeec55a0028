import { sql, type SQL } from 'drizzle-orm';

// The rules of model/match-rows.ts in SQL, for rows in the temporary table `staged`.
//
// The planner knows little of a temporary table or of a young ledger, so the statements determine the plan: they look up
// stored rows by their ids, and read them by the days of the statement; `not in` and `is true` use hashed subplans.

/** Rule 1: `row_number` and `status` of the rows that it decides, and the `sequence` of the stored rows that it uses. */
export function knownById(owner: string, accountId: string): SQL {
  return sql`
    select s.row_number, t.sequence, case
        when s.row_number <> s.first_row then 'duplicate'
        when t.booked_at::date = s.booked_at::date and t.amount = s.amount and t.description_key = s.description_key
          then 'duplicate'
        else 'modified'
      end as status
    from (
      select staged.*, min(row_number) over (partition by external_id) as first_row from staged
      where external_id is not null
    ) s
    left join lateral (
      select * from finance.transactions t
      where t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = s.external_id
        and s.row_number = s.first_row
      offset 0
    ) t on true
    where s.row_number <> s.first_row or t.sequence is not null`;
}

/** Rule 2: `row_number` of the duplicates among the rows that are not in `known`, the result of rule 1. */
export function duplicatesByFacts(owner: string, accountId: string): SQL {
  return sql`
    with open as (
      select row_number, booked_at::date as day, amount, description_key, external_id is null as is_nameless
      from staged where row_number not in (select row_number from known)
    ),
    span as (
      select min(day) as first_day, max(day) + 1 as end_day, bool_or(is_nameless) as has_nameless from open
    ),
    stored as (
      select found.* from span, lateral (
        select t.booked_at::date as day, t.amount, t.description_key,
          count(t.external_id) as named, count(*) - count(t.external_id) as nameless
        from finance.transactions t
        where t.owner = ${owner} and t.account_id = ${accountId}
          and t.booked_at >= span.first_day and t.booked_at < span.end_day
          and (t.external_id is null or span.has_nameless)
          and (t.booked_at::date, t.amount, t.description_key) in (select day, amount, description_key from open) is true
          and t.sequence not in (select sequence from known where sequence is not null)
        group by 1, 2, 3
      ) found
    ),
    candidate as (
      select o.row_number, p.*, o.is_nameless and row_number() over (
          partition by p.day, p.amount, p.description_key, o.is_nameless order by o.row_number
        ) <= p.named as takes_named
      from open o join stored p using (day, amount, description_key)
    ),
    ranked as (
      select row_number, takes_named or nameless >= row_number() over (
          partition by day, amount, description_key, takes_named order by row_number
        ) as is_matched
      from candidate
    )
    select row_number from ranked where is_matched`;
}
