import { randomUUID } from 'node:crypto';

import type { Domain } from '@bursar/toolkit';

import { toolName, type Action } from './actions';
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

/** The property that a tool wraps REST's answer in; undefined where REST answers without a body. */
async function wrapperOf(domain: Domain, action: Action): Promise<string | undefined> {
  const tool = await domain.tools.find(({ name }) => name === toolName(action))?.load();
  const names = Object.keys(tool?.output?.shape ?? {}).filter((name) => name !== 'correlationId');
  return names.length === 1 ? names[0] : undefined;
}

/** Sends the arguments of a tool as a request, and returns the answer in the form of the tool's. */
export const overRest: Transport = async (domain, owner, action, input) => {
  const { idempotencyKey, correlationId = randomUUID(), ...request } = input;
  const { method, path } = await operationOf(domain, action);
  const wrapper = await wrapperOf(domain, action);
  const { accountId, ...others } = request;
  const headers = {
    'correlation-id': String(correlationId),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': String(idempotencyKey) }),
  };
  const response = await (method === 'GET'
    ? send(domain, owner, `${path}?${new URLSearchParams(request as Record<string, string>)}`, { headers })
    : send(domain, owner, path.replace('{accountId}', String(accountId)), {
        method,
        headers,
        body: path.includes('{accountId}') ? others : request,
      }));
  expect(response.headers.get('correlation-id')).toBe(String(correlationId));
  if (!response.ok) return { error: (await response.json()) as Json };
  expect(response.status).toBe(wrapper === undefined ? 204 : method === 'GET' ? 200 : 201);
  if (wrapper !== undefined) return { body: { correlationId, [wrapper]: await response.json() } };
  expect(await response.text()).toBe('');
  return { body: { correlationId, accountId: String(accountId).toLowerCase(), status: 'disabled' } };
};
