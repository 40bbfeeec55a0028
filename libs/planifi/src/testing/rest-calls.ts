import { randomUUID } from 'node:crypto';

import type { Domain } from '@bursar/toolkit';

import type { Action } from './actions';
import type { Json, Transport } from './test-planifi';

const TRACE_ID = '0123456789abcdef0123456789abcdef';

export interface RestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

/** Sends a request of one owner to the REST face of a domain. */
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

/** The status, code and message of a refusal; checks its three properties and its correlation id. */
export async function refusalIn(answer: Promise<Response> | Response) {
  const response = await answer;
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('correlation-id')).toBeTruthy();
  const { errorCode, message, ...rest } = (await response.json()) as Json;
  expect(rest).toEqual({ traceId: expect.stringMatching(/^[0-9a-f]{16,32}$/) });
  return { status: response.status, code: errorCode, message: String(message) };
}

/** A REST operation as the OpenAPI description of the domain has it. */
interface Operation {
  readonly method: string;
  readonly path: string;
}

async function operationOf(domain: Domain, action: Action): Promise<Operation> {
  const description = (await (await send(domain, 'anyone', '/openapi.json')).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  };
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      if (operationId === action) return { method: method.toUpperCase(), path: path.replace('/api/v1', '') };
    }
  }
  throw new Error(`no operation ${action}`);
}

/** The structured result of a tool for an answer of REST with a body. */
function asToolResult(action: Action, body: unknown): Json {
  if (action === 'listExpenses') return Array.isArray(body) ? { expenses: body } : (body as Json);
  if (action === 'updateTransaction') return body as Json;
  if (action === 'listTransactions') {
    const { totals, ...page } = body as Json;
    return { page, ...(totals !== undefined && { totals }) };
  }
  return { [WRAPPERS[action] ?? action]: body };
}

/** The property that a tool wraps REST's answer in. */
const WRAPPERS: Partial<Record<Action, string>> = {
  createExpense: 'expense',
  createTransaction: 'transaction',
  createTransfer: 'transfer',
  createAccount: 'account',
  createTag: 'tag',
  getBalances: 'balances',
  listAccounts: 'accounts',
  listTags: 'tags',
};

/** What an action without a body in its answer has made of the account. */
const STATUSES: Partial<Record<Action, string>> = { disableAccount: 'disabled', enableAccount: 'enabled' };

/** Query parameters of the arguments of a tool: a list is one parameter for each item. */
function queryOf(input: Json): URLSearchParams {
  return new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
    ),
  );
}

/** Sends the arguments of a tool as a request, and returns the answer in the form of the tool's. */
export const overRest: Transport = async (domain, owner, action, input) => {
  const { idempotencyKey, correlationId = randomUUID(), ...request } = input;
  const { method, path } = await operationOf(domain, action);
  const headers = {
    'correlation-id': String(correlationId),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': String(idempotencyKey) }),
  };
  const [, parameter = ''] = /\{(\w+)\}/.exec(path) ?? [];
  const { [parameter]: inPath, ...body } = request;
  const response = await (method === 'GET'
    ? send(domain, owner, `${path}?${queryOf(request)}`, { headers })
    : send(domain, owner, path.replace(`{${parameter}}`, String(inPath)), { method, headers, body }));
  expect(response.headers.get('correlation-id')).toBe(String(correlationId));
  if (!response.ok) return { error: (await response.json()) as Json };
  const status = STATUSES[action];
  expect(response.status).toBe(status !== undefined ? 204 : method === 'POST' ? 201 : 200);
  if (status === undefined) return { body: { correlationId, ...asToolResult(action, await response.json()) } };
  expect(await response.text()).toBe('');
  return { body: { correlationId, accountId: String(inPath).toLowerCase(), status } };
};
