import { and, eq, type AnyColumn, type SQL } from 'drizzle-orm';

import type { UserLedger } from '../model/user-ledger';

/** The condition that restricts a statement to one user's rows. Every statement has it, as SQL where it is not typed. */
export function ofLedger(
  table: { readonly owner: AnyColumn; readonly userId: AnyColumn },
  { owner, userId }: UserLedger,
): SQL | undefined {
  return and(eq(table.owner, owner), eq(table.userId, userId));
}
