import type * as z from 'zod';

import type { CallContext } from './call-context';

/** What a call does to stored data; transports turn it into hints for hosts. */
export type Effect = 'read' | 'write' | 'idempotent-write' | 'destructive' | 'idempotent-destructive';

/** Selections of tools for hosts that take few: what a household does daily, what it looks through now and then, UK tax. */
export const TOOLSETS = ['everyday', 'review', 'tax'] as const;
export type Toolset = (typeof TOOLSETS)[number];

/** A tool is data plus one function. */
export interface Tool {
  /** The contract's name, dots included; transports publish a portable spelling of it. */
  readonly name: string;
  readonly title: string;
  /** For a model that has never seen the project: when to use the tool, what it needs, what comes back. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output?: z.ZodObject;
  readonly effect: Effect;
  /** The selections that have it; without any selection every tool is served. */
  readonly toolsets: readonly [Toolset, ...Toolset[]];
  /** The name of the view that shows this tool's structured result, if there is one. */
  readonly view?: string;
  /** The codes of its refusals, where the contract has them published with the tool. */
  readonly errors?: readonly string[];
  /** The first line of a failure's text for people, where the contract has one for each tool. */
  readonly failureTitle?: string;
  /** Runs on arguments that `input` has accepted. Throws a DomainError for every refusal. */
  run(input: never, context: CallContext): Promise<ToolResult>;
}

export interface ToolResult {
  /** All facts of the answer: the structured result. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** The same facts for people, where the contract has such a text; it is shown before the JSON. */
  readonly text?: string;
  /** The content of the JSON text block where the contract wants something other than `structured`. */
  readonly json?: unknown;
  /** Facts outside the answer, under prefixed names, for a contract whose answer has a closed shape. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A tool by name; its schemas and code are loaded when they are first needed. */
export interface ToolLoader {
  readonly name: string;
  load(): Promise<Tool>;
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

/** Loaders for tools that are already loaded. */
export function preloaded(tools: readonly Tool[]): readonly ToolLoader[] {
  return tools.map((tool) => ({ name: tool.name, load: () => Promise.resolve(tool) }));
}

/** All tools of a domain, loaded, in the order in which they are published. */
export function loadTools({ tools }: { readonly tools: readonly ToolLoader[] }): Promise<readonly Tool[]> {
  return Promise.all(tools.map((tool) => tool.load()));
}
