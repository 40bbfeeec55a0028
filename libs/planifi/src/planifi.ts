import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { RestFaceOptions } from '@bursar/rest';
import { loadRoutes, toolLoaders, type Domain, type UseCaseIndex } from '@bursar/toolkit';

import type { PlanifiContext, PreferencesOf } from './context';
import { failureDialect } from './errors';
import { contextOpener } from './open-context';
import { createPlanifiRestFace } from './rest-face';
import { skill } from './skill';

/** The use cases by the names of their tools, in the order of publication. */
const useCases = {
  'planifi.createExpense.v1': async () => (await import('./movements/create-expense')).createExpense,
  'planifi.listAccounts.v1': async () => (await import('./accounts/list-accounts')).listAccounts,
  'planifi.listExpenses.v1': async () => (await import('./movements/list-expenses')).listExpenses,
  'planifi.listTags.v1': async () => (await import('./tags/list-tags')).listTags,
  'planifi.createTag.v1': async () => (await import('./tags/create-tag')).createTag,
  'planifi.createAccount.v1': async () => (await import('./accounts/create-account')).createAccount,
  'planifi.disableAccount.v1': async () => (await import('./accounts/disable-account')).disableAccount,
  'planifi.listTransactions.v1': async () => (await import('./movements/list-transactions')).listTransactions,
  'planifi.createTransaction.v1': async () => (await import('./movements/create-transaction')).createTransaction,
  'planifi.getBalances.v1': async () => (await import('./accounts/get-balances')).getBalances,
  'planifi.createTransfer.v1': async () => (await import('./movements/create-transfer')).createTransfer,
  'planifi.updateTransaction.v1': async () => (await import('./movements/update-transaction')).updateTransaction,
  'planifi.enableAccount.v1': async () => (await import('./accounts/enable-account')).enableAccount,
} satisfies UseCaseIndex<PlanifiContext>;

/** What exists over REST alone. */
const restOnly = {
  export: async () => (await import('./exports/export-all')).exportAll,
} satisfies UseCaseIndex<PlanifiContext>;

export type ToolName = keyof typeof useCases;

export interface PlanifiDependencies {
  /** Not used before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** What the household of an owner has set; default: nothing. */
  readonly preferencesOf?: PreferencesOf;
  /** ISO 4217, for accounts of households without a currency; default MXN. */
  readonly defaultCurrency?: string;
  /** How long the response to a write is kept for its idempotency key; default 30. */
  readonly idempotencyDays?: number;
  /** How long a repeated request waits for the first one; default 10 seconds. */
  readonly idempotencyWaitMilliseconds?: number;
  /** The REST face refuses writes. The server itself decides which tools it serves. */
  readonly readOnly?: boolean;
  /** Called for every unexpected error of the REST face; tools throw theirs. */
  readonly onFault?: RestFaceOptions['onFault'];
}

/** Accounts, what was spent from them and what they hold; a write is done once for its key, however often it is sent. */
export function createPlanifi({
  database,
  clock,
  preferencesOf = async () => ({}),
  defaultCurrency = 'MXN',
  idempotencyDays = 30,
  idempotencyWaitMilliseconds = 10_000,
  readOnly = false,
  onFault,
}: PlanifiDependencies): Domain {
  const settings = { defaultCurrency, idempotencyDays, idempotencyWaitMilliseconds };
  const open = contextOpener({ database, clock, settings, preferencesOf });
  return {
    name: 'planifi',
    summary:
      'A person’s accounts with their expenses, income, transfers, balances and tags, in the currency of each account. Every write takes an ' +
      'idempotencyKey: a new one for each write, the same one when a call is repeated, so that nothing is recorded twice.',
    tools: toolLoaders(useCases, open),
    skill,
    rest: createPlanifiRestFace(() => loadRoutes({ ...useCases, ...restOnly }, open), { readOnly, onFault }),
    failure: failureDialect,
  };
}
