import { isoWeek } from '../model/iso-week';
import { decimalOf } from './ledger-model';

/** A transaction in terms of the tests. */
export interface ModelRow {
  readonly id: string;
  /** With its view before it, but for imported ones. */
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly currency: string;
  readonly payee: string;
  /** Empty for none. */
  readonly category: string;
  /** Of a split, whose own category is none. */
  readonly lines?: readonly ModelLine[];
  /** Empty for none. */
  readonly tag?: string;
}

export interface ModelLine {
  readonly category: string;
  readonly cents: number;
}

export interface ModelLink {
  readonly kind: string;
  readonly left: string;
  readonly right: string;
}

export interface ModelQuestion {
  readonly view?: string;
  readonly direction?: string;
  readonly account?: string;
  readonly currency?: string;
  readonly days?: readonly [start: string, end: string];
  readonly least?: number;
  readonly most?: number;
  readonly payee?: string;
  /** Part of the text. */
  readonly search?: string;
  readonly tag?: string;
  readonly is_split?: boolean;
  readonly category?: string;
  /** Whose category is meant. */
  readonly ofView?: string;
  readonly uncategorized?: true;
  readonly count_as?: string;
}

/** What of a row counts: of a split the lines of one category, or all of them. */
interface Share {
  readonly row: ModelRow;
  /** With the view that has it; null for none. */
  readonly category: string | null;
  readonly cents: number;
}

interface Counted {
  readonly shares: readonly Share[];
  /** As `bursar/left_out` says it. */
  readonly leftOut: { readonly linked: number; readonly transfers: number };
}

const VIEWS = ['imported', 'planifi', 'shared-split', 'cristi'];
const viewOf = (id: string) => (id.includes(':') ? id.slice(0, id.indexOf(':')) : 'imported');
const own = (row: ModelRow) => (row.category === '' ? null : `${viewOf(row.id)} ${row.category}`);

/** What is counted: the specification of events. */
export function countModel(
  rows: readonly ModelRow[],
  links: readonly ModelLink[],
  question: ModelQuestion,
  groupBy: readonly string[],
): Counted {
  const { view = 'imported', direction = 'ALL', count_as: countAs = 'events' } = question;
  const isEvents = countAs === 'events';
  const eventOf = (id: string): string[] => {
    const event = new Set([id]);
    for (const member of event) {
      for (const { kind, left, right } of links) {
        if (kind === 'same_event' && (left === member || right === member)) event.add(left).add(right);
      }
    }
    return [...event].sort((one, other) => VIEWS.indexOf(viewOf(one)) - VIEWS.indexOf(viewOf(other)));
  };
  const purchaseOf = (id: string) => {
    const refunds = eventOf(id).flatMap((member) =>
      links.filter((link) => link.kind === 'refund' && link.right === member),
    );
    return rows.find((row) => row.id === refunds[0]?.left);
  };
  const isTransfer = (id: string) =>
    eventOf(id).some((member) =>
      links.some(({ kind, left, right }) => kind === 'transfer' && [left, right].includes(member)),
    );
  const wanted =
    question.uncategorized === true
      ? null
      : question.category === undefined
        ? undefined
        : `${question.ofView ?? 'imported'} ${question.category}`;
  const sharesOf = (row: ModelRow): Share[] => {
    const purchase = isEvents ? purchaseOf(row.id) : undefined;
    const isSide = direction === 'ALL' || (purchase !== undefined || row.cents < 0) === (direction === 'DEBIT_ONLY');
    const [start, end] = question.days ?? ['', '9'];
    const isMatch =
      isSide &&
      (view === 'all' || view === viewOf(row.id)) &&
      (question.account === undefined || question.account === row.account) &&
      (question.currency === undefined || question.currency === row.currency) &&
      (question.uncategorized !== true || viewOf(row.id) === 'imported') &&
      row.day >= start &&
      row.day <= end &&
      row.cents >= (question.least ?? -Infinity) &&
      row.cents <= (question.most ?? Infinity) &&
      (question.payee === undefined || question.payee === row.payee) &&
      (question.search === undefined || row.payee.includes(question.search)) &&
      (question.tag === undefined || question.tag === row.tag) &&
      (question.is_split === undefined || question.is_split === (row.lines !== undefined));
    if (!isMatch) return [];
    const isByLine = row.lines !== undefined && (wanted !== undefined || groupBy.includes('category'));
    const ofLines = (row.lines ?? []).map(({ category, cents }) => ({
      row,
      category: own({ ...row, category }),
      cents,
    }));
    const whole = row.lines !== undefined ? null : (own(row) ?? (purchase === undefined ? null : own(purchase)));
    const shares = isByLine ? ofLines : [{ row, category: whole, cents: row.cents }];
    const matching = shares.filter(({ category }) => wanted === undefined || category === wanted);
    return [...new Set(matching.map(({ category }) => category))].map((category) => ({
      ...{ row, category },
      cents: matching.reduce((sum, share) => (share.category === category ? sum + share.cents : sum), 0),
    }));
  };
  const matching = rows.map((row) => ({ id: row.id, shares: sharesOf(row) })).filter(({ shares }) => shares.length > 0);
  if (!isEvents) return { shares: matching.flatMap(({ shares }) => shares), leftOut: { linked: 0, transfers: 0 } };
  const isOfAccounts = direction === 'ALL' && (question.account !== undefined || groupBy.includes('account'));
  const ids = new Set(matching.map(({ id }) => id));
  const first = matching.filter(({ id }) => eventOf(id).find((member) => ids.has(member)) === id);
  const counted = first.filter(({ id }) => isOfAccounts || !isTransfer(id));
  return {
    shares: counted.flatMap(({ shares }) => shares),
    leftOut: { linked: matching.length - first.length, transfers: first.length - counted.length },
  };
}

/** The groups: labels, currency, sum and number, with bars between them. */
export function countedBy(
  rows: readonly ModelRow[],
  links: readonly ModelLink[],
  question: ModelQuestion,
  groupBy: readonly string[],
): string[] {
  const groups = new Map<string, { readonly labels: readonly string[]; cents: number; count: number }>();
  const parts: Record<string, (share: Share) => readonly [key: string, label: string]> = {
    month: ({ row }) => [row.day.slice(0, 7), row.day.slice(0, 7)],
    year: ({ row }) => [row.day.slice(0, 4), row.day.slice(0, 4)],
    week: ({ row }) => [isoWeek(row.day), isoWeek(row.day)],
    category: ({ category }) => [category ?? '', category === null ? '' : category.slice(category.indexOf(' ') + 1)],
    account: ({ row }) => [row.account, row.account.slice(row.account.indexOf(':') + 1)],
    payee: ({ row }) => [row.payee, row.payee],
  };
  for (const share of countModel(rows, links, question, groupBy).shares) {
    const found = groupBy.map((name) => parts[name]?.(share) ?? ['', '']);
    const { currency } = share.row;
    const key = [...found.map(([part]) => part), currency].join('|');
    const before = groups.get(key) ?? { labels: [...found.map(([, label]) => label), currency], cents: 0, count: 0 };
    groups.set(key, { ...before, cents: before.cents + share.cents, count: before.count + 1 });
  }
  return [...groups.values()].map(({ labels, cents, count }) => [...labels, decimalOf(cents), count].join('|'));
}
