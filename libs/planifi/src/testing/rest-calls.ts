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

/** The status, code and message of a refusal, whose body has exactly three properties and whose headers name it. */
export async function refusalIn(answer: Promise<Response> | Response) {
  const response = await answer;
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('correlation-id')).toBeTruthy();
  const { errorCode, message, ...rest } = (await response.json()) as Json;
  expect(rest).toEqual({ traceId: expect.stringMatching(/^[0-9a-f]{16,32}$/) });
  return { status: response.status, code: errorCode, message: String(message) };
}

/** Where an action is done over REST, and what a tool wraps its answer in. */
const ROUTES: Readonly<Record<Action, { readonly path: string; readonly wrapped?: string }>> = {
  createExpense: { path: '/expenses', wrapped: 'expense' },
  listAccounts: { path: '/accounts', wrapped: 'accounts' },
  listExpenses: { path: '/expenses', wrapped: 'expenses' },
  listTags: { path: '/tags', wrapped: 'tags' },
  createTag: { path: '/tags', wrapped: 'tag' },
  createAccount: { path: '/accounts', wrapped: 'account' },
  disableAccount: { path: '/accounts/{accountId}/disable' },
  listTransactions: { path: '/transactions', wrapped: 'page' },
  createTransaction: { path: '/transactions', wrapped: 'transaction' },
};

/** Sends what a tool is called with as a request, and gives its answer in the form of the tool's. */
export async function answerOverRest(domain: Domain, owner: string, action: Action, input: Json): Promise<Answer> {
  const { idempotencyKey, correlationId = randomUUID(), ...request } = input;
  const { path, wrapped } = ROUTES[action];
  const { accountId, ...others } = request;
  const headers = {
    'correlation-id': String(correlationId),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': String(idempotencyKey) }),
  };
  const response = await (action.startsWith('list')
    ? send(domain, owner, `${path}?${new URLSearchParams(request as Record<string, string>)}`, { headers })
    : send(domain, owner, path.replace('{accountId}', String(accountId)), {
        method: 'POST',
        headers,
        body: wrapped === undefined ? others : request,
      }));
  expect(response.headers.get('correlation-id')).toBe(String(correlationId));
  if (!response.ok) return { error: (await response.json()) as Json };
  const done = { accountId: String(accountId).toLowerCase(), status: 'disabled' };
  const body = wrapped === undefined ? done : { [wrapped]: await response.json() };
  expect(response.status).toBe(wrapped === undefined ? 204 : action.startsWith('list') ? 200 : 201);
  return { body: { correlationId, ...body } };
}
