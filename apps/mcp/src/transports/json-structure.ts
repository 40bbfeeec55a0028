/** A parser takes seconds and gigabytes for millions of levels, and some milliseconds for these. */
export const DEEPEST = 200_000;

/** MCP's own messages need ten levels, and no tool takes more than some: what lies deeper is refused whatever it is. */
export const READ_LEVELS = 64;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * How deep the values of a JSON text are nested; counts no further than `DEEPEST`. Reads the bytes once, before anything is
 * built from them.
 */
export function depthOf(json: Uint8Array): number {
  let [depth, deepest] = [0, 0];
  for (let index = 0; index < json.length && deepest <= DEEPEST; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) index = endOfString(json, index + 1);
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
  }
  return deepest;
}

export function isTooDeep(json: Uint8Array): boolean {
  return depthOf(json) > DEEPEST;
}

/** Empties the arrays and objects of a parsed value that lie too deep to be read: code that recurses would not survive them. */
export function emptyBelowReadLevels(value: unknown): void {
  let level: object[] = isContainer(value) ? [value] : [];
  for (let depth = 1; depth < READ_LEVELS; depth += 1)
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  for (const one of level) for (const key of Object.keys(one)) (one as Record<string, unknown>)[key] = null;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function endOfString(json: Uint8Array, start: number): number {
  let index = start;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index;
}

/** How many values an array or object holds at all levels, itself included; counts no further than `limit`. */
export function countValues(value: unknown, limit: number): number {
  const open: unknown[] = [value];
  let count = 0;
  while (open.length > 0 && count <= limit) {
    const next = open.pop();
    count += 1;
    if (typeof next !== 'object' || next === null) continue;
    // Members are not copied: there may be millions.
    if (Array.isArray(next)) {
      const room = limit + 1 - count - open.length;
      for (let index = 0; index < next.length && index <= room; index += 1) open.push(next[index]);
    } else {
      for (const key in next) {
        open.push((next as Record<string, unknown>)[key]);
        if (open.length + count > limit) break;
      }
    }
  }
  return Math.min(count + open.length, limit + 1);
}
