/** The part of JSON Schema that the types of results express (tools/generate-view-results.mjs). */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  /** The properties that may be missing: most may not. */
  readonly optional?: readonly string[];
  /** Of every property that is not named. */
  readonly values?: Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Whether a JSON value has a shape. Properties that the shape does not name are allowed, unless it says what they are. */
export function hasShape(shape: Shape, value: unknown): boolean {
  const { type, enum: allowed, properties = {}, optional = [], values, items, anyOf } = shape;
  if (type !== undefined && ![type].flat().includes(typeOf(value)) && !(type === 'number' && Number.isFinite(value))) {
    return false;
  }
  if (allowed !== undefined && !allowed.includes(value)) return false;
  if (anyOf !== undefined && !anyOf.some((option) => hasShape(option, value))) return false;
  if (Array.isArray(value)) return items === undefined || value.every((item) => hasShape(items, item));
  if (typeof value !== 'object' || value === null) return true;
  return (
    Object.keys(properties).every((name) => Object.hasOwn(value, name) || optional.includes(name)) &&
    Object.entries(value).every(([name, found]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : values;
      return property === undefined || hasShape(property, found);
    })
  );
}

/** The name that JSON Schema has for the type of a JSON value; a whole number is an `integer`. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
