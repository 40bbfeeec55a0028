import { yearMonth, type YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';

import { contributionOf, type CountedMovement, type PayerTotals } from '../model/payer-totals';

interface MonthMovement extends CountedMovement {
  readonly competenceMonth: YearMonth;
}

/** Queues the change of a month's totals for a movement that counts from now on. */
export function addToMonthTotals(tx: Transaction, householdId: string, movement: MonthMovement): void {
  const added = contributionOf(movement);
  tx.queue`
    insert into shared_split.month_totals as t (household_id, competence_month, payer_id, movement_count,
      purchases_cents, refunds_cents, equal_net_cents, own_share_cents, other_share_cents)
    values (${householdId}, ${movement.competenceMonth}, ${movement.payerId}, 1, ${added.purchases}, ${added.refunds},
      ${added.equalNet}, ${added.ownShare}, ${added.otherShare})
    on conflict (household_id, competence_month, payer_id) do update set
      movement_count = t.movement_count + 1,
      purchases_cents = t.purchases_cents + excluded.purchases_cents,
      refunds_cents = t.refunds_cents + excluded.refunds_cents,
      equal_net_cents = t.equal_net_cents + excluded.equal_net_cents,
      own_share_cents = t.own_share_cents + excluded.own_share_cents,
      other_share_cents = t.other_share_cents + excluded.other_share_cents`;
}

/** Queues the change of a month's totals for a movement that no longer counts. */
export function takeFromMonthTotals(tx: Transaction, householdId: string, movement: MonthMovement): void {
  const taken = contributionOf(movement, -1n);
  tx.queue`
    update shared_split.month_totals set
      movement_count = movement_count - 1,
      purchases_cents = purchases_cents + ${taken.purchases}::bigint,
      refunds_cents = refunds_cents + ${taken.refunds}::bigint,
      equal_net_cents = equal_net_cents + ${taken.equalNet}::bigint,
      own_share_cents = own_share_cents + ${taken.ownShare}::bigint,
      other_share_cents = other_share_cents + ${taken.otherShare}::bigint
    where household_id = ${householdId} and competence_month = ${movement.competenceMonth}
      and payer_id = ${movement.payerId}`;
}

/** Computes the totals of all months again, for changes of many movements at once. */
export async function recomputeMonthTotals(tx: Transaction, householdId: string): Promise<void> {
  await tx.query`delete from shared_split.month_totals where household_id = ${householdId}`;
  await tx.query`
    insert into shared_split.month_totals
    select household_id, competence_month, payer_id, count(*),
      coalesce(sum(amount_cents) filter (where type = 'purchase'), 0),
      coalesce(sum(amount_cents) filter (where type = 'refund'), 0),
      coalesce(sum(case type when 'purchase' then amount_cents else -amount_cents end)
        filter (where payer_share_cents is null), 0),
      coalesce(sum(case type when 'purchase' then payer_share_cents else -payer_share_cents end), 0),
      coalesce(sum(case type when 'purchase' then amount_cents - payer_share_cents
        else payer_share_cents - amount_cents end), 0)
    from shared_split.movements where household_id = ${householdId} and status = 'active'
    group by household_id, competence_month, payer_id`;
}

interface TotalsRow extends Record<string, unknown> {
  readonly month: YearMonth;
  readonly payerId: string;
  readonly purchases: bigint;
  readonly refunds: bigint;
  readonly equalNet: bigint;
  readonly ownShare: bigint;
  readonly otherShare: bigint;
}

/** The totals of each payer in each month that has counting movements, up to a month, oldest first. */
export async function monthTotalsThrough(
  connection: Connection,
  householdId: string,
  through: YearMonth,
): Promise<readonly (readonly [YearMonth, PayerTotals])[]> {
  const rows = await connection.query<TotalsRow>`
    select competence_month as month, payer_id as "payerId", purchases_cents as purchases, refunds_cents as refunds,
      equal_net_cents as "equalNet", own_share_cents as "ownShare", other_share_cents as "otherShare"
    from shared_split.month_totals
    where household_id = ${householdId} and competence_month <= ${through} and movement_count > 0
    order by competence_month`;
  return rows.map(({ month, ...totals }) => [month, totals] as const);
}

/** Adds the movements of an import, which all are purchases that count, to the totals of their months. */
export async function addImportToMonthTotals(tx: Transaction, householdId: string, importId: string): Promise<void> {
  await tx.query`
    insert into shared_split.month_totals as t
    select household_id, competence_month, payer_id, count(*), sum(amount_cents), 0,
      coalesce(sum(amount_cents) filter (where payer_share_cents is null), 0),
      coalesce(sum(payer_share_cents), 0),
      coalesce(sum(amount_cents - payer_share_cents), 0)
    from shared_split.movements where household_id = ${householdId} and import_id = ${importId}::uuid
    group by household_id, competence_month, payer_id
    on conflict (household_id, competence_month, payer_id) do update set
      movement_count = t.movement_count + excluded.movement_count,
      purchases_cents = t.purchases_cents + excluded.purchases_cents,
      equal_net_cents = t.equal_net_cents + excluded.equal_net_cents,
      own_share_cents = t.own_share_cents + excluded.own_share_cents,
      other_share_cents = t.other_share_cents + excluded.other_share_cents`;
}

/** The totals of each payer in each month that has counting movements, by month, oldest first. */
export async function everyMonthsTotals(
  connection: Connection,
  householdId: string,
): Promise<ReadonlyMap<YearMonth, readonly PayerTotals[]>> {
  const months = new Map<YearMonth, PayerTotals[]>();
  for (const [month, totals] of await monthTotalsThrough(connection, householdId, yearMonth('2100-12'))) {
    months.set(month, [...(months.get(month) ?? []), totals]);
  }
  return months;
}
