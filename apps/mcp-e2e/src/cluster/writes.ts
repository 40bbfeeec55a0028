import { setTimeout as pause } from 'node:timers/promises';

import { failureOfTexts } from '@bursar/acceptance';

import { shown, type HttpAnswer, type HttpServer } from '../index';
import { AWAY, OPERATIONS, operationsOfAllDomains, type WriteOperation } from '../stress/operations';

/** What no answer may show. */
export const INTERNALS = /ECONN|127\.0\.0\.1|SQL|select |insert |pg_|postgres:|pgbouncer|at [A-Z]\w+\./;
/** The answer of shared-split to a repetition of what was stored. */
export const STORED_BEFORE = 'DUPLICATE_EXTERNAL_ID';
/** How a write is refused while the database is away or busy, or while an earlier attempt with the same key is under way. */
export const PASSING: readonly string[] = [...AWAY, 'IDEMPOTENCY_IN_PROGRESS'];

/** One kind of write, over MCP or REST, which stores its name. */
export interface Kind {
  readonly name: string;
  /** Whether a repetition under the same name finds what was stored. */
  readonly hasKey: boolean;
  send(server: HttpServer, name: string): Promise<HttpAnswer>;
}

/** The kinds of writes. Those over REST ask for a key of bursar. */
export function kindsOfWrites(key: string): readonly Kind[] {
  return [
    byTool('movement', true),
    byRoute('/v1/movements', (name) => ({ body: OPERATIONS.movement(name).input })),
    byTool('account', true),
    byRoute('/api/v1/accounts', (name) => ({
      body: { name, type: 'CASH' },
      headers: { ...shown(key), 'idempotency-key': `key of ${name}` },
    })),
    byTool('statement', true),
    byTool('transaction', false),
  ];
}

function byTool(operation: 'movement' | 'account' | 'transaction' | 'statement', hasKey: boolean): Kind {
  return {
    name: operation,
    hasKey,
    send: (server, name) => {
      const { tool, input } = operation === 'statement' ? OPERATIONS.statement(name, 2) : OPERATIONS[operation](name);
      return server.callTool(tool, input);
    },
  };
}

interface RestWrite {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function byRoute(path: string, writeOf: (name: string) => RestWrite): Kind {
  return {
    name: path,
    hasKey: true,
    send: (server, name) => {
      const { body, headers } = writeOf(name);
      const sent = { ...headers, 'content-type': 'application/json' };
      return server.send({ method: 'POST', path, headers: sent, body: JSON.stringify(body) });
    },
  };
}

/** The code of a refusal; undefined for what was done. */
export function refusalIn({ status, text, message }: HttpAnswer): string | undefined {
  if (status >= 400) return failureOfTexts([text]).code;
  if (message?.error !== undefined) return `JSON-RPC ${message.error.code}`;
  const result = message?.result;
  if (result?.['isError'] !== true) return undefined;
  const content = result['content'] as readonly { readonly text: string }[];
  return failureOfTexts(content.map((part) => part.text)).code;
}

/** The code of a refusal of a write, which shows nothing internal; undefined for what was done. */
export async function outcome(server: HttpServer, { tool, input }: WriteOperation): Promise<string | undefined> {
  const answer = await server.callTool(tool, input);
  expect(answer.text).not.toMatch(INTERNALS);
  return refusalIn(answer);
}

/**
 * Writes to every domain, each until it is done: on a busy machine a call may be too old for a lock or a connection once the
 * tables are made. Throws a refusal that does not pass.
 */
export async function writeToAllDomains(server: HttpServer, name: string): Promise<void> {
  for (const operation of operationsOfAllDomains(name)) {
    for (let isRepeated = false; ; isRepeated = true) {
      const code = await outcome(server, operation);
      if (code === undefined || (isRepeated && code === STORED_BEFORE)) break;
      if (!PASSING.includes(code)) throw new Error(`${operation.tool}: ${code}`);
      await pause(100);
    }
  }
}
