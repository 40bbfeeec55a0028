import type * as z from 'zod';

import { apiBadResponse, apiTimeout, apiUnreachable, jsonOf, refusalIn } from './api-failures';
import type { RemoteSettings } from './remote-settings';

/** More than the largest page has by far. */
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;
const ERROR_LIMIT_BYTES = 64 * 1024;
/** The longest that a timer of the platform waits. */
const LONGEST_MILLISECONDS = 2_147_483_647;

export interface ApiRequest<Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** From `/v1` on, with the query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The form of a success; fields that it does not know are left out. */
  readonly answer: Answer;
}

export interface ApiAnswer<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

/**
 * One request, sent once: no redirect is followed and nothing is repeated. Throws the error that the API answers,
 * `API_TIMEOUT`, `API_UNREACHABLE`, `API_BAD_RESPONSE`, or a ForeignAnswer.
 */
export async function askApi<Answer extends z.ZodType>(
  settings: RemoteSettings,
  { method, path, body, answer }: ApiRequest<Answer>,
): Promise<ApiAnswer<z.output<Answer>>> {
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
  const { text, isWhole } = await readText(response, response.ok ? ANSWER_LIMIT_BYTES : ERROR_LIMIT_BYTES);
  if (!isWhole && limit.aborted) throw timedOut();
  if (!response.ok) throw refusalIn(response.status, text);
  const parsed = answer.safeParse(isWhole ? jsonOf(text) : undefined);
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

/** What came of the body; not all of it when it is larger than the limit or breaks off. */
async function readText(
  response: Response,
  limitBytes: number,
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return { text, isWhole: false };
      text += decoder.decode(chunk, { stream: true });
    }
    return { text: text + decoder.decode(), isWhole: true };
  } catch {
    return { text, isWhole: false };
  }
}
