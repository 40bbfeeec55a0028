import * as z from 'zod';

import {
  accountId,
  accountName,
  accountType,
  amount,
  correlationId,
  day,
  description,
  idempotencyKey,
  page,
  pageSize,
  tagName,
  tagNames,
} from './fields';

// Each request as the REST face has it, and as the arguments of a tool, which carry what REST has in headers too.

const named = { correlationId: correlationId.describe('Comes back in the answer.').optional() };
const keyed = {
  idempotencyKey: idempotencyKey.describe('New for every write; the same again when repeating one.'),
  ...named,
};

export const movementBody = z.strictObject({
  accountId: accountId.describe('From listAccounts.'),
  amount: amount.describe('In the currency of the account; at most two decimals.'),
  occurredOn: day,
  description,
  tags: tagNames.describe('Names.').optional(),
  createMissingTags: z.boolean().default(false),
});

export const accountBody = z.strictObject({ name: accountName, type: accountType });

export const tagBody = z.strictObject({ name: tagName });

export const accountPath = z.strictObject({ accountId });

export const transactionsQuery = z.strictObject({
  accountId: accountId.describe('Disabled ones too.'),
  from: day.describe('First day.'),
  to: day.describe('Last day.'),
  page: page.default(0),
  size: pageSize.default(50),
});

export const listInput = z.strictObject(named);
export const createMovementInput = z.strictObject({ ...keyed, ...movementBody.shape });
export const createAccountInput = z.strictObject({ ...keyed, ...accountBody.shape });
export const createTagInput = z.strictObject({ ...keyed, ...tagBody.shape });
export const disableAccountInput = z.strictObject({ ...keyed, ...accountPath.shape });
export const listTransactionsInput = z.strictObject({ ...named, ...transactionsQuery.shape });

export type MovementRequest = z.output<typeof movementBody>;
export type AccountRequest = z.output<typeof accountBody>;
export type TagRequest = z.output<typeof tagBody>;
export type DisableRequest = z.output<typeof accountPath>;
export type TransactionsRequest = z.output<typeof transactionsQuery>;
