import type { CallTool } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import type { HouseholdSettings, Person } from '../../../mcp/household-settings';
import type { LedgerCurrencies } from '../../../shell/ledger-currencies';
import type { Account } from '../../accounts/account-changes';

/** Where an entry goes: `shared`, `budget`, or `account:` and its id. */
export type Lands = string;

/** Who writes an entry, and where it can go. */
export interface EntryContext {
  readonly language: Language;
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  /** The two of the household; none where nothing is shared. */
  readonly people: readonly Person[];
  /** Who uses this device; undefined in a household without people. */
  readonly person: Person | undefined;
  readonly entryTo: HouseholdSettings['entry_to'];
  readonly timeZone: HouseholdSettings['time_zone'];
  readonly currencies: LedgerCurrencies;
}

const BUDGET_USER = 'bursar.budget-user';

/** Whose budget it is; without people, the one that was opened in this tab. */
export function budgetUserOf({ person }: EntryContext): string {
  return person?.budget_user_id ?? sessionStorage.getItem(BUDGET_USER) ?? '';
}

export const canShare = ({ has, people }: EntryContext): boolean => has('create_movement') && people.length === 2;
export const hasBudget = ({ has }: EntryContext): boolean => has('add_transaction') && has('edit_transaction');
export const hasAccounts = ({ has }: EntryContext): boolean => has('planifi_createTransaction_v1');
/** Whether the page can read entries and store them. */
export const takesEntries = (context: EntryContext): boolean =>
  context.has('parse_transaction_from_text') && [canShare, hasBudget, hasAccounts].some((can) => can(context));

export function accountOf(accounts: readonly Account[], lands: Lands | undefined): Account | undefined {
  return accounts.find(({ accountId }) => lands === `account:${accountId}`);
}

/** The currency of what goes there. */
export function currencyOf(
  { currencies }: EntryContext,
  lands: Lands | undefined,
  accounts: readonly Account[],
): string | undefined {
  if (lands === 'shared') return currencies.shared;
  return lands === 'budget' ? currencies.budget : accountOf(accounts, lands)?.currency;
}
