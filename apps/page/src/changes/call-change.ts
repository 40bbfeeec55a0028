import {
  refusalIn,
  refusalText,
  type CallTool,
  type CallToolResult,
  type Refusal,
  type ToolInput,
} from '@bursar/views/html-views';
import { RefusedCall, type Language } from '@bursar/views/language';

import { RequestError } from '../mcp/request-error';

/** Why a change was not stored, or is not known to be. The message is written for people. */
export class ChangeFailure extends Error {
  override readonly name = 'ChangeFailure';

  constructor(
    message: string,
    readonly refusal?: Refusal,
    /** No answer came, so the server may have stored it. */
    readonly isUnknown = false,
  ) {
    super(message);
  }
}

/** Calls a tool that changes something. Throws ChangeFailure where it is refused, or gets no answer. */
export async function callChange(
  language: Language,
  callTool: CallTool,
  tool: string,
  input: ToolInput,
): Promise<CallToolResult> {
  const result = await callTool(tool, input).catch((error: unknown) => {
    throw failureOf(error, language);
  });
  if (result.isError !== true) return result;
  throw refused(refusalIn(result), language);
}

/**
 * The result of a change that cannot be made twice; undefined where an earlier try of it got no answer and one of these refusals
 * says that it was made.
 */
export async function unlessMade<Result>(
  result: Promise<Result>,
  isRepeat: boolean,
  ...codes: readonly string[]
): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    const code = error instanceof ChangeFailure ? error.refusal?.code : undefined;
    if (isRepeat && code !== undefined && codes.includes(code)) return undefined;
    throw error;
  }
}

/** A way back that can be pressed again where no answer came: one of these refusals then says that it was made. */
export function wayBack(change: () => Promise<unknown>, ...codes: readonly string[]): () => Promise<unknown> {
  let isRepeat = false;
  return async () => {
    try {
      return await unlessMade(change(), isRepeat, ...codes);
    } catch (error) {
      isRepeat ||= error instanceof ChangeFailure && error.isUnknown;
      throw error;
    }
  };
}

/** The database or the program failed: the change may have been stored before that. */
const MAYBE_STORED: ReadonlySet<string | undefined> = new Set([
  'SERVICE_UNAVAILABLE',
  'PERSISTENCE_ERROR',
  'BACKEND_ERROR',
  'DB_ERROR',
  'INTERNAL_ERROR',
  'INTERNAL_SERVER_ERROR',
]);

function refused(refusal: Refusal, language: Language): ChangeFailure {
  return new ChangeFailure(
    refusalText(refusal, language, { isForForm: true }),
    refusal,
    MAYBE_STORED.has(refusal.code),
  );
}

function failureOf(error: unknown, language: Language): ChangeFailure {
  if (error instanceof RefusedCall) return refused(error.refusal, language);
  const isUnknown = error instanceof RequestError && ['unreachable', 'server-error'].includes(error.reason);
  return new ChangeFailure(isUnknown ? language.t('form.unknown') : (error as Error).message, undefined, isUnknown);
}

/** The text at a path of a result: `textIn(result, 'settlement', 'id')`. Throws where there is none. */
export function textIn({ structuredContent }: CallToolResult, ...path: readonly string[]): string {
  let value: unknown = structuredContent;
  for (const name of path) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`the result has no ${path.join('.')}`);
  return value;
}
