import { failureOfTexts, type Caller } from '@bursar/acceptance';

import type { HttpRequest } from '../servers/http-endpoint';
import type { HttpServer } from '../servers/http-server';
import type { Fields } from '../servers/json-rpc';

/** Plays cases of shared-split over REST. Every request has the given headers, such as a key. */
export function callerOverRest(server: HttpServer, given: Readonly<Record<string, string>> = {}): Caller {
  return {
    call: async (tool, input) => {
      const request = sharedSplitRequest(tool, input);
      const { status, text, headers } = await server.send({ ...request, headers: { ...request.headers, ...given } });
      if (status >= 400) return { failure: failureOfTexts([text]) };
      return { structured: JSON.parse(text), meta: metaOf((name) => headers[name]) };
    },
  };
}

/** The REST request for a tool call, and for what only REST can do. */
export function sharedSplitRequest(tool: string, input: Fields): HttpRequest {
  const { year, month, recurrence_id: id, movement_id: movement, ...others } = input;
  switch (tool) {
    case 'list_participants':
      return get('/v1/participants', input);
    case 'list_movements':
      return get('/v1/movements', input);
    case 'create_movement':
      return send('POST', '/v1/movements', input);
    case 'list_recurrences':
      return get('/v1/recurrences', input);
    case 'create_recurrence':
      return send('POST', '/v1/recurrences', input);
    case 'edit_recurrence':
      return send('PATCH', `/v1/recurrences/${id}`, edits(others));
    case 'end_recurrence':
      return send('POST', `/v1/recurrences/${id}/end`, others);
    case 'pause_recurrence':
      return send('POST', `/v1/recurrences/${id}/pause`, others);
    case 'reactivate_recurrence':
      return send('POST', `/v1/recurrences/${id}/reactivate`, others);
    case 'generate_recurrences':
      return send('POST', `/v1/months/${year}/${month}/recurrences/generate`, others);
    case 'get_monthly_summary':
      return get(`/v1/months/${year}/${month}/summary`, others);
    case 'get_monthly_report':
      return get(`/v1/months/${year}/${month}/report`, others);
    case 'correct_movement':
      return send('POST', `/v1/movements/${movement}/correct`, others);
    case 'record_settlement':
      return send('POST', '/v1/settlements', input);
    case 'get_balance':
      return get('/v1/balance', input);
    default:
      throw new Error(`no route does what ${tool} does`);
  }
}

const HEADERS = {
  'bursar/generation': 'x-generation',
  'bursar/pending': 'x-pending',
  'bursar/closed': 'x-closed',
  'bursar/similar': 'x-similar-recurrences',
} as const;

/** What stands beside an answer, under the names that it has in `_meta`. */
function metaOf(header: (name: string) => string | string[] | undefined): Fields {
  const facts = Object.entries(HEADERS).map(([name, inHeader]) => [name, header(inHeader)] as const);
  return Object.fromEntries(
    facts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, JSON.parse(text)]] : [])),
  );
}

/** Where a tool has an argument to clear the end month, REST has a month that is null. */
function edits({ clear_end_competence_month: clears, ...changes }: Fields): Fields {
  if (clears !== true) return changes;
  return 'end_competence_month' in changes
    ? { ...changes, clear_end_competence_month: true }
    : { ...changes, end_competence_month: null };
}

function get(path: string, query: Fields): HttpRequest {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return { path: `${path}?${new URLSearchParams(texts)}` };
}

function send(method: string, path: string, fields: Fields): HttpRequest {
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}
