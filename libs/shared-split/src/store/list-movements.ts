import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { MovementType } from '../model/movement';
import type { ListedMovement } from '../model/stored-movement';
import { movementColumns, toStoredMovement } from './movement-columns';
import { movements, recurrenceOccurrences } from './schema';

/** The conditions of a list of movements; all given ones must hold. */
interface MovementFilter {
  readonly from: YearMonth;
  /** The last month, included. */
  readonly to: YearMonth;
  /** Movements that do not count are listed too. */
  readonly includesVoided: boolean;
  readonly type?: MovementType | undefined;
  /** Part of the description, as written. */
  readonly description?: string | undefined;
  /** In cents. */
  readonly amount?: bigint | undefined;
  readonly payerId?: string | undefined;
  readonly externalId?: string | undefined;
}

interface MovementPage {
  readonly items: readonly ListedMovement[];
  /** Matching movements on all pages. */
  readonly total: number;
}

/**
 * A page, newest first: by when it happened, then by when it was stored. A single statement, so that the page and the
 * total are of one moment.
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
  const movement = Object.fromEntries(
    Object.keys(movementColumns).map((name) => [name, page[name as keyof typeof movementColumns]]),
  ) as Pick<typeof page, keyof typeof movementColumns>;
  const { recurrenceId, installmentNumber, installmentCount } = recurrenceOccurrences;
  // Left joins, so that an empty page has its total too.
  const rows = await connection.drizzle
    .select({ total: counted.total, movement, recurrenceId, number: installmentNumber, count: installmentCount })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(
      recurrenceOccurrences,
      and(
        // Not the page's own: the planner would not know that it is one household's, and may read those of all.
        eq(recurrenceOccurrences.householdId, householdId),
        eq(recurrenceOccurrences.movementId, sql`coalesce(${page.firstId}, ${page.id})`),
      ),
    )
    .orderBy(desc(page.occurredAt), desc(page.createdAt), desc(page.sequence));
  return {
    items: rows.flatMap(({ movement: found, recurrenceId: rule, number, count: of }) => {
      if (found === null) return [];
      const installment = number === null || of === null ? null : { number, count: of };
      return [{ ...toStoredMovement(found), recurrenceId: rule, installment }];
    }),
    total: rows[0]?.total ?? 0,
  };
}

function matching(householdId: string, filter: MovementFilter): SQL | undefined {
  const { from, to, type, description, amount, payerId, externalId } = filter;
  return and(
    eq(movements.householdId, householdId),
    from === to
      ? eq(movements.competenceMonth, from)
      : and(gte(movements.competenceMonth, from), lte(movements.competenceMonth, to)),
    filter.includesVoided ? undefined : eq(movements.status, 'active'),
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
