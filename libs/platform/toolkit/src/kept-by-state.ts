/** What was found of states, the last used last. */
export interface KeptByState<Value> {
  /** What was found of this state before, or what is found now; it is kept unless `isLasting` says otherwise. */
  of(state: string, find: () => Promise<Value>, isLasting?: (value: Value) => boolean): Promise<Value>;
}

/**
 * Keeps what is found of a state as long as all of it together is no larger than `mostSize`; the longest unused is forgotten
 * first. A state has to name everything that its value depends on.
 */
export function keptByState<Value>(mostSize: number, sizeOf: (value: Value) => number): KeptByState<Value> {
  const kept = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  const forget = (state: string) => {
    total -= kept.get(state)?.size ?? 0;
    kept.delete(state);
  };
  const keep = (state: string, value: Value, size: number) => {
    forget(state);
    kept.set(state, { value, size });
    total += size;
    for (const oldest of kept.keys()) {
      if (total <= mostSize) return;
      forget(oldest);
    }
  };
  return {
    of: async (state, find, isLasting = () => true) => {
      const before = kept.get(state);
      const value = before === undefined ? await find() : before.value;
      if (before !== undefined || isLasting(value)) keep(state, value, before?.size ?? sizeOf(value));
      return value;
    },
  };
}
