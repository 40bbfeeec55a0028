/**
 * A figure that may take long to find, as from a database that is away: it is found again after some time, and callers get the
 * last one until then. Only the first waits. Rejects where the last attempt did.
 */
export function keptFigure(
  find: () => Promise<number>,
  goodForMilliseconds: number,
  now: () => number = () => performance.now(),
): () => Promise<number> {
  let last: Promise<number> | undefined;
  let isFinding = false;
  let at = 0;
  return () => {
    if (last === undefined) {
      at = now();
      last = find();
    } else if (!isFinding && now() - at > goodForMilliseconds) {
      at = now();
      isFinding = true;
      const found = find();
      const keep = () => {
        last = found;
        isFinding = false;
      };
      found.then(keep, keep);
    }
    return last;
  };
}
