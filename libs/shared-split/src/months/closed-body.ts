import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { ClosedMonth } from '../model/closing';
import { utcInstantText } from '../model/instants';
import { instant, money, month } from '../model/output-fields';
import { toTransferBody, transferBody } from './transfer-body';

/** What is told beside an answer about a closed month. */
export const closedBody = z.object({
  competence_month: month,
  closed_at: instant,
  settlement_id: z.string(),
  closed_transfer: transferBody,
  changed_by: money,
});
export type ClosedBody = z.output<typeof closedBody>;

/** Its key in `_meta`, and its header over REST. */
export const CLOSED_META = 'bursar/closed';
export const CLOSED_HEADER = 'x-closed';

export function toClosedBody({ closing, closedTransfer, changedBy }: ClosedMonth): ClosedBody {
  return {
    competence_month: closing.month,
    closed_at: utcInstantText(closing.closedAt),
    settlement_id: closing.settlementId,
    closed_transfer: toTransferBody(closedTransfer),
    changed_by: formatMinorUnits(changedBy),
  };
}
