import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { Movement, MovementType } from '../model/movement';
import { movements } from './schema';

/** The conditions of a list of movements; all given ones must hold. */
interface MovementFilter {
  readonly month: YearMonth;
  readonly type?: MovementType | undefined;
  /** Part of the description, as written. */
  readonly description?: string | undefined;
  /** In cents. */
  readonly amount?: bigint | undefined;
  readonly payerId?: string | undefined;
  readonly externalId?: string | undefined;
}

interface MovementPage {
  readonly items: readonly Movement[];
  /** Matching movements on all pages. */
  readonly total: number;
}

/**
 * A page of a month, newest first: by when it happened, then by when it was stored. A single statement, so that the page
 * and the total are of one moment.
 */
export async function listStoredMovements(
  connection: Connection,
  householdId: string,
  filter: MovementFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MovementPage> {
  const where = matching(householdId, filter);
  const counted = connection.drizzle
    .select({ total: count().as('total') })
    .from(movements)
    .where(where)
    .as('counted');
  const page = connection.drizzle
    .select()
    .from(movements)
    .where(where)
    .orderBy(desc(movements.occurredAt), desc(movements.createdAt), desc(movements.sequence))
    .limit(limit)
    .offset(offset)
    .as('page');
  const { id, type, amount, description, occurredAt, competenceMonth, createdAt } = page;
  const { payerId, requestedById, externalId, originalPurchaseId } = page;
  const when = { occurredAt, competenceMonth, createdAt };
  const movement = { id, type, amount, description, payerId, requestedById, externalId, originalPurchaseId, ...when };
  // A left join, so that an empty page has its total too.
  const rows = await connection.drizzle
    .select({ total: counted.total, movement })
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(desc(occurredAt), desc(createdAt), desc(page.sequence));
  return {
    items: rows.flatMap((row) => (row.movement === null ? [] : [row.movement])),
    total: rows[0]?.total ?? 0,
  };
}

function matching(householdId: string, filter: MovementFilter): SQL | undefined {
  const { type, description, amount, payerId, externalId } = filter;
  return and(
    eq(movements.householdId, householdId),
    eq(movements.competenceMonth, filter.month),
    type && eq(movements.type, type),
    // Not `like`: the wanted text has no wildcards.
    description === undefined
      ? undefined
      : sql`strpos(${movements.foldedDescription}, ${foldDescription(description)}) > 0`,
    amount === undefined ? undefined : eq(movements.amount, amount),
    payerId === undefined ? undefined : eq(movements.payerId, payerId),
    externalId === undefined ? undefined : eq(movements.externalId, externalId),
  );
}
