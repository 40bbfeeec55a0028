import type { HttpServer } from '../servers/http-server';
import type { Fields, RpcMessage } from '../servers/json-rpc';
import type { StdioServer } from '../servers/stdio-server';

/** The writes of planifi, with the property of a tool's result that holds what was written. */
export const WRITES = {
  createAccount: 'account',
  createTag: 'tag',
  createExpense: 'expense',
  createTransaction: 'transaction',
  disableAccount: undefined,
} as const;

export type Write = keyof typeof WRITES;

export interface PlanifiAnswer {
  /** The code of a refusal. */
  readonly code: string | undefined;
  /** What was written, as JSON text, the same over every transport. */
  readonly result: string;
  /** Byte for byte as it came, with the status of HTTP, but for the name of the request. */
  readonly raw: string;
}

/** Sends a write to planifi over one transport. */
export type PlanifiTransport = (write: Write, input: Fields) => Promise<PlanifiAnswer>;

export function overStdio(server: StdioServer): PlanifiTransport {
  return async (write, input) => ofTool(write, await server.callTool(`planifi.${write}.v1`, input));
}

export function overMcp(server: HttpServer, headers: Readonly<Record<string, string>> = {}): PlanifiTransport {
  return async (write, input) => {
    const { status, text, message } = await server.callTool(`planifi_${write}_v1`, input, headers);
    if (status !== 200 || message === undefined) throw new Error(`${status} ${text}`);
    return ofTool(write, message);
  };
}

function ofTool(write: Write, { result }: RpcMessage): PlanifiAnswer {
  const [{ text }] = result?.['content'] as [{ readonly text: string }];
  if (result?.['isError'] === true) return refusal(text);
  const { correlationId, ...rest } = JSON.parse(text) as Fields;
  // The structured result holds the same, in the same order.
  if (JSON.stringify(result?.['structuredContent']) !== text) throw new Error(`two answers in one: ${text}`);
  const wrapped = WRITES[write];
  return {
    code: undefined,
    result: JSON.stringify(wrapped === undefined ? rest : rest[wrapped]),
    raw: text.replace(String(correlationId), ''),
  };
}

export function overRest(server: HttpServer, headers: Readonly<Record<string, string>>): PlanifiTransport {
  return async (write, { idempotencyKey, accountId, ...others }) => {
    const [path, body] = routeOf(write, accountId, others);
    const { status, text } = await server.send({
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': String(idempotencyKey) },
      body: JSON.stringify(body),
    });
    if (status >= 400) return refusal(text, status);
    const done = JSON.stringify({ accountId: String(accountId).toLowerCase(), status: 'disabled' });
    return { code: undefined, result: write === 'disableAccount' ? done : text, raw: `${status} ${text}` };
  };
}

function routeOf(write: Write, accountId: unknown, others: Fields): [path: string, body: Fields] {
  switch (write) {
    case 'createAccount':
      return ['/api/v1/accounts', others];
    case 'createTag':
      return ['/api/v1/tags', others];
    case 'createExpense':
      return ['/api/v1/expenses', { accountId, ...others }];
    case 'createTransaction':
      return ['/api/v1/transactions', { accountId, ...others }];
    case 'disableAccount':
      return [`/api/v1/accounts/${String(accountId)}/disable`, others];
  }
}

function refusal(text: string, status = 0): PlanifiAnswer {
  const { errorCode } = JSON.parse(text) as { readonly errorCode: string };
  return { code: errorCode, result: text, raw: `${status || ''} ${text}` };
}
