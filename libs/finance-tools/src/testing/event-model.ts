import { isoWeek } from '../model/iso-week';
import { decimalOf } from './ledger-model';

/** A transaction in terms of the tests. */
export interface ModelRow {
  readonly id: string;
  /** With its view before it, but for imported ones. */
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly payee: string;
  /** Empty for none. */
  readonly category: string;
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
  readonly month?: string;
  readonly payee?: string;
  readonly category?: string;
  /** Whose category is meant. */
  readonly ofView?: string;
  readonly uncategorized?: true;
  readonly count_as?: string;
}

interface Share {
  readonly row: ModelRow;
  readonly category: string;
  readonly cents: number;
}

const VIEWS = ['imported', 'planifi', 'shared-split', 'cristi'];
const viewOf = (id: string) => (id.includes(':') ? id.slice(0, id.indexOf(':')) : 'imported');

/** What is counted: the specification of events. */
export function countModel(
  rows: readonly ModelRow[],
  links: readonly ModelLink[],
  question: ModelQuestion,
  groupBy: readonly string[],
): Share[] {
  const { view = 'imported', direction = 'ALL', count_as: countAs = 'events' } = question;
  const eventOf = (id: string): string[] => {
    const event = new Set([id]);
    for (const member of event) {
      for (const { kind, left, right } of links) {
        if (kind === 'same_event' && (left === member || right === member)) event.add(left).add(right);
      }
    }
    return [...event];
  };
  const linksOf = (id: string, kind: string) => {
    const event = eventOf(id);
    return links.filter((link) => link.kind === kind && (event.includes(link.left) || event.includes(link.right)));
  };
  const purchaseOf = (id: string) => {
    const event = eventOf(id).sort((one, other) => VIEWS.indexOf(viewOf(one)) - VIEWS.indexOf(viewOf(other)));
    const refunds = event.flatMap((member) => links.filter(({ kind, right }) => kind === 'refund' && right === member));
    return rows.find((row) => row.id === refunds[0]?.left);
  };
  const isEvents = countAs === 'events';
  const shares = rows.flatMap((row): Share[] => {
    const purchase = isEvents ? purchaseOf(row.id) : undefined;
    const side = purchase === undefined ? Math.sign(row.cents) : -1;
    const own = row.category === '' && purchase !== undefined ? purchase.category : row.category;
    const isWantedCategory =
      question.uncategorized === true
        ? viewOf(row.id) === 'imported' && own === ''
        : question.category === undefined ||
          (own === question.category && viewOf(row.id) === (question.ofView ?? 'imported'));
    const isMatch =
      (view === 'all' || view === viewOf(row.id)) &&
      (direction === 'ALL' || side === (direction === 'DEBIT_ONLY' ? -1 : 1)) &&
      (question.account === undefined || question.account === row.account) &&
      (question.month === undefined || row.day.startsWith(question.month)) &&
      (question.payee === undefined || question.payee === row.payee) &&
      isWantedCategory;
    return isMatch ? [{ row, category: own, cents: row.cents }] : [];
  });
  if (!isEvents) return shares;
  const isOfAccounts = direction === 'ALL' && (question.account !== undefined || groupBy.includes('account'));
  const place = ({ row }: Share) => VIEWS.indexOf(viewOf(row.id));
  return shares
    .filter((share) => {
      const event = eventOf(share.row.id);
      return shares.every((other) => other === share || !event.includes(other.row.id) || place(other) > place(share));
    })
    .filter(({ row }) => isOfAccounts || linksOf(row.id, 'transfer').length === 0);
}

/** The groups: labels, sum and number, with bars between them. */
export function countedBy(
  rows: readonly ModelRow[],
  links: readonly ModelLink[],
  question: ModelQuestion,
  groupBy: readonly string[],
): string[] {
  const groups = new Map<string, { readonly labels: readonly string[]; cents: number; count: number }>();
  const parts: Record<string, (share: Share) => readonly [key: string, label: string]> = {
    month: ({ row }) => [row.day.slice(0, 7), row.day.slice(0, 7)],
    week: ({ row }) => [isoWeek(row.day), isoWeek(row.day)],
    category: ({ row, category }) => [category === '' ? '' : `${viewOf(row.id)} ${category}`, category],
    account: ({ row }) => [row.account, row.account.slice(row.account.indexOf(':') + 1)],
    payee: ({ row }) => [row.payee, row.payee],
  };
  for (const share of countModel(rows, links, question, groupBy)) {
    const found = groupBy.map((name) => parts[name]?.(share) ?? ['', '']);
    const key = found.map(([part]) => part).join('|');
    const before = groups.get(key) ?? { labels: found.map(([, label]) => label), cents: 0, count: 0 };
    groups.set(key, { ...before, cents: before.cents + share.cents, count: before.count + 1 });
  }
  return [...groups.values()].map(({ labels, cents, count }) => [...labels, decimalOf(cents), count].join('|'));
}
