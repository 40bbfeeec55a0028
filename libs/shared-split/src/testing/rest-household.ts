import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import { createSharedSplit } from '../shared-split';
import { sendAs, get, send } from './rest-requests';

/** The tenth of February 2026, noon in São Paulo. */
const clock = clockOf(() => Date.parse('2026-02-10T15:00:00Z'));

export const elias = { requested_by_participant_id: 'elias' };
export const PURCHASE = { type: 'purchase', amount: '10.00', description: 'Pão', ...elias };
export const RENT = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  split_config: { mode: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-03',
  end_competence_month: '2026-12',
  ...elias,
};

/** An answer over REST. */
interface RestAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** A new household over REST. */
export function restHousehold(database: Database, { readOnly = false, owner = randomUUID() } = {}) {
  const respond = sendAs(createSharedSplit({ database, clock, readOnly }), owner);
  const answerTo = async (request: Request): Promise<RestAnswer> => {
    const response = await respond(request);
    return { status: response.status, body: (await response.json()) as RestAnswer['body'], headers: response.headers };
  };
  return {
    owner,
    answerTo,
    get: (path: string, query?: Record<string, unknown>) => answerTo(get(path, query)),
    post: (path: string, body?: unknown) => answerTo(send('POST', path, body)),
    patch: (path: string, body: unknown) => answerTo(send('PATCH', path, body)),
    /** The path of a new recurrence. */
    recurrence: async () => {
      const { body } = await answerTo(send('POST', '/v1/recurrences', RENT));
      return `/v1/recurrences/${String(body['id'])}`;
    },
  };
}

/** The fields that a refusal of a request names. */
export function namedFields({ body }: RestAnswer): string[] {
  const { errors } = body['details'] as { readonly errors: readonly { readonly field: string }[] };
  return errors.map(({ field }) => field);
}
