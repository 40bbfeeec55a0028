import * as z from 'zod';

import { accountId, amount, day, description, tagNames } from '../model/input-fields';

/** The input of both use cases that create a movement. */
export const movementInput = z.strictObject({
  accountId: accountId.describe('From listAccounts.'),
  amount: amount.describe('In the currency of the account; at most two decimals.'),
  occurredOn: day,
  description,
  tags: tagNames.describe('Names.').optional(),
  createMissingTags: z.boolean().default(false),
});

export type MovementInput = z.output<typeof movementInput>;
