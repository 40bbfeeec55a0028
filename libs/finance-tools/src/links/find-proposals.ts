import type { Connection } from '@bursar/database';

import type { IncludedTransactions, LedgerContext } from '../context';
import { LINK_KINDS, type LinkKind } from '../model/links/link';
import { dayOf, dayText } from '../model/links/linkable-row';
import { proposeLinks } from '../model/links/propose-links';
import type { Proposal } from '../model/links/proposal';
import { accountEvents, newestDay, readLinkableLedger } from '../store/links/linkable-ledger';
import type { DayRange } from '../store/links/linkable-rows';

const DEFAULT_DAYS = 366;

/** What is proposed for some days; the earlier row of a pair decides. */
export async function findProposals(
  connection: Connection,
  { loadRates }: Pick<LedgerContext, 'loadRates'>,
  included: IncludedTransactions,
  {
    date_range: days,
    kinds = LINK_KINDS,
  }: { readonly date_range?: DayRange | undefined; readonly kinds?: readonly LinkKind[] | undefined },
): Promise<Proposal[]> {
  const range = days ?? (await defaultDays(connection, included));
  if (range === undefined) return [];
  const [start, end] = [dayOf(range.start_date), dayOf(range.end_date)];
  const ledger = await readLinkableLedger(connection, included, range, {
    kinds,
    loadRates: async () => (await loadRates()).ecb,
  });
  const events = kinds.includes('same_account') ? await accountEvents(connection, included) : [];
  const found = await proposeLinks(ledger, events, kinds);
  return found.filter(({ day }) => day === undefined || (day >= start && day <= end));
}

/** The last year; undefined without any row. */
export async function defaultDays(
  connection: Connection,
  included: IncludedTransactions,
): Promise<DayRange | undefined> {
  const newest = await newestDay(connection, included);
  if (newest === undefined) return undefined;
  return { start_date: dayText(dayOf(newest) - DEFAULT_DAYS + 1), end_date: newest };
}
