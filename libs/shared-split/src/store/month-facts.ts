import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import type { Participant } from '../model/household';
import type { PayerTotals } from '../model/monthly-split';

/** The stored facts from which a month is split. */
interface MonthFacts {
  readonly participants: readonly Participant[];
  /** One for each participant with movements in the month. */
  readonly totals: readonly PayerTotals[];
}

interface FactsRow extends Record<string, unknown> {
  readonly id: string;
  readonly display_name: string;
  readonly is_active: boolean;
  /** Null without movements; sums are numeric, and so arrive as text. */
  readonly purchases: string | null;
  readonly refunds: string | null;
}

/**
 * Every present and former participant, and the totals of each one's movements of a month. A single statement, which sees
 * one moment and reads that month only.
 */
export async function monthFacts(connection: Connection, householdId: string, month: YearMonth): Promise<MonthFacts> {
  const rows = await connection.query<FactsRow>`
    select p.participant_id as id, p.display_name, p.is_active, t.purchases, t.refunds
    from shared_split.participants p
    left join (
      select payer_id,
        coalesce(sum(amount_cents) filter (where type = 'purchase'), 0) as purchases,
        coalesce(sum(amount_cents) filter (where type = 'refund'), 0) as refunds
      from shared_split.movements
      where household_id = ${householdId} and competence_month = ${month}
      group by payer_id
    ) t on t.payer_id = p.participant_id
    where p.household_id = ${householdId}
    order by p.participant_id`;
  return {
    participants: rows.map((row) => ({ id: row.id, displayName: row.display_name, isActive: row.is_active })),
    totals: rows.flatMap(({ id, purchases, refunds }) =>
      purchases === null || refunds === null
        ? []
        : [{ payerId: id, purchases: BigInt(purchases), refunds: BigInt(refunds) }],
    ),
  };
}
