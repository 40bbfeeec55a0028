import { addMonths, monthOfDate, partsOfMonth, systemClock } from '@bursar/calendar';

import { decimalOfCents } from '../amounts';
import type { LocalTools } from '../with-tools';
import { budgetUserNamed, budgetUsers } from './entry-person';
import { COMMAND_LINE_THREAD, ENTERED_HERE, undoId } from './undo-ids';

/** A change as `bursar changes` lists it. */
export interface ListedChange {
  /** What `bursar undo` takes. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly ledger: 'bank' | 'account' | 'shared' | 'budget';
  readonly summary: string;
  readonly undone: boolean;
  /** It was made on the command line, and is no undo itself. */
  readonly isFromHere: boolean;
}

const MOST = 20;
const LATER_WITHIN_A_SECOND = ['bank', 'account', 'shared', 'budget'] as const;

/**
 * The last changes, newest first: those of the bank ledger, and entries of the others that were made here.
 *
 * @param person whose budget is listed; without, those of both.
 */
export async function listChanges(tools: LocalTools, person: string | undefined): Promise<ListedChange[]> {
  const lists = [
    ...[await bankChanges(tools), await accountChanges(tools)],
    ...[await sharedChanges(tools), ...(await budgetChanges(tools, person))],
  ];
  return lists
    .flat()
    .sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))
    .slice(0, MOST);
}

/** The budget knows its entries' times to the second: within one, its entries count as the latest, the bank's as the first. */
function orderOf({ at, ledger }: ListedChange): string {
  return `${at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)} ${LATER_WITHIN_A_SECOND.indexOf(ledger)} ${at}`;
}

async function bankChanges({ call }: LocalTools): Promise<ListedChange[]> {
  const { structured } = await call('finance_changes_list', { limit: MOST });
  const { items } = structured as { readonly items: readonly BankChange[] };
  return items.map(({ change_id: id, at, summary, via, tool, kind, undone_by: undoneBy }) => ({
    ...{ id, at, ledger: 'bank' as const, summary, undone: undoneBy !== null },
    // A link that shares a transaction is taken back by the tool that made it.
    isFromHere: via === 'cli' && kind !== 'undo' && kind !== 'start' && tool !== 'share_transaction',
  }));
}

interface BankChange {
  readonly change_id: string;
  readonly at: string;
  readonly summary: string;
  readonly via: string;
  readonly tool: string;
  readonly kind: string;
  readonly undone_by: string | null;
}

async function accountChanges({ enteredInAccounts }: LocalTools): Promise<ListedChange[]> {
  const entered = await enteredInAccounts(ENTERED_HERE, MOST);
  return entered.map(({ id, enteredAt, amount, description, isVoided: undone }) => ({
    ...{ id: undoId('account', id), at: new Date(Number(enteredAt)).toISOString(), ledger: 'account' as const },
    ...{ summary: `${description} ${amount}`, undone, isFromHere: true },
  }));
}

async function sharedChanges({ call }: LocalTools): Promise<ListedChange[]> {
  const last = addMonths(monthOfDate(systemClock.today('America/Sao_Paulo')), 1);
  const months = { ...partsOfMonth(addMonths(last, -12)), to_competence_month: last };
  const input = { ...months, include_voided: true, limit: 200 };
  const movements = (await call('list_movements', input)).structured as { readonly items: readonly SharedEntry[] };
  const balance = (await call('get_balance', { limit: 200 })).structured as {
    readonly settlements: { readonly items: readonly SharedEntry[] };
  };
  return [...movements.items, ...balance.settlements.items]
    .filter(({ external_id: id }) => id?.startsWith(ENTERED_HERE))
    .map(({ id, created_at: at, amount, description, status }) => ({
      ...{ id: undoId('shared', id), at: new Date(at).toISOString(), ledger: 'shared' as const, isFromHere: true },
      ...{ summary: `${description ?? 'settlement'} ${amount}`, undone: status !== undefined && status !== 'active' },
    }));
}

interface SharedEntry {
  readonly id: string;
  readonly created_at: string;
  readonly amount: string;
  readonly description: string | null;
  readonly external_id: string | null;
  readonly status?: string;
}

/** Of the one named, else of both people. */
async function budgetChanges(tools: LocalTools, person: string | undefined): Promise<ListedChange[][]> {
  const users = person === undefined ? await budgetUsers(tools) : [await budgetUserNamed(tools, person)];
  return Promise.all(users.map((user) => changesOfBudget(tools, user)));
}

async function changesOfBudget({ call }: LocalTools, user: string): Promise<ListedChange[]> {
  const input = { user_id: user, thread_id: COMMAND_LINE_THREAD, order: 'created', limit: 100 };
  const { structured } = await call('list_transactions', {
    ...input,
    now_iso: new Date(systemClock.now()).toISOString(),
  });
  const { data } = structured as { readonly data: { readonly transactions: readonly BudgetEntry[] } };
  return data.transactions
    .filter(({ thread_id: thread }) => thread === COMMAND_LINE_THREAD)
    .map((entry) => ({
      ...{ id: undoId('budget', entry.transaction_id), at: new Date(entry.created_at_iso).toISOString() },
      summary: `${entry.description ?? entry.category} ${decimalOfCents(entry.amount_mxn_cents)}`,
      ...{ ledger: 'budget' as const, undone: false, isFromHere: true },
    }));
}

interface BudgetEntry {
  readonly transaction_id: string;
  readonly thread_id: string;
  readonly created_at_iso: string;
  readonly amount_mxn_cents: number;
  readonly description: string | null;
  readonly category: string;
}
