import { useCallback, useEffect, useState } from 'preact/hooks';

import { hashOf, readRoute, type NavigateOptions, type Route } from './route';

/** The current route, and a function that navigates to another one. The browser's back button works. */
export function useRoute(): readonly [Route, (route: Route, options?: NavigateOptions) => void] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    window.addEventListener('popstate', update);
    window.addEventListener('hashchange', update);
    return () => {
      window.removeEventListener('popstate', update);
      window.removeEventListener('hashchange', update);
    };
  }, []);
  const navigate = useCallback((route: Route, { replace = false }: NavigateOptions = {}) => {
    const target = hashOf(route);
    if (target !== location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', target);
    setHash(target);
  }, []);
  return [readRoute(hash), navigate];
}
