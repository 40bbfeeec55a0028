import type { YearMonth } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { HouseholdBalance } from '../model/balance';
import { closedMonth } from '../model/closing';
import type { Household } from '../model/household';
import { utcInstantText } from '../model/instants';
import { splitMonth } from '../model/monthly-split';
import { instant, money, month } from '../model/output-fields';
import { pendingBody, pendingSums, toPendingItem } from '../months/pending-body';
import { toTransferBody, transferBody } from '../months/transfer-body';
import type { BalanceState } from './read-balance';
import { settlementBody, toSettlementBody } from './settlement-body';

/** The two balances and the transfer that evens them. */
export const balanceFacts = z.object({
  participants: z
    .array(
      z.object({
        participant_id: z.string(),
        opening: money,
        net_total: money,
        settled_total: money,
        balance: money.describe('positive: to receive; negative: to pay'),
      }),
    )
    .length(2),
  transfer: transferBody,
});

const pendingItem = pendingBody.shape.items.element.extend({ competence_month: month });

export const balanceBody = z.object({
  today: z.string(),
  through_competence_month: month,
  ...balanceFacts.shape,
  months: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        competence_month: month,
        transfer: transferBody,
        closed_at: instant.nullable(),
        changed_by: money,
      }),
    ),
  }),
  settlements: z.object({ total: z.int(), items: z.array(settlementBody) }),
  pending: z.object({ count: z.int(), total: money, items: z.array(pendingItem), projected: balanceFacts }).nullable(),
});
export type BalanceBody = z.output<typeof balanceBody>;
export type BalanceFacts = z.output<typeof balanceFacts>;

export function toBalanceFacts({ people, transfer }: HouseholdBalance): BalanceFacts {
  return {
    participants: people.map(({ participantId, opening, net, settled, balance }) => ({
      participant_id: participantId,
      opening: formatMinorUnits(opening),
      net_total: formatMinorUnits(net),
      settled_total: formatMinorUnits(settled),
      balance: formatMinorUnits(balance),
    })),
    transfer: toTransferBody(transfer),
  };
}

const MOST_PENDING_ITEMS = 50;

/** Months and settlements newest first, a page of each. */
export function toBalanceBody(
  state: BalanceState,
  household: Household,
  asked: { readonly today: string; readonly through: YearMonth; readonly limit: number; readonly offset: number },
): BalanceBody {
  const { today, through, limit, offset } = asked;
  const { months, settlements, pending } = state;
  const page = <Item>(items: readonly Item[]) => items.slice(offset, offset + limit);
  return {
    today,
    through_competence_month: through,
    ...toBalanceFacts(state.balance),
    months: {
      total: months.size,
      items: page([...months.keys()].reverse()).map((name) => monthItem(state, household, name)),
    },
    settlements: { total: settlements.length, items: page(settlements).map(toSettlementBody) },
    pending:
      pending.length === 0
        ? null
        : {
            ...pendingSums(pending),
            items: pending.slice(0, MOST_PENDING_ITEMS).map((entry) => ({
              ...toPendingItem(entry),
              competence_month: entry.movement.competenceMonth,
            })),
            projected: toBalanceFacts(state.projected),
          },
  };
}

function monthItem({ months, closings }: BalanceState, household: Household, name: YearMonth) {
  const split = splitMonth(name, household, months.get(name) ?? []);
  const closing = closings.get(name);
  return {
    competence_month: name,
    transfer: toTransferBody(split.transfer),
    closed_at: closing === undefined ? null : utcInstantText(closing.closedAt),
    changed_by: formatMinorUnits(closing === undefined ? 0n : closedMonth(closing, household, split).changedBy),
  };
}
