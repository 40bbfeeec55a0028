import type { SQL } from 'drizzle-orm';

/** The transactions that an update is about, as rows `t`: `from`, with what it joins, and the condition on them. */
export interface UpdateTarget {
  /** Tables that are joined to `t`, with a comma before them. */
  readonly joined: SQL;
  readonly where: SQL;
}
