import type * as z from 'zod';

import type { CallContext } from './call-context';
import type { InputSchemas, RestAnswer, RestInput, RestMethod, RestSuccess } from './route';
import type { Effect, Tool } from './tool';

/**
 * One operation of a domain, defined once: its MCP tool, its REST route with the OpenAPI entry, and a call to the same
 * operation on another server are all derived from it. `Context` is what the domain opens for a caller.
 */
export interface UseCase<Context> {
  /** The contract's name of the tool. */
  readonly name: string;
  /** Left out for an operation that exists over REST only. */
  readonly tool?: UseCaseTool;
  /** The tool's arguments. */
  readonly input: z.ZodObject;
  /** The tool's structured result. */
  readonly output?: z.ZodObject;
  readonly effect: Effect;
  /** Codes of its own refusals, in addition to those that every operation of the domain may answer with. */
  readonly errors?: readonly string[];
  /** Refuses what can be judged from the input alone, before the context is opened. */
  check?(input: never): void;
  /** Throws a DomainError for every refusal. */
  execute(context: Context, input: never, call: CallContext): Promise<unknown>;
  /** The structured result where it is not what `execute` returns; may refuse a call before `execute` as well. */
  structured?(result: never, input: never, call: CallContext): Readonly<Record<string, unknown>>;
  /** The answer for people, where the contract has such a text. */
  text?(result: never, input: never): string | Promise<string>;
  /** See `ToolResult.json`. */
  json?(result: never): unknown;
  /** See `ToolResult.meta`; undefined for an answer without. */
  meta?(result: never): Readonly<Record<string, unknown>> | undefined;
  readonly route?: UseCaseRoute;
}

export interface UseCaseTool {
  readonly title: string;
  /** See `Tool.description`. */
  readonly description: string;
  /** See `Tool.toolsets`. */
  readonly toolsets: Tool['toolsets'];
  readonly view?: string;
  /** See `Tool.errors`. */
  readonly errors?: readonly string[];
  /** See `Tool.failureTitle`. */
  readonly failureTitle?: string;
}

/** The same operation over REST. */
export interface UseCaseRoute {
  readonly operationId: string;
  readonly method: RestMethod;
  /** The whole path, parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly request: InputSchemas;
  readonly success: RestSuccess;
  /** Left out: every method but GET writes. */
  readonly writes?: (input: never) => boolean;
  /** The use case's input from the parts of a request; left out: params, query and body merged. */
  toInput?(request: never): unknown;
  /** Left out: what `execute` returned as the body. */
  respond?(result: never): RestAnswer;
  /** The reverse of `toInput`, for a call to another server; left out: each field goes to the part that has it. */
  toRequest?(input: never): Partial<Record<keyof InputSchemas, object>>;
  /** The reverse of `respond`, for an answer of another server; left out: the body is what `execute` returns. */
  toResult?(body: never, headers: Headers): unknown;
}

/** A use case whose functions are typed by its schemas; it fits any list of use cases of its context. */
export interface UseCaseDefinition<
  Context,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  Result,
  Request extends InputSchemas,
> extends Pick<UseCase<Context>, 'name' | 'tool' | 'effect' | 'errors'> {
  readonly input: Input;
  readonly output?: Output;
  check?(input: z.output<Input>): void;
  execute(context: Context, input: z.output<Input>, call: CallContext): Promise<Result>;
  structured?(result: NoInfer<Result>, input: z.output<Input>, call: CallContext): z.output<Output>;
  text?(result: NoInfer<Result>, input: z.output<Input>): string | Promise<string>;
  json?(result: NoInfer<Result>): unknown;
  meta?(result: NoInfer<Result>): Readonly<Record<string, unknown>> | undefined;
  readonly route?: Pick<UseCaseRoute, 'operationId' | 'method' | 'path' | 'summary' | 'success'> & {
    readonly request: Request;
    readonly writes?: (request: RestInput<Request>) => boolean;
    toInput?(request: RestInput<Request>): z.output<Input>;
    respond?(result: NoInfer<Result>): RestAnswer;
    toRequest?(input: z.output<Input>): { readonly [Part in keyof Request]: object };
    /** The body has the form of `output`. */
    toResult?(body: z.output<Output>, headers: Headers): NoInfer<Result>;
  };
}

/**
 * The function that defines use cases of one context: `const defineUseCase = useCasesOf<SplitContext>()`. It returns the
 * definition itself, typed by its own schemas.
 */
export function useCasesOf<Context>() {
  return function defineUseCase<
    Input extends z.ZodObject,
    Output extends z.ZodObject,
    Result,
    const Request extends InputSchemas,
  >(
    useCase: UseCaseDefinition<Context, Input, Output, Result, Request>,
  ): UseCaseDefinition<Context, Input, Output, Result, Request> {
    return useCase;
  };
}
