import { failureOfTexts, type Caller } from '@bursar/acceptance';
import type { Domain, RestFace } from '@bursar/toolkit';

type Fields = Readonly<Record<string, unknown>>;

const TRACE_ID = '0123456789abcdef0123456789abcdef';

/** Sends requests to a domain's REST face as one owner. */
export function sendAs(domain: Domain, owner: string): (request: Request) => Promise<Response> {
  const face = domain.rest as RestFace;
  return (request) => face.answer(request, { caller: { owner, isLocal: true }, traceId: TRACE_ID });
}

/** A caller that uses the REST routes of the tools. */
export function restCaller(respond: (request: Request) => Promise<Response>): Caller {
  return {
    call: async (tool, input) => {
      const response = await respond(restRequest(tool, input));
      const text = await response.text();
      if (!response.ok) return { failure: failureOfTexts([text]) };
      return { structured: JSON.parse(text), meta: metaOf(response.headers) };
    },
  };
}

const HEADERS = {
  'bursar/generation': 'x-generation',
  'bursar/pending': 'x-pending',
  'bursar/closed': 'x-closed',
  'bursar/similar': 'x-similar-recurrences',
} as const;

/** What stands beside an answer, under the names that it has in `_meta`. */
function metaOf(headers: Headers): Fields {
  const facts = Object.entries(HEADERS).map(([name, header]) => [name, headers.get(header)] as const);
  return Object.fromEntries(facts.flatMap(([name, text]) => (text === null ? [] : [[name, JSON.parse(text)]])));
}

/** The REST request for a call of a tool. */
function restRequest(tool: string, input: Fields): Request {
  const {
    year,
    month,
    recurrence_id: id,
    movement_id: movement,
    clear_end_competence_month: clears,
    ...fields
  } = input;
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
    case 'correct_movement':
      return send('POST', `/v1/movements/${movement}/correct`, fields);
    case 'record_settlement':
      return send('POST', '/v1/settlements', input);
    case 'get_balance':
      return get('/v1/balance', input);
    default:
      throw new Error(`no tool ${tool}`);
  }
}

export function get(path: string, query: Fields = {}): Request {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://localhost${path}?${new URLSearchParams(texts)}`);
}

export function send(method: string, path: string, body?: unknown): Request {
  const headers = { 'content-type': 'application/json' };
  return new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) ?? null });
}
