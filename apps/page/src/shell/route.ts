/** The segments of the address after `#`. The first one is the id of a screen; the last may be a query, which begins with `?`. */
export type Route = readonly string[];

export interface NavigateOptions {
  /** Replaces the current entry in the browser's history. */
  readonly replace?: boolean;
}

/** Ids that screens had before. */
const FORMER_IDS: Readonly<Record<string, string>> = { household: 'shared' };

/** The segments of an address; an address from before leads to what is there now. */
export function readRoute(hash: string): Route {
  const [id, ...rest] = segmentsOf(hash);
  if (id === undefined) return [];
  return [Object.hasOwn(FORMER_IDS, id) ? (FORMER_IDS[id] ?? id) : id, ...rest];
}

function segmentsOf(hash: string): string[] {
  const [path = ''] = hash.split('?', 1);
  const segments = path
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
  return path === hash ? segments : [...segments, hash.slice(path.length)];
}

export function hashOf(route: Route): string {
  const query = route.at(-1)?.startsWith('?') === true ? route.at(-1) : '';
  const path = query === '' ? route : route.slice(0, -1);
  return `#/${path.map(encodeURIComponent).join('/')}${query}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
