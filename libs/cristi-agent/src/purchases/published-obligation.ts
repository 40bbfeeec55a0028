import * as z from 'zod';

import type { Obligation } from '../model/obligation';
import { centavos } from '../model/published-fields';

/** A mandatory payment as results show it. */
export const publishedObligation = z.object({
  name: z.string(),
  amount_mxn_cents: centavos,
  due_date_iso: z.string().nullable(),
});

export function publishObligation({ name, amount, dueDate }: Obligation): z.output<typeof publishedObligation> {
  return { name, amount_mxn_cents: Number(amount), due_date_iso: dueDate?.text ?? null };
}
