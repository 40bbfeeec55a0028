/** The segments of the address after `#`. The first one is the id of a screen. */
export type Route = readonly string[];

export interface NavigateOptions {
  /** Replaces the current entry in the browser's history. */
  readonly replace?: boolean;
}

export function readRoute(hash: string): Route {
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
