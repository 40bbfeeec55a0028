import { EventJudge } from './event-judge';
import { groupRows, Pauses, within, type Candidate } from './greedy-pairs';
import { compareViews, pairKey } from './link';
import type { LinkableRow } from './linkable-row';
import type { LinkableLedger, Proposal } from './proposal';
import { comparable, placeAndTextOf, placeOf, RowClasses } from './row-classes';
import { KnownPayees } from './row-texts';

/** The bank books from a day before to five days after the day that another domain has. */
const [DAYS_BEFORE, DAYS_AFTER] = [1, 5];
/** Two other domains have it at most so many days apart. */
const DAYS_APART = 1;

/** The same event in two views. */
export async function proposeSameEvents(ledger: LinkableLedger): Promise<Proposal[]> {
  const { rows, links, structure } = ledger;
  const judge = new EventJudge(await KnownPayees.of(ledger));
  const rejections = links.filter(({ state, kind }) => state === 'rejected' && kind === 'same_event');
  const rejected = new Set(rejections.map(pairKey));
  const apart = new Set(rejections.flatMap(({ left, right }) => [left, right]));
  // Of an event that is known, the row that counts stands for all of them.
  const isOpen = ({ id, units }: LinkableRow) => units !== 0n && structure.isFirst(id);
  const groups = groupRows(rows, (row) => (isOpen(row) ? `${row.currency} ${row.units}` : undefined));
  const isApart = ({ id }: LinkableRow) => apart.has(id) || structure.eventOf(id).rows.length > 1;
  const mayPair = ({ left, right }: Pick<Candidate, 'left' | 'right'>) =>
    structure.canJoin(left.id, right.id) &&
    !rejected.has(pairKey({ kind: 'same_event', left: left.id, right: right.id }));
  const proposals: Proposal[] = [];
  const pauses = new Pauses();
  for (const group of groups.values()) {
    if (group.every(({ view }) => view === 'imported')) continue;
    const classesBy = (keyOf: (row: LinkableRow) => string) =>
      new RowClasses(group, (row) => (isApart(row) ? row.id : keyOf(row)));
    const classes = classesBy(placeAndTextOf);
    const pairs = comparable(pairsOf(classes.rows, mayPair));
    if (pairs === undefined) {
      const byLocation = classesBy(placeOf);
      for (const proposal of judge.proposalsOfUnread([...pairsOf(byLocation.rows, mayPair)], byLocation))
        proposals.push(proposal);
    } else {
      for (const proposal of judge.proposalsOf(pairs, classes)) proposals.push(proposal);
    }
    await pauses.after(group.length + (pairs?.length ?? 0));
  }
  return proposals;
}

/** The candidates among rows of one amount and currency. */
function* pairsOf(
  group: readonly LinkableRow[],
  mayPair: (pair: Pick<Candidate, 'left' | 'right'>) => boolean,
): Generator<Pick<Candidate, 'left' | 'right'>, void> {
  for (const right of group) {
    if (right.view === 'imported') continue;
    for (const left of within(group, right.day - DAYS_BEFORE, right.day + DAYS_AFTER)) {
      if (left.view !== 'imported' && Math.abs(left.day - right.day) > DAYS_APART) continue;
      if (compareViews(left.view, right.view) < 0 && mayPair({ left, right })) yield { left, right };
    }
  }
}
