import type { RestMethod } from '@bursar/toolkit';
import type * as z from 'zod';

import { apiBadResponse, apiError, apiTimeout, apiUnreachable, parseJson } from './api-errors';
import type { RemoteSettings } from './remote-settings';

/** Far more than the largest page. */
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;
const ERROR_LIMIT_BYTES = 64 * 1024;
/** The longest delay of a timer in Node. */
const LONGEST_MILLISECONDS = 2_147_483_647;

interface ApiRequest {
  readonly method: RestMethod;
  /** From `/v1` on, with the query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The schema of a success; unknown fields of the answer are dropped. */
  readonly success: z.ZodType;
}

interface ApiAnswer {
  /** As the schema returned it. */
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Sends one request, once: no redirect is followed and nothing is repeated (contract, section 1). Throws the error of
 * the answer, `API_TIMEOUT`, `API_UNREACHABLE`, `API_BAD_RESPONSE`, or an UnrecognizedApiError.
 */
export async function sendApiRequest(
  settings: RemoteSettings,
  { method, path, body, success }: ApiRequest,
): Promise<ApiAnswer> {
  const { baseUrl, timeoutSeconds } = settings;
  const limit = AbortSignal.timeout(Math.min(Math.ceil(timeoutSeconds * 1000), LONGEST_MILLISECONDS));
  const timedOut = () => limit.aborted && apiTimeout(timeoutSeconds, method !== 'GET');
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: headersFor(settings, body !== undefined),
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: limit,
  }).catch(() => {
    throw timedOut() || apiUnreachable(baseUrl);
  });
  const { text, isComplete } = await readText(response, response.ok ? ANSWER_LIMIT_BYTES : ERROR_LIMIT_BYTES);
  if (!isComplete && limit.aborted) throw timedOut();
  if (!response.ok) throw apiError(response.status, text);
  const parsed = success.safeParse(isComplete ? parseJson(text) : undefined);
  if (!parsed.success) throw apiBadResponse(response.status);
  return { body: parsed.data, headers: response.headers };
}

function headersFor({ apiKey, credentials }: RemoteSettings, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(apiKey !== undefined && { 'x-mcp-api-key': apiKey }),
    ...(credentials !== undefined && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };
}

/** The body as text; incomplete when it is larger than the limit or breaks off. */
async function readText(
  response: Response,
  limitBytes: number,
): Promise<{ readonly text: string; readonly isComplete: boolean }> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return { text, isComplete: false };
      text += decoder.decode(chunk, { stream: true });
    }
    return { text: text + decoder.decode(), isComplete: true };
  } catch {
    return { text, isComplete: false };
  }
}
