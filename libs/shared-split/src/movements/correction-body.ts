import * as z from 'zod';

import { CORRECTION_ACTIONS } from '../model/correction';
import { month } from '../model/output-fields';
import { transferBody } from '../months/transfer-body';
import { settlementBody } from '../settlements/settlement-body';
import { detailedMovementBody } from './movement-body';

const corrected = z.union([detailedMovementBody, settlementBody]);

/** What a correction did, or would do. */
export const correctionBody = z.object({
  action: z.enum(CORRECTION_ACTIONS),
  dry_run: z.boolean(),
  original: corrected,
  replacement: corrected.nullable(),
  months: z.array(
    z.object({
      competence_month: month,
      closed: z.boolean(),
      before: transferBody.nullable().describe('null: the month cannot be split'),
      after: transferBody.nullable(),
    }),
  ),
});

export type CorrectionBody = z.output<typeof correctionBody>;
export type CorrectedMonth = CorrectionBody['months'][number];
