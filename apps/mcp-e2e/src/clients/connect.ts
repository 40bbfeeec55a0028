import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
  type AuthProvider,
  type OAuthClientProvider as ProviderV2,
} from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioV2 } from '@modelcontextprotocol/client/stdio';
import type { OAuthClientProvider as ProviderV1 } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HttpV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

import { CountingValidator, PATIENT, wrap, type McpClient } from './mcp-client';
import { BURSAR, ROOT, serverEnvironment } from '../fixtures/workspace';

/** The newest of the 2025 protocols, which begin with a handshake; and the one after them, which has none. */
export const LEGACY_VERSION = '2025-11-25';
export const MODERN_VERSION = '2026-07-28';

/** A command to start, or the address of a server that runs. */
export type Target = URL | Command;

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Added to `serverEnvironment`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export const STDIO: Target = { command: process.execPath, args: [BURSAR, 'stdio'] };

const CLIENT_INFO = { name: 'mcp-e2e', version: '1' };

/** Headers of every request over HTTP, such as a key. */
type Headers = Readonly<Record<string, string>>;

/** An elicitation as a host receives it. */
export interface ElicitationRequest {
  readonly message: string;
  readonly requestedSchema: { readonly properties: Readonly<Record<string, unknown>> };
}

/** Answers an elicitation as the user of a host; a client with a handler declares the capability. */
export type ElicitationHandler = (question: ElicitationRequest) => {
  readonly action: 'accept' | 'decline' | 'cancel';
  readonly content?: Readonly<Record<string, unknown>>;
};

/** Options of a client: a handler for elicitations, and over HTTP headers and a source of tokens. */
interface ClientOptions<Provider> {
  readonly headers?: Headers;
  readonly person?: ElicitationHandler;
  readonly authProvider?: Provider;
}

/** The SDK of the 1.x line, which most hosts use. */
export async function connectV1(
  target: Target,
  { headers = {}, person, authProvider }: ClientOptions<ProviderV1> = {},
): Promise<McpClient> {
  const transport: Transport =
    target instanceof URL
      ? // The SDK's own types do not agree with each other under exactOptionalPropertyTypes.
        new HttpV1(target, {
          requestInit: { headers },
          ...(authProvider && { authProvider }),
        })
      : new StdioV1(processOf(target));
  // The client passes the negotiated version to its transport, and exposes it nowhere else.
  let version: string | undefined;
  const setVersion = transport.setProtocolVersion?.bind(transport);
  transport.setProtocolVersion = (settled) => {
    version = settled;
    setVersion?.(settled);
  };
  const validator = new CountingValidator();
  const client = new ClientV1(CLIENT_INFO, { ...asking(person), jsonSchemaValidator: validator });
  if (person !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => person(params as ElicitationRequest) as never);
  }
  await client.connect(transport, PATIENT);
  return wrap(
    client,
    (params) => client.callTool(params, undefined, PATIENT),
    validator,
    () => version,
  );
}

/** The SDK of the 2.x line: `legacy` shakes hands as in 2025, `modern` takes 2026-07-28 or nothing. */
export async function connectV2(
  target: Target,
  era: 'legacy' | 'modern' | 'auto',
  { headers = {}, person, authProvider }: ClientOptions<AuthProvider | ProviderV2> = {},
): Promise<McpClient> {
  const validator = new CountingValidator();
  const mode = era === 'modern' ? { pin: MODERN_VERSION } : era;
  const options = { ...asking(person), versionNegotiation: { mode }, jsonSchemaValidator: validator };
  const client = new ClientV2(CLIENT_INFO, options);
  if (person !== undefined) {
    client.setRequestHandler('elicitation/create', ({ params }) => person(params as ElicitationRequest) as never);
  }
  const transport =
    target instanceof URL
      ? new HttpV2(target, { requestInit: { headers }, ...(authProvider && { authProvider }) })
      : new StdioV2(processOf(target));
  await client.connect(transport, PATIENT);
  const callTool = (params: Parameters<typeof client.callTool>[0]) => client.callTool(params, PATIENT);
  return wrap(client, callTool, validator, () => client.getNegotiatedProtocolVersion());
}

function asking(person: ElicitationHandler | undefined) {
  return { capabilities: person === undefined ? {} : { elicitation: { form: {} } } };
}

/** The log is ignored: tests of the log start servers without a client. */
function processOf({ command, args, env = {}, cwd = ROOT }: Command) {
  return { command, args: [...args], env: serverEnvironment(env), cwd, stderr: 'ignore' as const };
}
