import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

import { PATIENCE_MILLISECONDS } from '../servers/running-process';

export interface ToolFace {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
  readonly outputSchema?: unknown;
}

export interface ToolAnswer {
  readonly isError?: unknown;
  readonly structuredContent?: unknown;
  readonly content?: unknown;
  readonly _meta?: unknown;
}

export interface ResourceFace {
  readonly uri: string;
  readonly name: string;
  readonly mimeType?: string | undefined;
}

export interface PromptFace {
  readonly name: string;
  readonly arguments?: readonly { readonly name: string; readonly required?: boolean | undefined }[] | undefined;
}

/** What the tests ask of every client, whichever SDK and transport is behind it. */
export interface McpClient {
  /** The protocol version that both sides settled on. */
  readonly protocolVersion: string | undefined;
  readonly serverInfo: { readonly name: string; readonly version: string } | undefined;
  /** What the server said of itself: what it offers, and when to use it. */
  readonly introduction: { readonly capabilities: object | undefined; readonly instructions: string | undefined };
  /** How many results the client itself has checked against their tool's output schema. */
  validatedResults(): number;
  listTools(): Promise<readonly ToolFace[]>;
  listResources(): Promise<readonly ResourceFace[]>;
  readResource(uri: string): Promise<{ readonly mimeType: string | undefined; readonly text: string }>;
  listPrompts(): Promise<readonly PromptFace[]>;
  /** The text that the prompt puts to the model. */
  getPrompt(name: string, given: Readonly<Record<string, string>>): Promise<string>;
  callTool(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

interface PromptAnswer {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

/** Both SDKs give a request up after a minute, in which a busy machine may not have answered it. */
export const PATIENT = { timeout: PATIENCE_MILLISECONDS };

type Patience = typeof PATIENT;

/** The one method whose options have another place in each SDK. */
type CallTool = (params: { name: string; arguments: Record<string, unknown> }) => Promise<ToolAnswer>;

/** The part of both SDKs' clients that is used here; their types differ in ways that do not matter to it. */
export interface SdkClient {
  getServerVersion(): { readonly name: string; readonly version: string } | undefined;
  getServerCapabilities(): object | undefined;
  getInstructions(): string | undefined;
  listTools(params: undefined, options: Patience): Promise<{ readonly tools: readonly ToolFace[] }>;
  listResources(params: undefined, options: Patience): Promise<{ readonly resources: readonly ResourceFace[] }>;
  readResource(params: { uri: string }, options: Patience): Promise<{ readonly contents: readonly unknown[] }>;
  listPrompts(params: undefined, options: Patience): Promise<{ readonly prompts: readonly PromptFace[] }>;
  getPrompt(params: { name: string; arguments: Record<string, string> }, options: Patience): Promise<PromptAnswer>;
  close(): Promise<void>;
}

/** The SDKs' default validator, which also counts its calls. */
export class CountingValidator extends AjvJsonSchemaValidator {
  count = 0;

  override getValidator<T>(schema: Parameters<AjvJsonSchemaValidator['getValidator']>[0]) {
    const validate = super.getValidator<T>(schema);
    return (input: unknown) => {
      this.count += 1;
      return validate(input);
    };
  }
}

export function wrap(
  client: SdkClient,
  callTool: CallTool,
  validator: CountingValidator,
  versionOf: () => string | undefined,
): McpClient {
  return {
    protocolVersion: versionOf(),
    serverInfo: client.getServerVersion(),
    introduction: { capabilities: client.getServerCapabilities(), instructions: client.getInstructions() },
    validatedResults: () => validator.count,
    listTools: async () => (await client.listTools(undefined, PATIENT)).tools,
    listResources: async () => (await client.listResources(undefined, PATIENT)).resources,
    readResource: async (uri) => {
      const { contents } = await client.readResource({ uri }, PATIENT);
      if (contents.length !== 1) throw new Error(`${uri} has ${contents.length} contents`);
      return contents[0] as { readonly mimeType: string | undefined; readonly text: string };
    },
    listPrompts: async () => (await client.listPrompts(undefined, PATIENT)).prompts,
    getPrompt: async (name, given) => {
      const { messages } = await client.getPrompt({ name, arguments: { ...given } }, PATIENT);
      if (messages.length !== 1 || messages[0]?.role !== 'user') throw new Error(`${name} is not one request`);
      return (messages[0].content as { readonly text: string }).text;
    },
    callTool: (name, input) => callTool({ name, arguments: { ...input } }),
    close: () => client.close(),
  };
}
