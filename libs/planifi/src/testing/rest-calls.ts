import { randomUUID } from 'node:crypto';

import type { Domain } from '@bursar/toolkit';

import type { Action } from '../contract/actions';
import type { Answer, Json } from './test-planifi';

const TRACE_ID = '0123456789abcdef0123456789abcdef';

export interface RestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  /** Text as it is; anything else becomes JSON. */
  readonly body?: unknown;
}

/** Sends a request to the REST face of a domain, as one owner. */
export async function send(
  { rest }: Domain,
  owner: string,
  path: string,
  { method = 'GET', headers = {}, body }: RestRequest = {},
): Promise<Response> {
  if (rest === undefined) throw new Error('no REST face');
  const given = new Headers(headers as Record<string, string>);
  if (body !== undefined && !given.has('content-type')) given.set('content-type', 'application/json');
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    headers: given,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return rest.answer(request, { caller: { owner, isLocal: false }, traceId: TRACE_ID });
}

const ROUTES: Readonly<Record<Action, { readonly path: (input: Json) => string; readonly wrapped: string }>> = {
  createExpense: { path: () => '/expenses', wrapped: 'expense' },
  listAccounts: { path: () => '/accounts', wrapped: 'accounts' },
  listExpenses: { path: () => '/expenses', wrapped: 'expenses' },
  listTags: { path: () => '/tags', wrapped: 'tags' },
  createTag: { path: () => '/tags', wrapped: 'tag' },
  createAccount: { path: () => '/accounts', wrapped: 'account' },
  disableAccount: { path: ({ accountId }) => `/accounts/${accountId}/disable`, wrapped: '' },
  listTransactions: {
    path: (input) => `/transactions?${new URLSearchParams(input as Record<string, string>)}`,
    wrapped: 'page',
  },
  createTransaction: { path: () => '/transactions', wrapped: 'transaction' },
};

const STATUS_OF_SUCCESS = { list: 200, create: 201, disable: 204 } as const;

/** Sends what a tool is called with as a request, and gives its answer in the form of the tool's. */
export async function answerOverRest(domain: Domain, owner: string, action: Action, input: Json): Promise<Answer> {
  const { idempotencyKey, correlationId = randomUUID(), ...request } = input;
  const isRead = action.startsWith('list');
  const { path, wrapped } = ROUTES[action];
  const response = await send(domain, owner, path(request), {
    method: isRead ? 'GET' : 'POST',
    headers: {
      'correlation-id': String(correlationId),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': String(idempotencyKey) }),
    },
    ...(!isRead && { body: action === 'disableAccount' ? {} : request }),
  });
  expect(response.headers.get('correlation-id')).toBe(String(correlationId));
  if (response.status >= 400) return { error: (await response.json()) as Json };
  expect(response.status).toBe(STATUS_OF_SUCCESS[isRead ? 'list' : action === 'disableAccount' ? 'disable' : 'create']);
  const body =
    action === 'disableAccount'
      ? { accountId: String(request['accountId']).toLowerCase(), status: 'disabled' }
      : { [wrapped]: await response.json() };
  return { body: { correlationId, ...body } };
}
