import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { hashOf, readRoute, type NavigateOptions, type Route } from './route';

/** Milliseconds. The browser takes as long to change the address as to draw a picture, and the picture is what was asked for. */
const ADDRESS_DELAY = 100;

/**
 * The current route, and a function that navigates to another one. The browser's back button works. The address follows the
 * route once there was time to draw it.
 */
export function useRoute(): readonly [Route, (route: Route, options?: NavigateOptions) => void] {
  const [hash, setHash] = useState(location.hash);
  const address = useMemo(() => new DelayedAddress(), []);
  useEffect(() => {
    const update = () => {
      address.forget();
      setHash(location.hash);
    };
    window.addEventListener('popstate', update);
    window.addEventListener('hashchange', update);
    return () => {
      window.removeEventListener('popstate', update);
      window.removeEventListener('hashchange', update);
      address.forget();
    };
  }, []);
  const navigate = useCallback((route: Route, options: NavigateOptions = {}) => {
    const target = hashOf(route);
    address.follow(target, options);
    setHash(target);
  }, []);
  return [readRoute(hash), navigate];
}

/** What the address is to become. Each entry that was asked for is in the browser's history, in that order. */
class DelayedAddress {
  #next: { readonly hash: string; readonly replace: boolean } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  follow(hash: string, { replace = false }: NavigateOptions): void {
    this.write();
    if (hash === location.hash) return;
    this.#next = { hash, replace };
    this.#timer = setTimeout(() => this.write(), ADDRESS_DELAY);
  }

  write(): void {
    const next = this.#next;
    this.forget();
    if (next !== undefined) history[next.replace ? 'replaceState' : 'pushState'](null, '', next.hash);
  }

  /** The person has gone elsewhere in the meantime. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#next = undefined;
  }
}
