/** The segments of the address after `#`. The first one is the id of a screen. */
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
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
}

export function hashOf(route: Route): string {
  return `#/${route.map(encodeURIComponent).join('/')}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
