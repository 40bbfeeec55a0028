import type { Connection } from '../connection';

/**
 * What values look like as text, whatever the server, the database or the user is set to; no limit of time; and rows
 * that the user may not see are an error instead of missing. Holds until the transaction ends.
 */
export function settleSession(sql: Connection): Promise<void> {
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
