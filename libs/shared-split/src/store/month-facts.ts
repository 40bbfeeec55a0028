import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import type { Participant } from '../model/household';
import type { PayerTotals } from '../model/payer-totals';

/** The stored facts from which a month is split. */
interface MonthFacts {
  readonly participants: readonly Participant[];
  /** One for each participant with counting movements in the month. */
  readonly totals: readonly PayerTotals[];
}

interface FactsRow extends Record<string, unknown> {
  readonly id: string;
  readonly display_name: string;
  readonly is_active: boolean;
  /** Null without movements; sums are numeric, and so arrive as text. */
  readonly purchases: string | null;
  readonly refunds: string | null;
  readonly equal_net: string | null;
  readonly own_share: string | null;
}

/**
 * Every present and former participant, and the totals of each one's counting movements of a month. A single statement,
 * which sees one moment and reads that month only.
 */
export async function monthFacts(connection: Connection, householdId: string, month: YearMonth): Promise<MonthFacts> {
  const rows = await connection.query<FactsRow>`
    select p.participant_id as id, p.display_name, p.is_active, t.purchases, t.refunds, t.equal_net, t.own_share
    from shared_split.participants p
    left join (
      select payer_id,
        coalesce(sum(amount_cents) filter (where type = 'purchase'), 0) as purchases,
        coalesce(sum(amount_cents) filter (where type = 'refund'), 0) as refunds,
        coalesce(sum(case type when 'purchase' then amount_cents else -amount_cents end)
          filter (where payer_share_cents is null), 0) as equal_net,
        coalesce(sum(case type when 'purchase' then payer_share_cents else -payer_share_cents end), 0) as own_share
      from shared_split.movements
      where household_id = ${householdId} and competence_month = ${month} and status = 'active'
      group by payer_id
    ) t on t.payer_id = p.participant_id
    where p.household_id = ${householdId}
    order by p.participant_id`;
  return {
    participants: rows.map((row) => ({ id: row.id, displayName: row.display_name, isActive: row.is_active })),
    totals: rows.flatMap((row) => (row.purchases === null ? [] : [totalsIn(row)])),
  };
}

function totalsIn({ id, ...row }: FactsRow): PayerTotals {
  const [purchases, refunds] = [BigInt(row.purchases ?? 0), BigInt(row.refunds ?? 0)];
  const [equalNet, ownShare] = [BigInt(row.equal_net ?? 0), BigInt(row.own_share ?? 0)];
  const otherShare = purchases - refunds - equalNet - ownShare;
  return { payerId: id, purchases, refunds, equalNet, ownShare, otherShare };
}
