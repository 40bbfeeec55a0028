import { formatMinorUnits } from '@bursar/money';
import type { InputSchemas, RestMethod, UseCaseRoute } from '@bursar/toolkit';

import { formatOccurredAt, isOccurredAt } from '../model/occurred-at';

type Fields = Readonly<Record<string, unknown>>;

interface RouteRequest {
  readonly method: RestMethod;
  /** With the parameters filled in, and the query. */
  readonly path: string;
  readonly body?: Fields;
}

/**
 * The request for a use case's route with this input. Values are written as the schemas read them, and undefined ones are
 * left out.
 */
export function routeRequest(route: UseCaseRoute, input: Fields): RouteRequest {
  const { params, query, body } = route.toRequest?.(input as never) ?? partsOf(route, input);
  const values = wireFields(params);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = query && searchOf(wireFields(query));
  return {
    method: route.method,
    path: search === undefined ? path : `${path}?${search}`,
    ...(body && { body: wireFields(body) }),
  };
}

function searchOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));
}

/** Each field of the input in the part whose schema has it. Throws for a field without one. */
function partsOf({ method, path, request }: UseCaseRoute, input: Fields): Partial<Record<keyof InputSchemas, Fields>> {
  const parts: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.keys(request).map((part) => [part, {}]),
  );
  for (const [name, value] of Object.entries(input)) {
    const [part] = Object.entries(request).find(([, schema]) => Object.hasOwn(schema.shape, name)) ?? [];
    const fields = part === undefined ? undefined : parts[part];
    if (fields === undefined) throw new Error(`no part of ${method} ${path} has the field ${name}`);
    fields[name] = value;
  }
  return parts;
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
