import type * as z from 'zod';

import type { Caller } from './caller';
import type { FailureDialect } from './failure';
import type { OpenFolders } from './open-folders';
import type { Prompt } from './prompt';
import type { Ask } from './question';
import type { RestFace } from './rest-face';
import type { Skill } from './skill';

/** A bounded context, ready to be served: everything a transport needs, and nothing of how it is carried. */
export interface Domain {
  readonly name: string;
  /** One or two sentences for the model that meets the server: what this domain is for. */
  readonly summary: string;
  readonly tools: readonly Tool[];
  readonly resources?: readonly Resource[];
  readonly prompts?: readonly Prompt[];
  readonly skill?: Skill;
  /** The same use cases for programs, where the contract has such a face; served over HTTP only. */
  readonly rest?: RestFace;
  /** How this domain's contract says failures look. */
  readonly failure: FailureDialect;
}

/** What a call does to stored data; transports turn it into hints for hosts. */
export type Effect = 'read' | 'write' | 'idempotent-write' | 'destructive';

/** A tool is data plus one function. */
export interface Tool {
  /** The contract's name, dots included; transports publish a portable spelling of it. */
  readonly name: string;
  readonly title: string;
  /** For a model that has never seen the project: when to use it, what it needs, what comes back. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output?: z.ZodObject;
  readonly effect: Effect;
  /** The view that shows this tool's structured result as a picture, where there is one; the application knows its name. */
  readonly view?: string;
  /** Runs on arguments that `input` has accepted. Throws a DomainError for every refusal. */
  run(input: never, context: CallContext): Promise<ToolResult>;
}

/** Types a tool's `run` by its own input schema; the result fits any list of tools. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    run(input: z.output<Input>, context: CallContext): Promise<ToolResult>;
  },
): Tool {
  return tool;
}

/** What a call knows beside its arguments. */
export interface CallContext {
  readonly caller: Caller;
  /** 32 lower-case hexadecimal digits, new for every call, also in the log. */
  readonly traceId: string;
  /** What the caller named the call in a `correlation-id` header, where there are headers. */
  readonly correlationId?: string;
  /** Folders whose files arguments may name; none unless the owner opened some. */
  readonly files: OpenFolders;
  /** Set when the caller has gone or has cancelled. */
  readonly signal: AbortSignal;
  /** Only where the host shows questions to a person; a tool has to do without. */
  readonly ask?: Ask;
  /** There when the caller wants to hear how far a long call is. */
  readonly progress?: (step: Progress) => void;
}

/** How far a call is; `done` grows with every step. */
export interface Progress {
  readonly done: number;
  /** What `done` ends at, once that is known. */
  readonly total?: number;
  /** The same for people, without a stop at its end. */
  readonly message: string;
}

export interface ToolResult {
  /** All facts of the answer: the structured result. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** The same facts for people, where the contract has such a text; it is shown before the JSON. */
  readonly text?: string;
  /** What the JSON text block holds where the contract wants something else than `structured` itself. */
  readonly json?: unknown;
  /** Facts beside the answer, by names with a prefix, for a contract whose answer has a closed shape. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A document that hosts can read. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  read(): Promise<string>;
}
