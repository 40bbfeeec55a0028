/** The actions in the order in which they are published. */
export const ACTIONS = [
  'createExpense',
  'listAccounts',
  'listExpenses',
  'listTags',
  'createTag',
  'createAccount',
  'disableAccount',
  'listTransactions',
  'createTransaction',
] as const;

export type Action = (typeof ACTIONS)[number];

/** The name that an action has as a tool. */
export function toolName(action: Action): string {
  return `planifi.${action}.v1`;
}
