import { and, eq, type SQL, type AnyColumn } from 'drizzle-orm';

/** Whose money it is: a user of an owner. Users of one owner, and the same user id of two owners, are apart. */
export interface Purse {
  readonly owner: string;
  readonly userId: string;
}

/** One conversation of a user. Money belongs to the purse; only the last transaction belongs to the thread. */
export interface Thread extends Purse {
  readonly threadId: string;
}

/** The condition that every query begins with. */
export function ofPurse(
  table: { readonly owner: AnyColumn; readonly userId: AnyColumn },
  { owner, userId }: Purse,
): SQL | undefined {
  return and(eq(table.owner, owner), eq(table.userId, userId));
}
