import type { Connection } from '../connection';

/**
 * Settings until the end of the transaction: the text form of values, whatever the defaults of the server, database and
 * user; no time limits; and an error instead of missing rows where row security hides some.
 */
export function applySessionSettings(sql: Connection): Promise<void> {
  return sql.script(`
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex';
    set local xmloption = 'content';
    set local row_security = off`);
}
