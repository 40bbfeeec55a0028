import * as z from 'zod';

import { direction } from '../model/direction';
import { accountId, amount, day, description, tagNames } from '../model/input-fields';

/** The input of an expense. */
export const expenseInput = z.strictObject({
  accountId: accountId.describe('From listAccounts.'),
  amount: amount.describe('In the account’s currency, at most two decimals.'),
  occurredOn: day,
  description,
  tags: tagNames.describe('Names.').optional(),
  createMissingTags: z.boolean().default(false),
});

/** The input of a transaction. */
export const transactionInput = expenseInput.extend({
  direction: direction.default('OUT').describe('IN: money that came in.'),
});

export type MovementInput = z.output<typeof expenseInput> & Partial<z.output<typeof transactionInput>>;
