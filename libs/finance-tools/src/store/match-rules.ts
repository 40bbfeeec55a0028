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

/** The first rule: `row_number` and `status` of the rows that it finds, and the `sequence` of what they are compared with. */
export function knownById(owner: string, accountId: string): SQL {
  return sql`
    select s.row_number, t.sequence, case
        when s.row_number <> f.row_number then 'duplicate'
        when t.booked_at::date = s.booked_at::date and t.amount = s.amount and t.description_key = s.description_key
          then 'duplicate'
        else 'modified'
      end as status
    from staged s
    join (
      select external_id, min(row_number) as row_number from staged where external_id is not null group by external_id
    ) f using (external_id)
    left join finance.transactions t
      on t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = s.external_id
      and s.row_number = f.row_number
    where s.row_number <> f.row_number or t.sequence is not null`;
}

/** The second rule: `row_number` of the duplicates among the rows that are not in `known`, which holds the first one's. */
export function duplicatesByFacts(owner: string, accountId: string): SQL {
  return sql`
    with span as (
      select min(booked_at)::date as first_day, max(booked_at)::date + 1 as end_day from staged
    ),
    stored as (
      select t.booked_at::date as day, t.amount, t.description_key,
        count(t.external_id) as named, count(*) - count(t.external_id) as nameless
      from finance.transactions t, span
      where t.owner = ${owner} and t.account_id = ${accountId}
        and t.booked_at >= span.first_day and t.booked_at < span.end_day
        and not exists (select from known k where k.sequence = t.sequence)
      group by 1, 2, 3
    ),
    candidate as (
      select s.row_number, p.*, s.external_id is null and row_number() over (
          partition by p.day, p.amount, p.description_key, s.external_id is null order by s.row_number
        ) <= p.named as takes_named
      from staged s join stored p
        on p.day = s.booked_at::date and p.amount = s.amount and p.description_key = s.description_key
      where not exists (select from known k where k.row_number = s.row_number)
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
