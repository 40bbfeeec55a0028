import * as z from 'zod';

import { CORRECTION_ACTIONS } from '../model/correction';
import { RULES } from '../model/field-rules';
import {
  amount,
  correctionReason,
  description,
  occurredAt,
  participantId,
  requester,
  splitConfig,
  uuid,
} from '../model/fields';
import { optional, optionals, withDefault } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';

const movementId = { movement_id: uuid.describe('Id of a movement or settlement.') };

/** The fields that a replacement may have anew. */
const changeable = {
  amount: amount.describe('The right amount.'),
  description: description.describe('The right text.'),
  occurred_at: occurredAt.describe('When it was.'),
  payer_participant_id: participantId.describe('Who paid.'),
  split_config: splitConfig.meta({ description: 'As in create_movement.' }),
};

const action = z
  .enum(CORRECTION_ACTIONS)
  .describe('void: never happened; replace: with the fields sent; restore: undo.');
const reason = correctionReason.describe('Why.');
const dryRun = z.boolean().describe('true: only tells what would change.');

/** The arguments of the tool. */
export const correctMovementInput = z
  .strictObject({
    ...movementId,
    ...requester,
    action,
    ...optionals(changeable),
    reason: optional(reason),
    dry_run: withDefault(dryRun, false),
  })
  .superRefine(checkChanges);
export type CorrectMovementInput = z.output<typeof correctMovementInput>;

/** The REST body: the same fields but the id, without null for those that are left out. */
export const correctMovementBody = z
  .strictObject({
    ...requester,
    action,
    ...z.object(changeable).partial().shape,
    reason: reason.optional(),
    dry_run: dryRun.default(false),
  })
  .superRefine(checkChanges);

/** The parameters of a path that names a movement. */
export const movementPath = z.strictObject(movementId);

type Changeable = { readonly [Name in keyof typeof changeable]?: unknown };

/** A replacement, and nothing else, changes fields. */
function checkChanges(
  { action: chosen, ...fields }: Changeable & { readonly action: string },
  context: z.RefinementCtx,
): void {
  const given = (Object.keys(changeable) as (keyof Changeable)[]).filter((name) => fields[name] !== undefined);
  if (chosen === 'replace') {
    if (given.length === 0) refuseField(context, 'action', RULES.nothingToReplace);
    return;
  }
  for (const name of given) refuseField(context, name, RULES.onlyForReplace);
}
