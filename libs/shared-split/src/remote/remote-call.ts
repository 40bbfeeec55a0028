import type { Clock } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';

import {
  GENERATION_HEADER,
  generationCounts,
  monthBody,
  movementBody,
  movementPageBody,
  participantsBody,
  recurrenceBody,
  recurrencePageBody,
} from '../model/output-fields';
import { draftMovement } from '../model/movement-draft';
import { formatOccurredAt, type OccurredAt } from '../model/occurred-at';
import type { SplitCalls } from '../tools/load-split';
import { jsonOf } from './api-failures';
import { askApi, type ApiRequest } from './api-client';
import { KnownNames } from './display-names';
import type { RemoteSettings } from './remote-settings';

/** A household that another server keeps. Each call is one request of its REST face, and fails as `askApi` says. */
export function remoteSplit(settings: RemoteSettings, clock: Clock): SplitCalls {
  const bodyOf = async <Answer extends ApiRequest['answer']>(request: ApiRequest<Answer>) =>
    (await askApi(settings, request)).body;
  const participants = () => bodyOf({ method: 'GET', path: '/v1/participants', answer: participantsBody });
  const names = new KnownNames(clock, participants);
  return {
    names: () => names.now(),
    listParticipants: async () => {
      const body = await participants();
      names.learn(body);
      return body;
    },
    listMovements: (input) =>
      bodyOf({ method: 'GET', path: `/v1/movements?${queryOf(input)}`, answer: movementPageBody }),
    createMovement: async (input) => {
      // The other server judges this too; here it needs no connection.
      draftMovement(input, clock.now());
      const request = { method: 'POST', path: '/v1/movements', body: fieldsOf(input), answer: movementBody } as const;
      return { movement: await bodyOf(request) };
    },
    createRecurrence: (input) =>
      bodyOf({ method: 'POST', path: '/v1/recurrences', body: fieldsOf(input), answer: recurrenceBody }),
    listRecurrences: (input) =>
      bodyOf({ method: 'GET', path: `/v1/recurrences?${queryOf(input)}`, answer: recurrencePageBody }),
    editRecurrence: (id, { recurrence_id: _, clear_end_competence_month: clears, ...changes }) => {
      const body = { ...fieldsOf(changes), ...(clears && { end_competence_month: null }) };
      return bodyOf({ method: 'PATCH', path: `/v1/recurrences/${id}`, body, answer: recurrenceBody });
    },
    endRecurrence: (id, { recurrence_id: _, ...end }) =>
      bodyOf({ method: 'POST', path: `/v1/recurrences/${id}/end`, body: fieldsOf(end), answer: recurrenceBody }),
    splitMonth: async ({ year, month, auto_generate }, view) => {
      const { body, headers } = await askApi(settings, {
        method: 'GET',
        path: `/v1/months/${year}/${month}/${view}?${queryOf({ auto_generate })}`,
        answer: monthBody,
      });
      const counts = generationCounts.safeParse(jsonOf(headers.get(GENERATION_HEADER) ?? ''));
      return { month: body, generation: counts.data };
    },
  };
}

/** Arguments in the forms in which the schemas read them; what was left out stays out. */
function fieldsOf(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, sent(name, value)]])),
  );
}

function sent(name: string, value: unknown): unknown {
  if (name === 'occurred_at') return formatOccurredAt(value as OccurredAt);
  return typeof value === 'bigint' ? formatMinorUnits(value) : value;
}

function queryOf(input: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.fromEntries(Object.entries(fieldsOf(input)).map(([name, value]) => [name, String(value)])),
  );
}
