import { randomUUID } from 'node:crypto';

import { yearMonth } from '@bursar/calendar';
import type { Transaction } from '@bursar/database';
import { printable } from '@bursar/toolkit';

import { writeTransaction, type SplitContext, type WriteScope } from '../context';
import type { Household, Participant } from '../model/household';
import { foldDescription } from '../model/description-search';
import { balanceOf, withTotals, type TotalsByMonth } from '../model/balance';
import type { Settlement } from '../model/settlement';
import { existingExternalIds, insertImported } from '../store/imports';
import { addImportToMonthTotals, monthTotalsThrough } from '../store/month-totals';
import { settlementsThrough } from '../store/settlements';
import { prepareRows } from './prepare-rows';
import { refusal, type SplitwiseFile, type SplitwiseRow } from './read-splitwise';

/** What an import stored, or would store. Amounts are cents of the first of the two, by id. */
export interface SplitwiseImport {
  /** `undefined` for a preview, and where nothing was new. */
  readonly importId: string | undefined;
  readonly participantIds: readonly [string, string];
  readonly purchases: number;
  readonly payments: number;
  /** Rows that an earlier import has stored. */
  readonly repeated: number;
  readonly leftOut: readonly number[];
  /** The sum of the cells of what is new. */
  readonly sumOfNewRows: bigint;
  /** The sum of the cells of the whole file. */
  readonly sumOfFile: bigint;
  readonly statedTotal: bigint | undefined;
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
}

const LAST_MONTH = yearMonth('2100-12');

/** Stores what is new in the file, in one transaction; a preview stores nothing. Throws `INVALID_REQUEST`. */
export function importSplitwise(
  context: SplitContext,
  file: SplitwiseFile,
  options: { readonly people: Readonly<Record<string, string>>; readonly isPreview: boolean },
): Promise<SplitwiseImport> {
  const work = async (scope: WriteScope, facts: BalanceFacts) => {
    const { tx, householdId, household } = scope;
    const [first, second] = household;
    const fileFirst = participantsOf(file, household, options.people)[0];
    // From here on amounts are those of the household's first person.
    const sign = fileFirst.id === first.id ? 1n : -1n;
    const before = balanceOfFirst(household, facts);
    const ids = file.rows.map(({ externalId }) => externalId);
    const [known, prepared] = await Promise.all([
      existingExternalIds(tx, householdId, ids),
      prepareRows(options.isPreview ? [] : file.rows, { household, sign, odd: oddMonths(facts), at: scope.at }),
    ]);
    const rows = file.rows.filter(({ externalId }) => !known.has(externalId));
    const sum = (some: readonly SplitwiseRow[]) => some.reduce((total, row) => total + sign * row.first, 0n);
    const found = {
      participantIds: [first.id, second.id] as const,
      purchases: rows.filter(({ kind }) => kind === 'purchase').length,
      payments: rows.filter(({ kind }) => kind === 'payment').length,
      repeated: file.rows.length - rows.length,
      leftOut: file.leftOut,
      sumOfNewRows: sum(rows),
      sumOfFile: sum(file.rows),
      statedTotal: file.statedTotal === undefined ? undefined : sign * file.statedTotal,
      balanceBefore: before,
    };
    if (rows.length === 0 || options.isPreview) {
      return { ...found, importId: undefined, balanceAfter: before + found.sumOfNewRows };
    }
    const importId = randomUUID();
    const isNew = ({ externalId }: { readonly externalId: string }) => !known.has(externalId);
    // Sent together and run in this order.
    const [, , after] = await Promise.all([
      insertImported(tx, householdId, {
        importId,
        at: scope.at,
        movements: prepared.movements.filter(isNew),
        settlements: prepared.settlements.filter(isNew),
      }),
      addImportToMonthTotals(tx, householdId, importId),
      balanceFacts(tx, householdId),
    ]);
    return { ...found, importId, balanceAfter: balanceOfFirst(household, after) };
  };
  return writeTransaction(context, work, (tx) => balanceFacts(tx, context.householdId));
}

/** What is stored of all months and payments. */
interface BalanceFacts {
  readonly months: TotalsByMonth;
  readonly settlements: readonly Settlement[];
}

async function balanceFacts(tx: Transaction, householdId: string): Promise<BalanceFacts> {
  const [totals, settlements] = await Promise.all([
    monthTotalsThrough(tx, householdId, LAST_MONTH),
    settlementsThrough(tx, householdId, LAST_MONTH),
  ]);
  return { months: withTotals(new Map(), totals), settlements };
}

function balanceOfFirst(household: Household, { months, settlements }: BalanceFacts): bigint {
  return balanceOf(household, months, settlements).people[0].balance;
}

/** The participants of the two columns: by `people`, else by display name or id. */
function participantsOf(
  { people: names }: SplitwiseFile,
  household: Household,
  people: Readonly<Record<string, string>>,
): readonly [Participant, Participant] {
  const folded = (text: string) => foldDescription(text.trim());
  const find = (name: string) => {
    const wanted = Object.hasOwn(people, name) ? people[name] : undefined;
    const found = household.find(({ id, displayName }) =>
      wanted === undefined ? folded(displayName) === folded(name) || id === folded(name) : id === wanted,
    );
    if (found !== undefined) return found;
    const ids = household.map(({ id }) => id).join(' or ');
    const shown = printable([...name].slice(0, 60).join(''));
    throw refusal(
      `the name "${shown}"`,
      `one of the two; say who it is with --person "${shown}=ID", where ID is ${ids}`,
    );
  };
  const [one, other] = [find(names[0]), find(names[1])];
  if (one.id === other.id) throw refusal('the names', `two people; both are ${one.id}`);
  return [one, other];
}

/** The months in which an equal row could move an odd cent of others: there its halves are fixed. */
function oddMonths({ months }: BalanceFacts): ReadonlySet<string> {
  const isOdd = (totals: readonly { readonly equalNet: bigint }[]) =>
    totals.reduce((sum, { equalNet }) => sum + equalNet, 0n) % 2n !== 0n;
  return new Set([...months].flatMap(([month, totals]) => (isOdd(totals) ? [month] : [])));
}
