import { failureOfTexts } from '@bursar/acceptance';

import { shown, type HttpAnswer, type HttpServer } from '../index';
import { OPERATIONS } from '../stress/operations';

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
