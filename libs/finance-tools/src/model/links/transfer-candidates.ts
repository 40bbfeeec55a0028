import { quotient, type ExactRate, type RateSource } from '@bursar/rates';

import { groupRows, within, type Candidate } from './greedy-pairs';
import { pairKey } from './link';
import { dayText, type LinkableRow } from './linkable-row';
import type { LinkableLedger } from './proposal';
import { comparable, MOST_COMPARED, placeAndTextOf, placeOf, RowClasses } from './row-classes';

/** At most so many days apart. */
export const TRANSFER_DAYS = 5;
/** How many hundredths the amounts of a transfer between currencies may be off the day's rate. */
export const HUNDREDTHS_OFF_RATE = 3n;

type Pair = Pick<Candidate, 'left' | 'right'>;

/** Candidates of classes of rows; unread ones are too many to compare their texts. */
interface TransferPairs {
  readonly pairs: readonly Pair[];
  readonly classes: RowClasses;
  readonly areUnread: boolean;
}

/**
 * The candidates for transfers, in parts that have no row in common: those of one amount, and at last all that a transfer
 * between currencies may compete with. `namesTransfer`: whether a row's text does.
 */
export function* transferCandidates(
  ledger: LinkableLedger,
  namesTransfer: (row: LinkableRow) => boolean,
): Generator<TransferPairs, void> {
  const apart = new Set(
    ledger.links.flatMap(({ kind, state, left, right }) =>
      kind === 'transfer' && state === 'rejected' ? [left, right] : [],
    ),
  );
  const classesBy = (rows: readonly LinkableRow[], keyOf: (row: LinkableRow) => string) =>
    new RowClasses(rows, (row) => (apart.has(row.id) ? row.id : keyOf(row)));
  const classes = classesBy(openRows(ledger), placeAndTextOf);
  const isPair = pairRule(ledger);
  const exchanged = exchangedPairs(classes.rows, ledger.rates, namesTransfer).filter(isPair);
  const size = ({ currency, units }: LinkableRow) => `${currency} ${units < 0n ? -units : units}`;
  const competing = new Set(exchanged.flatMap(({ left, right }) => [size(left), size(right)]));
  const crowded = new Set<string>();
  for (const [key, group] of groupRows(classes.rows, size)) {
    const pairs = comparable(pairsOf(group, isPair));
    if (pairs === undefined) {
      const byLocation = classesBy(
        group.flatMap((first) => classes.membersOf(first)),
        placeOf,
      );
      crowded.add(key);
      yield { pairs: [...pairsOf(byLocation.rows, isPair)], classes: byLocation, areUnread: true };
    } else if (competing.has(key)) exchanged.push(...pairs);
    else if (pairs.length > 0) yield { pairs, classes, areUnread: false };
  }
  const pairs = exchanged.filter(({ left, right }) => !crowded.has(size(left)) && !crowded.has(size(right)));
  yield { pairs, classes, areUnread: false };
}

/** The candidates of one amount. */
function* pairsOf(group: readonly LinkableRow[], isPair: (pair: Pair) => boolean): Generator<Pair, void> {
  const credits = group.filter(({ units }) => units > 0n);
  if (credits.length === 0 || credits.length === group.length) return;
  for (const left of group) {
    if (left.units > 0n) continue;
    for (const right of within(credits, left.day - TRANSFER_DAYS, left.day + TRANSFER_DAYS)) {
      if (isPair({ left, right })) yield { left, right };
    }
  }
}

/** The rows that may be legs of transfers and are none yet. */
function openRows({ rows, structure }: LinkableLedger): LinkableRow[] {
  return rows.filter(
    ({ id, view, units }) =>
      units !== 0n &&
      (view === 'imported' || view === 'planifi') &&
      structure.isFirst(id) &&
      structure.transfersOf(id).length === 0,
  );
}

/** Of two accounts that are not known to be one, and not rejected. */
function pairRule({ links }: LinkableLedger): (pair: Pair) => boolean {
  const rejected = new Set(links.filter(({ state }) => state === 'rejected').map(pairKey));
  const realAccount = new Map<string, string>();
  for (const { kind, state, left, right } of links) {
    if (kind === 'same_account' && state === 'confirmed') realAccount.set(right, realAccount.get(left) ?? left);
  }
  const accountOf = ({ accountId }: LinkableRow) => realAccount.get(accountId) ?? accountId;
  return ({ left, right }) =>
    accountOf(left) !== accountOf(right) &&
    !rejected.has(pairKey({ kind: 'transfer', left: left.id, right: right.id }));
}

/** Pairs of two currencies of which one text names a transfer, near the rate of the earlier day: as many as are compared. */
function exchangedPairs(
  rows: readonly LinkableRow[],
  rates: RateSource | undefined,
  namesTransfer: (row: LinkableRow) => boolean,
): Pair[] {
  const byCurrency = groupRows(rows, ({ currency }) => currency);
  if (rates === undefined || byCurrency.size < 2) return [];
  const rateOf = ratesBetween(rates);
  const pairs = new Map<string, Pair>();
  for (const one of rows) {
    if (!namesTransfer(one)) continue;
    for (const [currency, others] of byCurrency) {
      if (currency === one.currency) continue;
      for (const other of within(others, one.day - TRANSFER_DAYS, one.day + TRANSFER_DAYS)) {
        if (one.units < 0n === other.units < 0n) continue;
        if (pairs.size === MOST_COMPARED) return [...pairs.values()];
        const [left, right] = one.units < 0n ? [one, other] : [other, one];
        const rate = rateOf(left.currency, right.currency, Math.min(left.day, right.day));
        if (rate !== undefined && isNear(-left.units, right.units, rate))
          pairs.set(`${left.id} ${right.id}`, { left, right });
      }
    }
  }
  return [...pairs.values()];
}

/** The rates of days, each looked up once. */
function ratesBetween(rates: RateSource): (from: string, to: string, day: number) => ExactRate | undefined {
  const known = new Map<string, ExactRate | undefined>();
  return (from, to, day) => {
    const key = `${from} ${to} ${day}`;
    if (!known.has(key)) {
      const [one, other] = [rates.unitsPerBase(from, dayText(day)), rates.unitsPerBase(to, dayText(day))];
      known.set(key, one && other && quotient(other.rate, one.rate));
    }
    return known.get(key);
  };
}

function isNear(sent: bigint, received: bigint, { n, d }: ExactRate): boolean {
  const [expected, found] = [sent * n, received * d];
  const off = expected < found ? found - expected : expected - found;
  return off * 100n <= HUNDREDTHS_OFF_RATE * expected;
}
