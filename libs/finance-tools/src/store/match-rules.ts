import { sql, type SQL } from 'drizzle-orm';

// How the rows of a statement, in `staged`, stand to what is stored of their account:
//
// 1. Of rows that share an external id, all but the first are duplicates. The first is compared with the stored row that
//    has the id: the same day, amount and description make a duplicate, anything else a modification.
// 2. The others are matched one to one with stored rows of the same day, amount and description that the first rule left
//    over, two external ids never with each other; as many as can be are matched. So rows without one take stored rows
//    with one first, which nobody else can take; the stored rows without one go to what is left, in the order of rows.
//
// What neither finds is new.
//
// Little is left to the planner, which knows nothing of rows that travel with a statement, nor of a young ledger: stored
// rows are looked up by their ids, and read by the days of the statement; what `not in` and `is true` compare is hashed.

/** The first rule: `row_number` and `status` of the rows that it finds, and the `sequence` of what they are compared with. */
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

/** The second rule: `row_number` of the duplicates among the rows that are not in `known`, which holds the first one's. */
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

/** What an answer shows of a row; `known` has a row for all that are not new. */
export const matchedRow = sql`coalesce(k.status, 'new') as status, s.booked_at as "bookedAt", s.description, s.amount,
  s.category, s.external_id as "externalId"`;
