import { amountsAgree } from './amount-likeness';
import { CADENCE_RULES } from './cadences';
import { chainOf, type Chain } from './chain';
import { amountEvidence, dateEvidence, EQUAL_AMOUNTS } from './evidence';
import { findChains } from './find-chains';
import type { DatedRow } from './recurring-row';

/** Amounts of one group differ from the next by less than this factor. */
const GROUP_FACTORS = [1.35, 1.12, 1.03, 1.0001];
/** What a chain's evidence must reach, in nats. */
const ENOUGH = 3;
/** The same of few rows that are all in the chain and nearly equal. */
const ENOUGH_OF_EQUALS = -1;
const FEW = 4;
const NEARLY_EQUAL = 0.08;
/** Of rows that are alike, so many others for one of a stream are visits rather than other streams. */
const MOST_OTHERS = { weeks: 1.2, months: 4 };
/** Days may be off by so much in a stream of any amounts. */
const REGULAR = 3;
/** With more rows a week than one, only rows of alike amounts may be a stream. */
const DENSE = 5;
const LONGEST_GROUP = 400;
/** A group of so many of the rows of another one is not looked at by itself. */
const NEARLY_ALL = 0.9;

interface Judged<Row extends DatedRow> {
  readonly chain: Chain<Row>;
  readonly evidence: number;
}

/** The streams in the rows of one account, payee and sign, sorted by day. */
export function payeeChains<Row extends DatedRow>(rows: readonly Row[]): Chain<Row>[] {
  return joined([...surestChains(rows)]);
}

/** The same before those that go on where another one ends are joined: the surest first, each row in one at most. */
export function* surestChains<Row extends DatedRow>(rows: readonly Row[]): Generator<Chain<Row>> {
  let rest = rows;
  for (;;) {
    const best = surest(rest, rows.length);
    if (best === undefined) return;
    yield best.chain;
    const taken = new Set(best.chain.hits.map(({ row }) => row));
    rest = rest.filter((row) => !taken.has(row));
  }
}

function surest<Row extends DatedRow>(rows: readonly Row[], all: number): Judged<Row> | undefined {
  let best: Judged<Row> | undefined;
  const groups = amountGroups(rows);
  const least = all <= FEW ? ENOUGH_OF_EQUALS : ENOUGH;
  const enough = () => Math.max(least, best?.evidence ?? least);
  const ofAmounts = (hits: number) => (hits * 2 >= all ? hits * EQUAL_AMOUNTS : -Math.log(groups.length));
  for (const group of groups) {
    for (const chain of findChains(group, { enough, ofAmounts })) {
      best = judge(chain, group, { all, groups: groups.length, least: best?.evidence ?? -Infinity }) ?? best;
    }
  }
  return best;
}

interface Measure {
  /** How many rows the payee has, and how many groups of them. */
  readonly all: number;
  readonly groups: number;
  /** The evidence that is to be exceeded. */
  readonly least: number;
}

function judge<Row extends DatedRow>(
  chain: Chain<Row>,
  group: readonly Row[],
  { all, groups, least }: Measure,
): Judged<Row> | undefined {
  const { hits, cadence } = chain;
  const { meanDays, tolerance } = CADENCE_RULES[cadence];
  const from = (hits[0]?.row.day ?? 0) - meanDays / 2;
  const until = (hits.at(-1)?.row.day ?? 0) + meanDays / 2;
  const within = group.filter(({ day }) => day >= from && day <= until).length;
  const others = within - hits.length;
  if (others > hits.length * (CADENCE_RULES[cadence].days === undefined ? MOST_OTHERS.months : MOST_OTHERS.weeks)) {
    return undefined;
  }
  if (!keepsPace(chain)) return undefined;
  const found = hits.map(({ row }) => row);
  const isMost = hits.length * 2 >= all;
  // Amounts that rows were chosen by say nothing more.
  const ofAmounts = isMost ? amountEvidence(chain) : -Math.log(groups);
  // Among visits at other times some are regular by chance.
  const byChance = Math.log(1 + group.length - within);
  const evidence = dateEvidence(chain, others) + ofAmounts - byChance;
  if (evidence <= least) return undefined;
  const isWhole = hits.length === all && all <= FEW && nearlyEqual(found);
  if (evidence < (isWhole ? ENOUGH_OF_EQUALS : ENOUGH)) return undefined;
  const isEqual = found.every(({ size }) => size === found[0]?.size);
  if (hits.length === 2 && !(isMost && (isEqual || found[0]?.text === found[1]?.text))) return undefined;
  if (isEqual || amountsAgree(found)) return { chain, evidence };
  const isRegular = hits.every(({ offset }) => Math.abs(offset) <= Math.min(REGULAR, tolerance));
  return isRegular && others === 0 && group.length * 2 > all ? { chain, evidence } : undefined;
}

/** Weeks whose days are counted from payment to payment may shift, but not all the time to one side. */
function keepsPace({ cadence, hits }: Chain): boolean {
  const { days, tolerance } = CADENCE_RULES[cadence];
  const [first, last] = [hits[0], hits.at(-1)];
  if (days === undefined || first === undefined || last === undefined) return true;
  const drift = Math.abs(last.row.day - first.row.day - (last.slot - first.slot) * days);
  return drift <= tolerance * Math.max(2, Math.sqrt(hits.length) / 2);
}

function nearlyEqual(rows: readonly DatedRow[]): boolean {
  const first = rows[0]?.size ?? 0;
  return rows.every(({ size }) => Math.abs(size - first) <= Math.abs(first) * NEARLY_EQUAL);
}

/** All rows, and those of alike amounts, more and more alike. */
function amountGroups<Row extends DatedRow>(rows: readonly Row[]): (readonly Row[])[] {
  const groups: (readonly Row[])[] = [];
  // The rows of each are next to one another by size: what it is nearly the same as is the last one that has them.
  const around = new Map<Row, number>();
  const add = (group: readonly Row[]) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined || group.length < 2) return;
    if (group.length > LONGEST_GROUP && first.size !== last.size) return;
    if (group.length >= (around.get(first) ?? Infinity) * NEARLY_ALL) return;
    groups.push(byDay(group));
    for (const row of group) around.set(row, group.length);
  };
  const days = (rows.at(-1)?.day ?? 0) - (rows[0]?.day ?? 0) + 1;
  if (days / rows.length >= DENSE) add(rows);
  const bySize = [...rows].sort((one, other) => Math.abs(one.size) - Math.abs(other.size));
  for (const factor of GROUP_FACTORS) {
    let group: Row[] = [];
    for (const row of bySize) {
      const previous = group.at(-1);
      if (previous !== undefined && row.size / previous.size > factor) {
        add(group);
        group = [];
      }
      group.push(row);
    }
    add(group);
  }
  return groups;
}

function byDay<Row extends DatedRow>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => one.day - other.day);
}

/** A chain that goes on where another one ends is the same stream: its day or its price has changed for good. */
function joined<Row extends DatedRow>(chains: readonly Chain<Row>[]): Chain<Row>[] {
  const result = [...chains].sort((one, other) => firstDay(one) - firstDay(other));
  for (let index = 0; index < result.length; index += 1) {
    const one = result[index] as Chain<Row>;
    const next = result.findIndex((other, place) => place > index && continues(one, other));
    if (next < 0) continue;
    const [other] = result.splice(next, 1) as [Chain<Row>];
    const steps = Math.max(1, Math.round((firstDay(other) - lastDay(one)) / CADENCE_RULES[one.cadence].meanDays));
    const shift = (one.hits.at(-1)?.slot ?? 0) + steps - (other.hits[0]?.slot ?? 0);
    const hits = [...one.hits, ...other.hits.map((hit) => ({ ...hit, slot: hit.slot + shift }))];
    result[index] = chainOf(one.cadence, hits);
    index -= 1;
  }
  return result;
}

function continues(one: Chain, other: Chain): boolean {
  if (one.cadence !== other.cadence) return false;
  const { meanDays, tolerance } = CADENCE_RULES[one.cadence];
  const days = firstDay(other) - lastDay(one);
  if (days < meanDays / 3 || days > 2 * meanDays + tolerance) return false;
  const [last, first] = [one.hits.at(-1)?.row.size ?? 0, other.hits[0]?.row.size ?? 0];
  return Math.abs(first - last) <= Math.abs(last) * 0.35;
}

const firstDay = ({ hits }: Chain): number => hits[0]?.row.day ?? 0;
const lastDay = ({ hits }: Chain): number => hits.at(-1)?.row.day ?? 0;
