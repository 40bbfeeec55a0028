import { stepsOf } from '../learning/steps';
import { payeeChains, surestChains } from './payee-chains';
import type { DatedRow, RecurringRow } from './recurring-row';
import { goesOn, compareStreams, compareTexts, payeeKeyOf, streamOf, type RecurringStream } from './recurring-stream';

const NEARLY_EQUAL = 0.01;
const GROUPS_A_STEP = 20;

/**
 * The streams in the rows up to the day `asOf`, in the order of publication. The order of the rows does not matter. Each
 * step takes some milliseconds.
 */
export function* streamsIn(rows: Iterable<RecurringRow>, asOf: number): Generator<void, RecurringStream[]> {
  const streams: RecurringStream[] = [];
  for (const groups of stepsOf(groupsOf(rows, asOf), GROUPS_A_STEP)) {
    streams.push(...groups.flatMap((group) => streamsOfGroup(group, asOf)));
    yield;
  }
  return streams.sort(compareStreams);
}

/** The streams in the rows of one account, payee and sign. */
export function streamsOfGroup(group: readonly RecurringRow[], asOf: number): RecurringStream[] {
  const sorted = [...group].sort((one, other) => one.day - other.day || compareTexts(one.id, other.id));
  return payeeChains(sorted).map((chain) => streamOf(chain, asOf));
}

/**
 * Whether such rows have a stream, or, unless `lapsed`, one that goes on. Where that is the case for the rows alone, as if
 * all texts were equal, it may still be none.
 */
export function hasStream(group: readonly DatedRow[], asOf: number, lapsed: boolean): boolean {
  const sorted = [...group].sort((one, other) => one.day - other.day || one.size - other.size);
  for (const chain of surestChains(sorted)) if (lapsed || goesOn(chain, asOf)) return true;
  return false;
}

/** By account, payee and sign. */
function groupsOf(rows: Iterable<RecurringRow>, asOf: number): RecurringRow[][] {
  const groups = new Map<string, RecurringRow[]>();
  for (const row of rows) {
    if (row.day > asOf) continue;
    const key = `${row.size < 0 ? '-' : '+'}${row.accountId} ${row.currency} ${row.payeeKey}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** By the id of a stream: the oldest one that goes on and seems to pay for the same, on this account or another. */
export function duplicatesOf(streams: readonly RecurringStream[]): ReadonlyMap<string, string> {
  const byPayee = new Map<string, RecurringStream[]>();
  const found = new Map<string, string>();
  const active = streams.filter(({ state }) => state === 'active');
  active.sort((one, other) => firstDay(one) - firstDay(other) || compareTexts(one.id, other.id));
  for (const stream of active) {
    const key = `${stream.cadence} ${stream.rows[0]?.currency} ${payeeKeyOf(stream)}`;
    const older = byPayee.get(key) ?? [];
    const duplicate = older.find((other) => isNear(stream, other));
    if (duplicate !== undefined) found.set(stream.id, duplicate.id);
    byPayee.set(key, [...older, stream]);
  }
  return found;
}

function isNear({ amounts: one }: RecurringStream, { amounts: other }: RecurringStream): boolean {
  const [a, b] = [Number(one.amount), Number(other.amount)];
  return Math.abs(a - b) <= Math.abs(b) * NEARLY_EQUAL + 1e-9;
}

const firstDay = ({ rows }: RecurringStream): number => rows[0]?.day ?? 0;
