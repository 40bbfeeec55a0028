import { randomUUID } from 'node:crypto';

import { callTool } from '../measuring/tool-call';
import { DAY, householdOf, WHO, type Domains } from './households';

/** A call of one household. */
export interface OwnerCall {
  readonly what: string;
  readonly domain: keyof Domains;
  readonly tool: string;
  input(): object;
}

const MONTH = { year: 2026, month: 2 };

/** What households do most, in every domain that keeps their rows. */
export const OWNER_CALLS: readonly OwnerCall[] = [
  { what: 'summary of a shared month', domain: 'split', tool: 'get_monthly_summary', input: () => MONTH },
  { what: 'page of a shared month', domain: 'split', tool: 'list_movements', input: () => MONTH },
  {
    what: 'a shared purchase',
    domain: 'split',
    tool: 'create_movement',
    input: () => ({
      requested_by_participant_id: 'elias',
      type: 'purchase',
      amount: '1.00',
      description: 'Tea',
      occurred_at: `${DAY}T12:00:00`,
      external_id: randomUUID(),
    }),
  },
  { what: 'accounts', domain: 'accounts', tool: 'planifi.listAccounts.v1', input: () => ({}) },
  { what: 'balances', domain: 'accounts', tool: 'planifi.getBalances.v1', input: () => ({ asOf: '2999-12-31' }) },
  {
    what: 'an account made',
    domain: 'accounts',
    tool: 'planifi.createAccount.v1',
    input: () => ({ idempotencyKey: randomUUID(), name: 'Purse', type: 'CASH' }),
  },
  {
    what: 'summary of a month of the budget',
    domain: 'budget',
    tool: 'get_month_summary',
    input: () => ({ ...WHO, month: '2026-02' }),
  },
  {
    what: 'an expense of the budget',
    domain: 'budget',
    tool: 'add_transaction',
    input: () => ({
      ...WHO,
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 100,
        category_type: 'VARIABLE',
        category: 'Food',
        description: 'Tea',
        date_iso: DAY,
      },
    }),
  },
  { what: 'first page of the ledger', domain: 'ledger', tool: 'finance_transactions_search', input: () => ({}) },
  {
    what: 'search for a word',
    domain: 'ledger',
    tool: 'finance_transactions_search',
    input: () => ({ search: 'netflix' }),
  },
  {
    what: 'sum over a word',
    domain: 'ledger',
    tool: 'finance_transactions_sum',
    input: () => ({ search: 'netflix', currency: 'CHF' }),
  },
  {
    what: 'the ledger by month',
    domain: 'ledger',
    tool: 'finance_transactions_aggregate',
    input: () => ({ group_by: 'month', currency: 'CHF' }),
  },
  {
    what: 'an import of one row',
    domain: 'ledger',
    tool: 'finance_transactions_import',
    input: () => ({
      account_id: 'main',
      mode: 'commit',
      content: `Date;Description;Amount;Category;Reference\n${DAY};Tea;-1.00;;${randomUUID()}`,
    }),
  },
];

/** Makes a call as the household of a number. */
export function callAs(domains: Domains, { domain, tool, input }: OwnerCall, household: number): Promise<string> {
  return callTool(domains[domain], tool, input(), householdOf(household));
}
