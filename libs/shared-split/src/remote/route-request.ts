import { formatMinorUnits } from '@bursar/money';
import type { InputSchemas, RestMethod, UseCaseRoute } from '@bursar/toolkit';

import { formatOccurredAt, isOccurredAt } from '../model/occurred-at';

type Fields = Readonly<Record<string, unknown>>;

export interface RouteRequest {
  readonly method: RestMethod;
  /** With the parameters filled in, and the query. */
  readonly path: string;
  readonly body?: Fields;
}

/** The request for a use case's route with this input. Values are written as the schemas read them; undefined ones are left out. */
export function routeRequest({ method, path, request, toRequest }: UseCaseRoute, input: Fields): RouteRequest {
  const { params, query, body } = toRequest?.(input as never) ?? partsOf(request, input);
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(wireFields(params)[name])),
  );
  const search = query && searchOf(wireFields(query));
  return {
    method,
    path: search === undefined ? filledPath : `${filledPath}?${search}`,
    ...(body && { body: wireFields(body) }),
  };
}

function searchOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));
}

/** Each field of the input in the part whose schema has it. */
function partsOf(request: InputSchemas, input: Fields): Partial<Record<keyof InputSchemas, object>> {
  return Object.fromEntries(
    Object.entries(request).map(([part, schema]) => {
      const names = Object.keys(schema.shape).filter((name) => Object.hasOwn(input, name));
      return [part, Object.fromEntries(names.map((name) => [name, input[name]]))];
    }),
  );
}

function wireFields(fields: object = {}): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, wireValue(value)]])),
  );
}

/** Cents as money text, a parsed `occurred_at` as text; every other value is JSON already. */
function wireValue(value: unknown): unknown {
  if (typeof value === 'bigint') return formatMinorUnits(value);
  return isOccurredAt(value) ? formatOccurredAt(value) : value;
}
