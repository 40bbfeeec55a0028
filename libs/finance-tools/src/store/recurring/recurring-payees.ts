import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { stepsOf } from '../../model/learning/steps';
import { CADENCE_RULES, LAPSED_AFTER } from '../../model/recurring/cadences';
import { dateOfDay } from '../../model/recurring/day-number';
import { hasStream } from '../../model/recurring/find-streams';
import type { DatedRow } from '../../model/recurring/recurring-row';
import { inTurns } from '../in-turns';
import { bookedUntil, dayOf, ofPayees, type BookedAccount, type RecurringPayee } from './recurring-selection';

interface StoredGroup extends Record<string, string> {
  readonly account_id: string;
  readonly payee_key: string;
  /** `day amount`, between commas. */
  readonly rows: string;
}

const GROUPS_A_STEP = 50;
/** The database reads the rows of some accounts while those of others are looked at. */
const PARTS = 4;
/** What does not go on has its last two payments before this. */
const WINDOW_DAYS = Math.ceil((2 + LAPSED_AFTER) * CADENCE_RULES.yearly.meanDays) + 3 * CADENCE_RULES.yearly.tolerance;

/**
 * The payees whose rows may be streams, by their days and amounts alone: reading a large ledger's other columns would take
 * longer than looking for streams. Unless `lapsed`, only what goes on: the last years tell which payees seem to, and the
 * rows of these alone are looked at whole.
 */
export async function recurringPayees(
  connection: Connection,
  owner: string,
  accounts: readonly BookedAccount[],
  asOf: number,
  lapsed: boolean,
): Promise<RecurringPayee[]> {
  const from = asOf - WINDOW_DAYS;
  const ofAccounts = async (part: readonly BookedAccount[]): Promise<RecurringPayee[]> => {
    const find = async (rows: SQL) => {
      const groups = await connection.query<StoredGroup>(sql`
        select t.account_id, t.payee_key, string_agg(${dayOf(sql`t`)} || ' ' || t.amount, ',') as rows
        from ${rows} and ${bookedUntil(owner, part, asOf)} and t.amount <> 0 and t.payee_key is not null
        group by t.payee_key, t.account_id, t.amount < 0 having count(*) > 1`);
      return inTurns(withStreams(groups, asOf, lapsed));
    };
    if (lapsed) return find(sql`finance.transactions t where true`);
    const found = await find(sql`finance.transactions t where t.booked_at >= ${dateOfDay(from)}::timestamp`);
    if (found.length === 0 || part.every(({ firstDay }) => firstDay >= from)) return found;
    return find(sql`${ofPayees(found)} where true`);
  };
  const parts = [...stepsOf(accounts, Math.ceil(accounts.length / PARTS))];
  return (await Promise.all(parts.map(ofAccounts))).flat();
}

function* withStreams(
  groups: readonly StoredGroup[],
  asOf: number,
  lapsed: boolean,
): Generator<void, RecurringPayee[]> {
  const found: RecurringPayee[] = [];
  for (const step of stepsOf(groups, GROUPS_A_STEP)) {
    for (const group of step) {
      if (hasStream(rowsOf(group.rows), asOf, lapsed)) {
        found.push({ accountId: group.account_id, payeeKey: group.payee_key });
      }
    }
    yield;
  }
  return found;
}

/** Amounts have four digits after the point. */
const UNITS = 10_000;
const POINT = '.'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const BLANK = ' '.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** Without texts, as if all were equal: more may be a stream than is. Read sign by sign, since there are hundreds of thousands. */
function rowsOf(text: string): DatedRow[] {
  const rows: DatedRow[] = [];
  let [day, number, isNegative] = [0, 0, false];
  for (let place = 0; place <= text.length; place += 1) {
    const sign = place < text.length ? text.charCodeAt(place) : COMMA;
    if (sign === MINUS) isNegative = true;
    else if (sign === BLANK || sign === COMMA) {
      const value = isNegative ? -number : number;
      if (sign === BLANK) day = value;
      else rows.push({ day, size: value / UNITS, text: '' });
      [number, isNegative] = [0, false];
    } else if (sign !== POINT) number = number * 10 + sign - ZERO;
  }
  return rows;
}
