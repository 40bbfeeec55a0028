import * as z from 'zod';

import { amount, competenceMonth, description, participantId, referenceDay, splitConfig, uuid } from '../model/fields';

export const recurrenceId = { recurrence_id: uuid };

/** The parameters of a path that names a recurrence. */
export const recurrencePath = z.strictObject(recurrenceId);

/** The path of one recurrence over REST. */
export const RECURRENCE_PATH = '/v1/recurrences/{recurrence_id}';

export const endMonth = competenceMonth.describe('Last month, YYYY-MM, included.');

/** The terms of a recurrence except for its end month. */
export const recurrenceTerms = {
  description,
  amount: amount.describe('BRL a month, such as "1500.00"; above 0.'),
  payer_participant_id: participantId.describe('Who pays.'),
  split_config: splitConfig,
  reference_day: referenceDay.describe('Shorter months use their last day.'),
  start_competence_month: competenceMonth.describe('First month, YYYY-MM.'),
};
