import * as z from 'zod';

import { validationError } from '../errors';
import { RULES } from '../model/field-rules';
import { accountId, amount, day, description, tagNames } from '../model/input-fields';

/** What may be changed about a movement. */
export const changesInput = z.strictObject({
  amount: amount.optional(),
  occurredOn: day.optional(),
  description: description.optional(),
  tags: tagNames.describe('Replaces all.').optional(),
  createMissingTags: z.boolean().default(false),
  accountId: accountId.describe('Of the same currency.').optional(),
  void: z.boolean().describe('true takes back, false brings back; sent alone.').optional(),
});

/** What a request asks to change. */
export type RequestedChanges = z.output<typeof changesInput>;

/** Throws `VALIDATION_ERROR` unless something is changed, or the movement is voided or brought back and nothing else. */
export function checkChanges({ createMissingTags: _flag, void: voids, ...fields }: RequestedChanges): void {
  const { amount, occurredOn, description, tags, accountId } = fields;
  const isChanged = [amount, occurredOn, description, tags, accountId].some((value) => value !== undefined);
  if (voids === undefined && !isChanged) throw validationError([{ property: 'the request', rule: RULES.someChange }]);
  if (voids !== undefined && isChanged) throw validationError([{ property: 'void', rule: RULES.sentAlone }]);
}
