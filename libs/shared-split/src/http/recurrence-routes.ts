import { defineRoute, type RestRoute } from '@bursar/rest';

import { recurrenceBody, recurrencePageBody } from '../model/output-fields';
import {
  createRecurrenceBody,
  editRecurrenceBody,
  endRecurrenceBody,
  listRecurrencesInput,
  pauseRecurrenceBody,
  reactivateRecurrenceBody,
  recurrencePath,
} from '../recurrences/recurrence-fields';
import type { LoadHousehold } from './load-household';

const COLLECTION = '/v1/recurrences';
const ONE = `${COLLECTION}/{recurrence_id}`;

export function recurrenceRoutes(load: LoadHousehold): readonly RestRoute[] {
  const changed = { status: 200, body: recurrenceBody };
  const errors = ['RECURRENCE_NOT_FOUND'];
  return [
    defineRoute({
      name: 'listRecurrences',
      method: 'GET',
      path: COLLECTION,
      summary: 'Monthly expenses and installments, newest first',
      input: { query: listRecurrencesInput },
      success: { status: 200, body: recurrencePageBody },
      errors: [],
      run: async ({ query }, { caller }) => ({ body: await (await load(caller)).listRecurrences(query) }),
    }),
    defineRoute({
      name: 'createRecurrence',
      method: 'POST',
      path: COLLECTION,
      summary: 'Set up a monthly expense or installments',
      input: { body: createRecurrenceBody },
      success: { status: 201, body: recurrenceBody },
      errors: [],
      run: async ({ body }, { caller }) => ({ body: await (await load(caller)).createRecurrence(body) }),
    }),
    defineRoute({
      name: 'editRecurrence',
      method: 'PATCH',
      path: ONE,
      summary: 'Change a recurrence for the months that have no entry yet; a null end month clears it',
      input: { params: recurrencePath, body: editRecurrenceBody },
      success: changed,
      errors,
      run: async ({ params, body }, { caller }) => ({
        body: await (await load(caller)).editRecurrence(params.recurrence_id, body),
      }),
    }),
    defineRoute({
      name: 'pauseRecurrence',
      method: 'POST',
      path: `${ONE}/pause`,
      summary: 'Generate nothing until it is reactivated',
      input: { params: recurrencePath, body: pauseRecurrenceBody },
      success: changed,
      errors,
      run: async ({ params, body }, { caller }) => ({
        body: await (await load(caller)).pauseRecurrence(params.recurrence_id, body),
      }),
    }),
    defineRoute({
      name: 'reactivateRecurrence',
      method: 'POST',
      path: `${ONE}/reactivate`,
      summary: 'Generate again after a pause, its months included',
      input: { params: recurrencePath, body: reactivateRecurrenceBody },
      success: changed,
      errors,
      run: async ({ params, body }, { caller }) => ({
        body: await (await load(caller)).reactivateRecurrence(params.recurrence_id, body),
      }),
    }),
    defineRoute({
      name: 'endRecurrence',
      method: 'POST',
      path: `${ONE}/end`,
      summary: 'End a recurrence for good, at once or with a last month',
      input: { params: recurrencePath, body: endRecurrenceBody },
      success: changed,
      errors,
      run: async ({ params, body }, { caller }) => ({
        body: await (await load(caller)).endRecurrence(params.recurrence_id, body),
      }),
    }),
  ];
}
