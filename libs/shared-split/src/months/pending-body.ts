import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { PendingEntry } from '../model/pending';
import type { MonthlySplit } from '../model/monthly-split';
import { money } from '../model/output-fields';
import { MOST_ITEMS_OF_A_HEADER } from './header-facts';
import { monthBody, toMonthBody } from './month-body';

const item = z.object({
  recurrence_id: z.string(),
  description: z.string().optional(),
  amount: money,
  payer_participant_id: z.string(),
  date: z.string(),
  due: z.boolean(),
});

/** What a run would record now, and the month as it would then be. */
export const pendingBody = z.object({
  count: z.int(),
  total: money,
  items: z.array(item),
  projected: monthBody.omit({ competence_month: true }),
});
export type PendingBody = z.output<typeof pendingBody>;
export type PendingItem = z.output<typeof item>;

/** Its key in `_meta`, and its header over REST. */
export const PENDING_META = 'bursar/pending';
export const PENDING_HEADER = 'x-pending';

const MOST_ITEMS = 50;

export function toPendingItem({ recurrenceId, movement, date, isDue }: PendingEntry): PendingItem {
  return {
    recurrence_id: recurrenceId,
    description: movement.description,
    amount: formatMinorUnits(movement.amount),
    payer_participant_id: movement.payerId,
    date,
    due: isDue,
  };
}

/** `undefined` when nothing is pending. */
export function toPendingBody(entries: readonly PendingEntry[], projected: MonthlySplit): PendingBody | undefined {
  if (entries.length === 0) return undefined;
  const { competence_month: _month, ...body } = toMonthBody(projected);
  return { ...pendingSums(entries), items: entries.slice(0, MOST_ITEMS).map(toPendingItem), projected: body };
}

export function pendingSums(entries: readonly PendingEntry[]) {
  const total = entries.reduce((sum, { movement }) => sum + movement.amount, 0n);
  return { count: entries.length, total: formatMinorUnits(total) };
}

/** What fits into a header. */
export function pendingHeader(pending: PendingBody | undefined) {
  if (pending === undefined) return undefined;
  const items = pending.items.slice(0, MOST_ITEMS_OF_A_HEADER).map(({ description: _description, ...rest }) => rest);
  return { ...pending, items };
}
