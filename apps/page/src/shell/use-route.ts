import { useCallback, useEffect, useState } from 'preact/hooks';

import { hashOf, readRoute, type HowToGo, type Route } from './route';

/** Where somebody is, and the way elsewhere: the browser's own way back leads back. */
export function useRoute(): readonly [Route, (route: Route, how?: HowToGo) => void] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, []);
  const go = useCallback((route: Route, { replace = false }: HowToGo = {}) => {
    const wanted = hashOf(route);
    if (wanted !== location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', wanted);
    setHash(wanted);
  }, []);
  return [readRoute(hash), go];
}
