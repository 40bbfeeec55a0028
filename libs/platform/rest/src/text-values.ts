import * as z from 'zod';

type ValueOf = (text: string) => unknown;

/** A text that is not such a value stays text, which the schema rejects. */
const VALUES: Readonly<Record<string, ValueOf>> = {
  integer: (text) => (/^-?[0-9]+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/**
 * Creates the function that converts named texts to the types of a schema. A name whose schema is an array of texts may be
 * repeated; the value of any other repeated name is an array of all its texts, which the schema rejects.
 */
export function textReader(
  schema: z.ZodObject,
): (texts: Iterable<readonly [string, string]>) => Record<string, unknown> {
  const types = typesOf(schema);
  const readers = new Map([...types].map(([name, type]) => [name, VALUES[type]]));
  return (texts) => {
    const given = new Map<string, string[]>();
    for (const [name, text] of texts) given.set(name, [...(given.get(name) ?? []), text]);
    const values = Object.create(null) as Record<string, unknown>;
    for (const [name, [first = '', ...more]] of given) {
      const isList = more.length > 0 || types.get(name) === 'array';
      values[name] = isList ? [first, ...more] : (readers.get(name)?.(first) ?? first);
    }
    return values;
  };
}

/** The names whose values are arrays: these may be repeated. */
export function repeatable(schema: z.ZodObject): ReadonlySet<string> {
  return new Set([...typesOf(schema)].flatMap(([name, type]) => (type === 'array' ? [name] : [])));
}

function typesOf(schema: z.ZodObject): ReadonlyMap<string, string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return new Map(
    Object.entries(properties).map(([name, property]) => [name, String((property as { type?: unknown }).type)]),
  );
}
