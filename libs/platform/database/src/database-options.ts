import type { EmbeddedOptions } from './embedded/embedded-server';

/** Which server a database is on, and the limits of this process there. */
export interface DatabaseOptions extends EmbeddedOptions {
  /** Any PostgreSQL 15 or newer, instead of the bundled one: `postgres://user:password@host:port/database`, with commas between hosts. */
  readonly url?: string;
  /** Another address of the same database, to migrate it over; `url` unless given. */
  readonly migrateUrl?: string;
  /** Another database of the same server. */
  readonly databaseName?: string;
  /** Connections of this process, without the two for copies; 8 unless given. */
  readonly maxConnections?: number;
  /** When the server cancels a statement; 30 seconds unless given. */
  readonly statementTimeoutMilliseconds?: number;
  /** How long work runs before the server is probed; 20 seconds unless given, 4 for one by URL. */
  readonly probeIntervalMilliseconds?: number;
}
