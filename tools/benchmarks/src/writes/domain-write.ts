import type { Sql } from 'postgres';

import type { Call } from '../servers/mcp-calls';

/** What a domain writes most: as a call, and as the statements for the same rows and locks by hand. */
export interface DomainWrite {
  readonly what: string;
  /** Makes what both need, by a call, and learns what it is called. */
  prepare(call: Call): Promise<Write>;
}

export interface Write {
  byMcp(call: Call): Promise<unknown>;
  /** One transaction, as plain statements that the driver prepares once. */
  bySql(sql: Sql): Promise<unknown>;
}
