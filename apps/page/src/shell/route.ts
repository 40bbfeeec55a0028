/** Where in the page somebody is: the words of the address after `#`, the first of which names the place. */
export type Route = readonly string[];

export interface HowToGo {
  /** In place of where one is: the way back does not lead here again. */
  readonly replace?: boolean;
}

export function readRoute(hash: string): Route {
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
}

export function hashOf(route: Route): string {
  return `#/${route.map(encodeURIComponent).join('/')}`;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
