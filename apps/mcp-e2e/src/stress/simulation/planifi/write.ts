import type { Fields } from '../../../index';
import { demand } from '../contract-violation';
import { byKey } from './facts';
import { tagKey, tagName, type Account, type Ledger, type Movement, type Tag } from './state';

/** A ledger with one write more, or the code that stands against it. */
export type Written = { readonly code: string } | { readonly ledger: Ledger; readonly wrote: string | number };

const idOf = (value: unknown) => String(value).toLowerCase();

export function centsOf(amount: unknown): bigint {
  const [whole = '', decimals = ''] = String(amount).split('.');
  demand(/^\d+$/.test(whole) && /^\d{0,2}$/.test(decimals), () => `${String(amount)} is no amount`);
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/** What a key stands for: the same request however it is spelled. */
export function requestOf(tool: string, input: Fields): string {
  switch (tool) {
    case 'planifi.createAccount.v1':
      return JSON.stringify([tool, input['name'], input['type']]);
    case 'planifi.createTag.v1':
      return JSON.stringify([tool, tagKey(String(input['name']))]);
    case 'planifi.disableAccount.v1':
      return JSON.stringify([tool, idOf(input['accountId'])]);
    default: {
      const tags = [...new Set(((input['tags'] as string[] | undefined) ?? []).map(tagKey))].sort(byKey);
      const [amount, missing] = [String(centsOf(input['amount'])), input['createMissingTags'] ?? false];
      const { accountId, occurredOn, description } = input;
      return JSON.stringify([tool, idOf(accountId), amount, occurredOn, description, tags, missing]);
    }
  }
}

export function write(ledger: Ledger, tool: string, input: Fields): Written {
  const wrote = ledger.last + 1;
  const account = ledger.accounts.find(({ id }) => id === idOf(input['accountId']));
  switch (tool) {
    case 'planifi.createAccount.v1': {
      const [name, type] = [String(input['name']), String(input['type'])];
      const opened: Account = { serial: wrote, id: undefined, name, type, createdAt: undefined, isEnabled: true };
      return { ledger: { ...ledger, accounts: [...ledger.accounts, opened], last: wrote }, wrote };
    }
    case 'planifi.createTag.v1': {
      const name = String(input['name']);
      return { ledger: withTags(ledger, [name]), wrote: tagKey(name) };
    }
    case 'planifi.disableAccount.v1': {
      if (account === undefined) return { code: 'ACCOUNT_NOT_FOUND' };
      const accounts = ledger.accounts.map((other) => (other === account ? { ...other, isEnabled: false } : other));
      return { ledger: { ...ledger, accounts }, wrote: account.serial };
    }
    default: {
      if (account === undefined) return { code: 'ACCOUNT_NOT_FOUND' };
      if (!account.isEnabled) return { code: 'ACCOUNT_DISABLED' };
      const names = (input['tags'] as string[] | undefined) ?? [];
      const isMissing = names.some((name) => !ledger.tags.some(({ key }) => key === tagKey(name)));
      if (isMissing && input['createMissingTags'] !== true) return { code: 'TAG_NOT_FOUND' };
      const movement: Movement = {
        serial: wrote,
        id: undefined,
        account: account.serial,
        cents: centsOf(input['amount']),
        occurredOn: String(input['occurredOn']),
        description: String(input['description']),
        tags: [...new Set(names.map(tagKey))],
        createdAt: undefined,
      };
      const tagged = withTags(ledger, names);
      return { ledger: { ...tagged, movements: [...tagged.movements, movement], last: wrote }, wrote };
    }
  }
}

/** The first spelling of each stays. */
function withTags(ledger: Ledger, names: readonly string[]): Ledger {
  let tags: readonly Tag[] = ledger.tags;
  for (const name of names) {
    const key = tagKey(name);
    const isKnown = tags.some((tag) => tag.key === key);
    if (!isKnown) tags = [...tags, { key, name: tagName(name), id: undefined, createdAt: undefined }];
  }
  return { ...ledger, tags };
}
