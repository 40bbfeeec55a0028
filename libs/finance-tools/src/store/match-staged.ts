import { sql } from 'drizzle-orm';

import type { RowStatus } from '../contract/outputs';
import type { FinanceQueries } from './finance-database';
import { firstOf } from './lock-ledger';

/** How the rows of a statement stand to what is stored. */
export interface MatchCounts {
  readonly new: number;
  readonly duplicate: number;
  readonly modified: number;
  /** `YYYY-MM-DD`, null without rows. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Finds the rows that are not new, in the table `known`:
 *
 * 1. Of rows that share an external id, all but the first are duplicates. The first is compared with the stored row that
 *    has the id: the same day, amount and description make a duplicate, anything else a modification.
 * 2. The others are matched one to one with stored rows of the same day, amount and description that the first rule left
 *    over, two external ids never with each other; as many as can be are matched. So rows without one take stored rows
 *    with one first, which nobody else can take; the stored rows without one go to what is left, in the order of rows.
 */
export async function matchStaged(queries: FinanceQueries, owner: string, accountId: string): Promise<MatchCounts> {
  await queries.execute(sql`
    create temporary table known on commit drop as
    with first as (
      select external_id, min(row_number) as row_number from staged where external_id is not null group by external_id
    )
    select s.row_number, t.sequence, case
        when s.row_number <> f.row_number then 'duplicate'
        when t.booked_at::date = s.booked_at::date and t.amount = s.amount and t.description_key = s.description_key
          then 'duplicate'
        else 'modified'
      end as status
    from staged s join first f using (external_id)
    left join finance.transactions t
      on t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = s.external_id
      and s.row_number = f.row_number
    where s.row_number <> f.row_number or t.sequence is not null`);
  await queries.execute(sql`analyze known`);
  await queries.execute(sql`
    insert into known (row_number, status)
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
    select row_number, 'duplicate' from ranked where is_matched`);
  return countMatches(queries);
}

async function countMatches(queries: FinanceQueries): Promise<MatchCounts> {
  const { rows } = await queries.execute<Record<RowStatus, number> & Record<'start' | 'end', string | null>>(sql`
    select count(*) filter (where status is null)::int as new, count(*) filter (where status = 'duplicate')::int as duplicate,
      count(*) filter (where status = 'modified')::int as modified,
      min(booked_at)::date::text as start, max(booked_at)::date::text as end
    from staged left join known using (row_number)`);
  const { start, end, ...counts } = firstOf(rows);
  return { ...counts, startDate: start, endDate: end };
}

/** A row of a statement as an answer shows it. */
export interface MatchedRow {
  readonly status: RowStatus;
  readonly bookedAt: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string | null;
  readonly externalId: string | null;
}

/** The first rows, in the order of the statement. */
export async function firstMatched(queries: FinanceQueries, count: number): Promise<MatchedRow[]> {
  const { rows } = await queries.execute<Record<string, unknown> & MatchedRow>(sql`
    select coalesce(status, 'new') as status, booked_at as "bookedAt", description, amount, category,
      external_id as "externalId"
    from staged left join known using (row_number) order by row_number limit ${count}`);
  return rows;
}
