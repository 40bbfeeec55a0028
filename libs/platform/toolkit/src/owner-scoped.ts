import type { Caller } from './caller';

/** Owners whose context is kept; a server for many households must not remember all of them. */
const DEFAULT_LIMIT = 1_000;

/**
 * Opens a context once per owner and keeps those used last, at most `limit` of them. Concurrent first calls of an owner
 * share one opening; a failed opening is not kept. A context must not hold anything that has to be closed.
 */
export function ownerScoped<Context>(
  open: (owner: string) => Context | Promise<Context>,
  limit = DEFAULT_LIMIT,
): (caller: Pick<Caller, 'owner'>) => Promise<Context> {
  const opened = new Map<string, Promise<Context>>();
  return ({ owner }) => {
    const known = opened.get(owner);
    // Inserted again, so that the first key is always that of the owner who has not called for longest.
    if (known !== undefined) opened.delete(owner);
    const context = known ?? openContext(owner);
    opened.set(owner, context);
    for (const oldest of opened.keys()) {
      if (opened.size <= limit) break;
      opened.delete(oldest);
    }
    return context;
  };

  function openContext(owner: string): Promise<Context> {
    const context = Promise.resolve(owner).then(open);
    context.catch(() => {
      if (opened.get(owner) === context) opened.delete(owner);
    });
    return context;
  }
}
