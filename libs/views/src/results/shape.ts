/** The part of JSON Schema that the types of results express (tools/generate-view-results.mjs). */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Whether a JSON value has a shape. Properties that the shape does not name are allowed. */
export function hasShape(shape: Shape, value: unknown): boolean {
  const { type, enum: values, required = [], properties = {}, items, anyOf } = shape;
  if (type !== undefined && ![type].flat().includes(typeOf(value)) && !(type === 'number' && Number.isFinite(value))) {
    return false;
  }
  if (values !== undefined && !values.includes(value)) return false;
  if (anyOf !== undefined && !anyOf.some((option) => hasShape(option, value))) return false;
  if (Array.isArray(value)) return items === undefined || value.every((item) => hasShape(items, item));
  if (typeof value !== 'object' || value === null) return true;
  const present = new Map<string, unknown>(Object.entries(value));
  return (
    required.every((name) => present.has(name)) &&
    Object.entries(properties).every(([name, property]) => !present.has(name) || hasShape(property, present.get(name)))
  );
}

/** The name that JSON Schema has for the type of a JSON value; a whole number is an `integer`. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
