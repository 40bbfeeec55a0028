import { addMonths, monthOfDate, partsOfMonth, type CivilDate } from '@bursar/calendar';
import { callToolOrThrow, decimalOfCents, resultOf, type CallTool } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import type { Saved } from '../../changes/changes';
import type { Attempt } from '../../forms/form';
import type { Person } from '../../mcp/household-settings';
import type { LedgerCurrencies } from '../../shell/ledger-currencies';
import { accountChanges, signedAmount } from '../accounts/account-changes';
import { budgetChanges } from '../budget-place/budget-changes';
import { sharedChanges } from '../shared-expenses/shared-changes';

/** Whose entries are listed, and who takes them back. */
export interface RecentContext {
  readonly language: Language;
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  readonly people: readonly Person[];
  /** Who uses this device. */
  readonly person: Person | undefined;
  readonly currencies: LedgerCurrencies;
}

/** An entry outside the banks' statements, by when it was made. */
export interface RecentEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly place: 'shared' | 'budget' | 'accounts';
  readonly description: string | undefined;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  /** It counts no more. */
  readonly isRemoved: boolean;
  /** Takes the entry out, or puts one that was taken out back; left out where nobody can. */
  readonly change?: (attempt: Attempt) => Promise<Saved>;
}

/** So many of the last months are looked through for shared expenses. */
const MONTHS = 12;
const MOST = 100;
const EVER = { from: '1900-01-01', to: '2999-12-31' };

/** The last entries of shared expenses, of one's own budget and of the accounts, newest first. Throws an Error with words for people. */
export async function recentEntries(context: RecentContext, today: CivilDate): Promise<readonly RecentEntry[]> {
  const lists = await Promise.all([sharedEntries(context, today), budgetEntries(context), accountEntries(context)]);
  return lists.flat().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

async function sharedEntries(context: RecentContext, today: CivilDate): Promise<RecentEntry[]> {
  const { language, callTool, has, people, person, currencies } = context;
  if (!has('list_movements') || !has('get_balance')) return [];
  const last = addMonths(monthOfDate(today), 1);
  const months = { ...partsOfMonth(addMonths(last, -MONTHS)), to_competence_month: last };
  const [movements, balance] = await Promise.all([
    callToolOrThrow(language, callTool, 'list_movements', { ...months, include_voided: true, limit: MOST }),
    callToolOrThrow(language, callTool, 'get_balance', { limit: MOST }),
  ]);
  const { shared: currency } = currencies;
  const changes = person && has('correct_movement') && sharedChanges({ language, callTool, people, person, currency });
  const payments = resultOf('get_balance', balance.result).settlements.items;
  return [...resultOf('list_movements', movements.result).items, ...payments]
    .filter(({ status }) => status !== 'replaced')
    .map((entry) => {
      const isRemoved = entry.status === 'voided';
      return {
        ...{ id: entry.id, at: entry.created_at, place: 'shared' as const, isRemoved },
        ...{ description: entry.description ?? undefined, amount: entry.amount, currency },
        ...(changes && { change: () => (isRemoved ? changes.putBack(entry) : changes.remove(entry)) }),
      };
    });
}

async function budgetEntries({ language, callTool, has, person, currencies }: RecentContext): Promise<RecentEntry[]> {
  if (person === undefined || !has('list_transactions')) return [];
  const { budget: currency } = currencies;
  const user = person.budget_user_id;
  const input = { user_id: user, thread_id: 'page', order: 'created', limit: MOST };
  const { result } = await callToolOrThrow(language, callTool, 'list_transactions', input);
  const changes = has('edit_transaction') && budgetChanges({ language, callTool, user, currency });
  return (resultOf('list_transactions', result).data?.transactions ?? []).map((entry) => ({
    ...{ id: entry.transaction_id, at: entry.created_at_iso, place: 'budget', isRemoved: false },
    ...{ description: entry.description ?? undefined, amount: decimalOfCents(entry.amount_mxn_cents), currency },
    ...(changes && { change: (attempt: Attempt) => changes.remove(entry, attempt) }),
  }));
}

async function accountEntries({ language, callTool, has }: RecentContext): Promise<RecentEntry[]> {
  if (!has('planifi_getBalances_v1') || !has('planifi_listTransactions_v1')) return [];
  const { result } = await callToolOrThrow(language, callTool, 'planifi_getBalances_v1', {});
  const changes = has('planifi_updateTransaction_v1') && accountChanges({ language, callTool });
  const lists = resultOf('planifi_getBalances_v1', result).balances.accounts.map(async ({ accountId, currency }) => {
    const input = { accountId, ...EVER, size: MOST, includeVoided: true, details: true };
    const listed = await callToolOrThrow(language, callTool, 'planifi_listTransactions_v1', input);
    return resultOf('planifi_listTransactions_v1', listed.result).page.items.map((entry) => {
      const isRemoved = entry.status === 'voided';
      return {
        ...{ id: entry.id, at: entry.createdAt, place: 'accounts' as const, isRemoved },
        ...{ description: entry.description, amount: signedAmount(entry), currency },
        ...(changes && {
          change: (attempt: Attempt) => (isRemoved ? changes.putBack(entry, attempt) : changes.remove(entry, attempt)),
        }),
      };
    });
  });
  return (await Promise.all(lists)).flat();
}
