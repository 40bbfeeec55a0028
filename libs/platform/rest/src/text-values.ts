import * as z from 'zod';

type ValueOf = (text: string) => unknown;

/** A text that is not such a value stays text, which the schema rejects. */
const VALUES: Readonly<Record<string, ValueOf>> = {
  integer: (text) => (/^-?[0-9]+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/**
 * Creates the function that converts named texts to the types of a schema. The value of a repeated name is an array of
 * all its texts, which the schema rejects.
 */
export function textReader(
  schema: z.ZodObject,
): (texts: Iterable<readonly [string, string]>) => Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const readers = new Map(
    Object.entries(properties).map(([name, property]) => [name, VALUES[String((property as { type?: unknown }).type)]]),
  );
  return (texts) => {
    const given = new Map<string, string[]>();
    for (const [name, text] of texts) given.set(name, [...(given.get(name) ?? []), text]);
    const values = Object.create(null) as Record<string, unknown>;
    for (const [name, [first = '', ...more]] of given) {
      values[name] = more.length > 0 ? [first, ...more] : (readers.get(name)?.(first) ?? first);
    }
    return values;
  };
}
