import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { MonthlySplit } from '../model/monthly-split';
import { money, month } from '../model/output-fields';
import { toTransferBody, transferBody } from './transfer-body';

/** The summary and the report of a month. */
export const monthBody = z.object({
  competence_month: month,
  total_gross: money,
  total_refunds: money,
  total_net: money,
  participants: z
    .array(
      z.object({
        participant_id: z.string(),
        paid_total: money,
        share_due: money,
        net_balance: money.describe('positive: to receive; negative: to pay'),
      }),
    )
    .length(2),
  transfer: transferBody,
});

export type MonthBody = z.output<typeof monthBody>;

export function toMonthBody({ month, gross, refunds, net, shares, transfer }: MonthlySplit): MonthBody {
  return {
    competence_month: month,
    total_gross: formatMinorUnits(gross),
    total_refunds: formatMinorUnits(refunds),
    total_net: formatMinorUnits(net),
    participants: shares.map(({ participantId, paid, due, balance }) => ({
      participant_id: participantId,
      paid_total: formatMinorUnits(paid),
      share_due: formatMinorUnits(due),
      net_balance: formatMinorUnits(balance),
    })),
    transfer: toTransferBody(transfer),
  };
}
