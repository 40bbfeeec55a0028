import type { LinkStructure } from './link-structure';

/** A row that a link names and that matches a call's filters, but for direction and category. */
export interface CountedRow {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** Ten-thousandths. */
  readonly units: bigint;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
  readonly payeeKey: string;
  /** The name of the payee, of rows of other domains. */
  readonly payeeName: string | null;
  /** A published id. */
  readonly category: string | null;
  /** Of a split: the sum of each category. */
  readonly lines: readonly CategoryShare[] | null;
}

/** What of an amount belongs to a category; null for none. */
export interface CategoryShare {
  readonly category: string | null;
  readonly units: bigint;
}

/** What a call asks of events, besides the filters that the rows passed. */
export interface CountQuestion {
  readonly direction: 'ALL' | 'DEBIT_ONLY' | 'CREDIT_ONLY';
  /** The category that is asked for; null for none, undefined where any will do. */
  readonly category: string | null | undefined;
  /** A split counts in the categories of its lines. */
  readonly byCategory: boolean;
  /** The movements of an account are asked for: transfers count. */
  readonly isOfAccounts: boolean;
  /** Rows that move money between two accounts of the owner without a link, and count nowhere. */
  readonly ownTransfers: ReadonlySet<string>;
}

/** What links change: what is counted besides the rows, or, with `count` -1, taken away. */
export interface EventDelta extends CategoryShare {
  readonly row: CountedRow;
  readonly count: 1 | -1;
}

export interface EventCount {
  readonly deltas: readonly EventDelta[];
  /** How many matching rows are not counted: told elsewhere too, and legs of transfers. */
  readonly leftOut: LeftOut;
  /** Matching rows that do not count, and rows that count though they do not match as rows. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

export interface LeftOut {
  readonly linked: number;
  readonly transfers: number;
}

/** The same count: links change nothing. */
export const NO_EVENTS: EventCount = { deltas: [], leftOut: { linked: 0, transfers: 0 }, removed: [], added: [] };

/**
 * What counting events changes about a count of rows. Of the matching rows of an event the first one counts; a transfer
 * counts only where the movements of accounts are asked for; money that came back is on the side of what was bought, and
 * in its category where it has none itself. `categoryOf`: the category of a purchase.
 */
export function countEvents(
  rows: readonly CountedRow[],
  structure: LinkStructure,
  categoryOf: (purchase: string) => string | null,
  question: CountQuestion,
): EventCount {
  const deltas: EventDelta[] = [];
  const removed: string[] = [];
  const added: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const leftOut = { linked: 0, transfers: 0 };
  const done = new Set<string>();
  for (const { id } of rows) {
    if (done.has(id)) continue;
    const event = structure.eventOf(id).rows.flatMap((member) => byId.get(member) ?? []);
    for (const member of event) done.add(member.id);
    const purchase = structure.purchasesOf(id)[0];
    const matching = event.flatMap((row) => {
      const effective = purchase === undefined ? row : { ...row, category: ownOr(row, () => categoryOf(purchase)) };
      const shares = sharesOf(effective, purchase === undefined ? row.units : -1n, question);
      return shares.length === 0 ? [] : [{ row, shares }];
    });
    leftOut.linked += Math.max(0, matching.length - 1);
    const isOwnTransfer = structure.eventOf(id).rows.some((member) => question.ownTransfers.has(member));
    const isLeftOut = isOwnTransfer || (structure.transfersOf(id).length > 0 && !question.isOfAccounts);
    if (isLeftOut && matching.length > 0) leftOut.transfers += 1;
    const counted = isLeftOut ? undefined : matching[0];
    for (const row of event) {
      const shares = sharesOf(row, row.units, question);
      const isCounted = counted?.row === row;
      if (shares.length > 0 && !isCounted) removed.push(row.id);
      if (shares.length === 0 && isCounted) added.push(row.id);
      // Of most rows that count as they are, nothing changes.
      if (isCounted && purchase === undefined) continue;
      for (const share of shares) deltas.push({ row, category: share.category, units: -share.units, count: -1 });
      if (isCounted) for (const share of counted.shares) deltas.push({ row, ...share, count: 1 });
    }
  }
  return { deltas, leftOut, removed, added };
}

function ownOr({ category, lines }: CountedRow, other: () => string | null): string | null {
  return category !== null || lines !== null ? category : other();
}

/** What of a row is counted; `side`: whose sign decides about the direction. */
function sharesOf(
  { units, category, lines }: CountedRow,
  side: bigint,
  { direction, category: wanted, byCategory }: CountQuestion,
): readonly CategoryShare[] {
  if ((direction === 'DEBIT_ONLY' && side >= 0n) || (direction === 'CREDIT_ONLY' && side <= 0n)) return [];
  if (lines === null) return wanted === undefined || wanted === category ? [{ category, units }] : [];
  if (wanted === undefined && !byCategory) return [{ category: null, units }];
  return lines.filter((line) => wanted === undefined || line.category === wanted);
}
