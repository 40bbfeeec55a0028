import { DomainError, type Domain, type RestFace } from '@bursar/toolkit';

import type { Answer } from './call-tool';

type Fields = Readonly<Record<string, unknown>>;

const TRACE_ID = '0123456789abcdef0123456789abcdef';

/** Asks a domain's REST face as one owner. */
export function asking(domain: Domain, owner: string): (request: Request) => Promise<Response> {
  const face = domain.rest as RestFace;
  return (request) => face.answer(request, { caller: { owner, isLocal: true }, traceId: TRACE_ID });
}

/** What a program sends over REST that wants what a call of a tool wants. */
export function restRequest(tool: string, input: Fields): Request {
  const { year, month, recurrence_id: id, clear_end_competence_month: clears, ...fields } = input;
  const clearing =
    'end_competence_month' in fields ? { clear_end_competence_month: true } : { end_competence_month: null };
  switch (tool) {
    case 'list_participants':
      return get('/v1/participants', input);
    case 'list_movements':
      return get('/v1/movements', input);
    case 'list_recurrences':
      return get('/v1/recurrences', input);
    case 'get_monthly_summary':
      return get(`/v1/months/${year}/${month}/summary`, fields);
    case 'get_monthly_report':
      return get(`/v1/months/${year}/${month}/report`, fields);
    case 'create_movement':
      return send('POST', '/v1/movements', input);
    case 'create_recurrence':
      return send('POST', '/v1/recurrences', input);
    case 'edit_recurrence':
      return send('PATCH', `/v1/recurrences/${id}`, { ...fields, ...(clears === true && clearing) });
    case 'end_recurrence':
      return send('POST', `/v1/recurrences/${id}/end`, fields);
    default:
      throw new Error(`no tool ${tool}`);
  }
}

/** The answer in the form in which a tool's is looked at. */
export async function toolAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = JSON.parse(text) as Fields;
  if (response.ok) return { result: { structured: body } };
  const { code, message, details } = body as { code: string; message: string; details: Fields };
  return { error: new DomainError(code, message, details), texts: [text] };
}

export function get(path: string, query: Fields = {}): Request {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://localhost${path}?${new URLSearchParams(texts)}`);
}

export function send(method: string, path: string, body?: unknown): Request {
  const headers = { 'content-type': 'application/json' };
  return new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) ?? null });
}
