/** Keywords that may be added to a schema of the contract: they describe a value, or limit its size or length. */
const ADDABLE = ['description', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'];

/** The places where a JSON schema differs from the contract's, apart from keywords that may be added. */
export function schemaDifferences(expected: unknown, found: unknown, place = '#'): string[] {
  if (!isObject(expected) || !isObject(found)) {
    return JSON.stringify(sorted(expected)) === JSON.stringify(sorted(found)) ? [] : [place];
  }
  const isNames = place.endsWith('/properties');
  const added = Object.keys(found).filter((key) => !(key in expected) && (isNames || !ADDABLE.includes(key)));
  return [
    ...added.map((key) => `${place}/${key} is not in the contract`),
    ...Object.entries(expected).flatMap(([key, value]) => schemaDifferences(value, found[key], `${place}/${key}`)),
  ];
}

/** Lists in schemas are sets. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
