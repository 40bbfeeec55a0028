import type { Caller } from '@bursar/toolkit';

/** The names of the files in the folder that `--trades` names. */
export type ListTrades = () => Promise<readonly string[]>;

/** Answers `GET /household/trades` with the files of trades that the person at this machine has: `{files}`, as `cgt_path` takes them. */
export async function answerTrades({ method }: Request, { isLocal }: Caller, list: ListTrades): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (method !== 'GET' && method !== 'HEAD') {
    const message = 'The files of trades are read with GET.';
    const body = { code: 'METHOD_NOT_ALLOWED', message, details: {} };
    return Response.json(body, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
  }
  return Response.json({ files: isLocal ? await list() : [] }, { headers });
}
