import type { Failure } from './caller';
import { isObject } from './json';

/**
 * A failed result by its texts. The first is the failure as JSON, whose code is in `errorCode`, `error.code` or `code`,
 * or a sentence that says `API error CODE: …`. Throws when there is no code: no contract knows such a failure.
 */
export function failureOfTexts(texts: readonly string[]): Failure {
  const text = texts.join('\n');
  const body = parsed(texts[0] ?? '');
  const { errorCode, error, code } = isObject(body) ? body : {};
  const found = errorCode ?? (isObject(error) ? error['code'] : code) ?? /^API error (\w+):/.exec(text)?.[1];
  return failure(found, text, body);
}

/** A JSON-RPC error by its message and data, whose `code` is the contract's. Throws when there is none. */
export function failureOfError(message: string, data: unknown): Failure {
  return failure(isObject(data) ? data['code'] : undefined, `${message} ${JSON.stringify(data)}`, data);
}

function failure(code: unknown, text: string, body: unknown): Failure {
  if (typeof code !== 'string') throw new Error(`a failure without a code: ${text}`);
  return { code, text, ...(body !== undefined && { body }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
