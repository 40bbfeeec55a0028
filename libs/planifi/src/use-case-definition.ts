import type { InputSchemas, RestSuccess, Tool } from '@bursar/toolkit';
import type * as z from 'zod';

import type { PlanifiContext } from './context';
import type { ErrorCode } from './errors';
import type { IdempotentWrite } from './run-idempotently';

/** What reads and writes have in common. */
export interface Definition<Input extends z.ZodObject, Output extends z.ZodObject, Result> {
  /** `listTags`: the OpenAPI operation, and the tool `planifi.listTags.v1`. */
  readonly action: string;
  /** See `Tool.toolsets`. */
  readonly toolsets: Tool['toolsets'];
  readonly title: string;
  /** See `Tool.description`. */
  readonly description: string;
  /** The request without idempotency key and correlation id: these are arguments of the tool, and headers of REST. */
  readonly input: Input;
  /** The tool's structured result without the correlation id. */
  readonly output: Output;
  /** Codes of its own refusals. */
  readonly errors?: readonly ErrorCode[];
  /** Refuses what can be judged from the input alone, before its idempotency key is looked at. */
  check?(input: z.output<Input>): void;
  /** Wraps the result for the tool. */
  structured(result: NoInfer<Result>): z.output<Output>;
  readonly route: {
    /** The whole path, parameters in braces. */
    readonly path: string;
    readonly summary: string;
    /** The same fields as `input`, by the part of the request that carries them. */
    readonly request?: Pick<InputSchemas, 'params' | 'query' | 'body'>;
    /** Without a body schema the response has no body. */
    readonly success: RestSuccess;
    /** The body; left out: the result itself. */
    respond?(result: NoInfer<Result>): unknown;
  };
}

export interface ReadDefinition<Input extends z.ZodObject, Output extends z.ZodObject, Result> extends Definition<
  Input,
  Output,
  Result
> {
  execute(context: PlanifiContext, input: z.output<Input>): Promise<Result>;
}

export interface WriteDefinition<Input extends z.ZodObject, Output extends z.ZodObject, Result> extends Definition<
  Input,
  Output,
  Result
> {
  readonly effect: 'idempotent-write' | 'idempotent-destructive';
  /** POST unless given. */
  readonly method?: 'PATCH';
  write(context: PlanifiContext, input: z.output<Input>): IdempotentWrite<Result>;
}
