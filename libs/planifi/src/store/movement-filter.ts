import type { Connection } from '@bursar/database';
import { and, eq, exists, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';

import { accounts, movements, movementTags, tags } from './schema';

/** Which movements of an owner a list has; what is left out does not restrict it. */
export interface MovementFilter {
  /** Left out: all accounts that are not disabled. */
  readonly accountId?: string | undefined;
  /** First day. */
  readonly from?: string | undefined;
  /** Last day. */
  readonly to?: string | undefined;
  /** Part of the description, whatever its letter case and composition. */
  readonly text?: string | undefined;
  /** Keys; a movement has all of them. */
  readonly tagKeys?: readonly string[] | undefined;
  /** Bounds of the size of the amount, as decimal text. */
  readonly minAmount?: string | undefined;
  readonly maxAmount?: string | undefined;
  /** Only what left by expense or transaction: nothing that came in, no leg of a transfer. */
  readonly expensesOnly?: boolean;
  readonly includeVoided?: boolean;
}

/** The condition of a filter on `movements`. */
export function matches({ drizzle }: Connection, owner: string, filter: MovementFilter): SQL | undefined {
  const { accountId, from, to, text, tagKeys = [], minAmount, maxAmount, expensesOnly, includeVoided } = filter;
  const enabled = drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)));
  return and(
    eq(movements.owner, owner),
    accountId === undefined ? inArray(movements.accountId, enabled) : eq(movements.accountId, accountId),
    from === undefined ? undefined : gte(movements.occurredOn, from),
    to === undefined ? undefined : lte(movements.occurredOn, to),
    minAmount === undefined ? undefined : gte(movements.amount, minAmount),
    maxAmount === undefined ? undefined : lte(movements.amount, maxAmount),
    expensesOnly === true ? and(eq(movements.direction, 'OUT'), isNull(movements.transferId)) : undefined,
    includeVoided === true ? undefined : isNull(movements.voidedAt),
    text === undefined ? undefined : sql`strpos(${folded(movements.description)}, ${folded(sql`${text}::text`)}) > 0`,
    ...tagKeys.map((key) =>
      exists(
        drizzle
          .select({ one: sql`1` })
          .from(movementTags)
          .innerJoin(tags, and(eq(tags.owner, movementTags.owner), eq(tags.id, movementTags.tagId)))
          .where(and(eq(movementTags.owner, owner), eq(movementTags.movementId, movements.id), eq(tags.key, key))),
      ),
    ),
  );
}

/** Lower case by the root locale of CLDR, after composition: accents count. */
function folded(text: unknown): SQL {
  return sql`lower(normalize(${text}, NFC) collate "und-x-icu")`;
}
