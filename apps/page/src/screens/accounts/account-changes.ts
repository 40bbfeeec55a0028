import type { CallTool, ToolInput, ToolResults } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange, textIn } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import type { Values } from '../../forms/fields';
import type { Attempt } from '../../forms/form';

export type Account = ToolResults['planifi_getBalances_v1']['balances']['accounts'][number];
export type AccountTransaction = ToolResults['planifi_listTransactions_v1']['page']['items'][number];

export interface AccountsContext {
  readonly language: Language;
  readonly callTool: CallTool;
}

/** An amount as decimal text. The tools publish amounts as numbers with two decimals at most. */
export function decimalOf(amount: number): string {
  return amount.toFixed(2);
}

/** What left the account is below 0: the tools count it the other way round. */
export function signedAmount({ amount }: AccountTransaction): string {
  return decimalOf(amount === 0 ? 0 : -amount);
}

export function tagsIn(typed: string | undefined): string[] {
  return (typed ?? '')
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The changes of accounts and what moves on them, each with its way back. The server stores a repeated key once. */
export function accountChanges({ language, callTool }: AccountsContext) {
  const { t, money } = language;
  const call = (tool: string, key: string, input: ToolInput) =>
    callChange(language, callTool, `planifi_${tool}_v1`, { idempotencyKey: `page-${key}`, ...input });
  const update = (key: string, id: string, input: ToolInput) =>
    call('updateTransaction', key, { transactionId: id, ...input });
  const saved = (what: string, amount: string, currency: string) =>
    about('change.saved', what, { amount: money(currency)(amount) });
  const withDay = (values: Values) => ({ amount: Number(values['amount']), occurredOn: values['day'] });
  return {
    open: async (values: Values, { key }: Attempt): Promise<Saved> => {
      const { name = '', type, currency, opening = '' } = values;
      const owed = values['isOwed'] === 'owed' ? -1 : 1;
      const result = await call('createAccount', key, {
        name,
        type,
        currency: currency?.toUpperCase(),
        ...(opening !== '' && { openingBalance: owed * Number(opening) }),
      });
      const id = textIn(result, 'account', 'id');
      return {
        text: about('accounts.opened', name),
        undo: () => call('disableAccount', `${key}-undo`, { accountId: id }),
      };
    },
    setEnabled: async ({ accountId, name }: Account, isEnabled: boolean, { key }: Attempt): Promise<Saved> => {
      const [tool, opposite] = isEnabled ? ['enableAccount', 'disableAccount'] : ['disableAccount', 'enableAccount'];
      await call(tool, key, { accountId });
      return {
        text: about(isEnabled ? 'accounts.reopened' : 'accounts.closed', name),
        undo: () => call(opposite, `${key}-undo`, { accountId }),
      };
    },
    add: async ({ accountId, currency }: Account, values: Values, { key }: Attempt): Promise<Saved> => {
      const { description = '', amount = '', direction } = values;
      const result = await call('createTransaction', key, {
        ...{ accountId, description, direction, ...withDay(values) },
        ...{ tags: tagsIn(values['tags']), createMissingTags: true },
      });
      const id = textIn(result, 'transaction', 'id');
      return { text: saved(description, amount, currency), undo: () => update(`${key}-undo`, id, { void: true }) };
    },
    transfer: async (from: Account, values: Values, { key }: Attempt): Promise<Saved> => {
      const { amount = '', received = '' } = values;
      const result = await call('createTransfer', key, {
        ...{ fromAccountId: from.accountId, toAccountId: values['to'], ...withDay(values) },
        ...(received !== '' && { receivedAmount: Number(received) }),
      });
      const { transfer } = result.structuredContent as {
        readonly transfer: { readonly transactionIds: readonly string[] };
      };
      const [leg = ''] = transfer.transactionIds;
      return {
        text: saved(t('accounts.transfer'), amount, from.currency),
        undo: () => update(`${key}-undo`, leg, { void: true }),
      };
    },
    edit: async (of: AccountTransaction, currency: string, values: Values, { key }: Attempt): Promise<Saved> => {
      const { description = '', amount = '' } = values;
      const isLeg = typeof of.transferId === 'string';
      const tags = (names: readonly string[]) => (isLeg ? {} : { tags: names, createMissingTags: true });
      await update(key, of.id, { description, ...withDay(values), ...tags(tagsIn(values['tags'])) });
      const before = {
        ...{ description: of.description, amount: Math.abs(of.amount), occurredOn: of.occurredOn },
        ...tags(of.tags.map(({ name }) => name)),
      };
      return { text: saved(description, amount, currency), undo: () => update(`${key}-undo`, of.id, before) };
    },
    /** What was taken out counts again. */
    putBack: async ({ id, description }: AccountTransaction, { key }: Attempt): Promise<Saved> => {
      await update(key, id, { void: false });
      return {
        text: about('change.putBack', description),
        undo: () => update(`${key}-undo`, id, { void: true }),
      };
    },
    remove: async ({ id, description }: AccountTransaction, { key }: Attempt): Promise<Saved> => {
      await update(key, id, { void: true });
      return {
        text: about('change.removed', description),
        undo: () => update(`${key}-undo`, id, { void: false }),
      };
    },
  };
}
