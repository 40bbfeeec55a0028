import type { Schema } from '../generated-input/json-schema';
import type { KnownValues } from '../generated-input/known-values';
import { minimalValue } from '../generated-input/minimal-value';
import type { OpenApiOperation } from '../http/openapi-operations';
import type { Fields } from '../servers/json-rpc';
import type { RestOperation, ToolOperation } from './tenant-operations';

/** What an owner has stored: values by the names of properties, and every id of the owner's rows. */
export interface StoredValues {
  readonly known: KnownValues;
  readonly ids: readonly string[];
}

/** Whether an argument names a stored thing: `account_id`, `accountId`, `ids`, or any UUID. */
function isId(name: string, schema: Schema): boolean {
  return /(^|_)ids?$/i.test(name) || /Ids?$/.test(name) || [schema, schema.items].some((one) => one?.format === 'uuid');
}

/** The ids that an argument may take: those stored under its name, or every id where none is. */
function idsFor(name: string, { known, ids }: StoredValues): readonly string[] {
  const named = [...known.texts(name), ...known.texts(name.replace(/s$/, ''))];
  return named.length > 0 ? named : ids;
}

/**
 * Inputs for a tool that reads, from its published schema: the minimal one, the minimal one with each optional argument of
 * which a value is stored, alone and together, and for each argument that names a stored thing one input with each id that
 * it may take.
 */
export function generatedInputs(schema: Schema, stored: StoredValues): Fields[] {
  const minimal = minimalValue(schema, stored.known) as Fields;
  const properties = Object.entries(schema.properties ?? {});
  const options = properties.flatMap(([name, property]) => {
    const isStored = stored.known.texts(name).length + stored.known.numbers(name).length > 0;
    return name in minimal || !isStored ? [] : [{ [name]: minimalValue(property, stored.known, name) }];
  });
  const ids = properties.flatMap(([name, property]) => {
    if (!isId(name, property)) return [];
    const asValue = (id: string) => (property.type === 'array' ? [id] : id);
    return idsFor(name, stored).map((id) => ({ [name]: asValue(id) }));
  });
  const changes = [{}, ...options, Object.assign({}, ...options) as Fields, ...ids];
  return distinct(changes.map((change) => ({ ...minimal, ...change })));
}

/** The same for a tool. */
export function generatedToolOperations(inputSchema: Schema, stored: StoredValues): ToolOperation[] {
  return generatedInputs(inputSchema, stored).map((input) => ({ input }));
}

/** The same for a REST operation that reads: its path and query parameters are the arguments. */
export function generatedRestOperations(operation: OpenApiOperation, stored: StoredValues): RestOperation[] {
  const parameters = operation.parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.flatMap(({ name, required }) => (required === true ? [name] : [])),
  };
  return generatedInputs(schema, stored).map((input) => ({ path: pathWith(operation, input) }));
}

function pathWith({ path, parameters }: OpenApiOperation, input: Fields): string {
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === 'query' && name in input ? [[name, String(input[name])] as [string, string]] : [],
    ),
  ).toString();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  return query === '' ? filled : `${filled}?${query}`;
}

function distinct(inputs: readonly Fields[]): Fields[] {
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}
