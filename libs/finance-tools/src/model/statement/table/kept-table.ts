import type { TableSource } from './table-rows';

/** Tables up to this size, counted with some bytes for each cell, are kept rather than parsed for every pass. */
const KEPT_LENGTH = 16 * 1_048_576;

/**
 * The same lines, parsed once if they are few. Passes follow one another: they never run side by side. A table that cannot
 * be read to its end fails in every pass, not only in the one that comes there first.
 */
export function keptTable(source: TableSource): TableSource {
  let kept: (readonly string[])[] | undefined = [];
  let length = 0;
  let rest: Iterator<readonly string[]> | undefined;
  let isRead = false;
  let failure: { readonly error: unknown } | undefined;
  return { records, is1904: source.is1904 };

  function* records(): Generator<readonly string[]> {
    if (kept === undefined) {
      yield* source.records();
      return;
    }
    yield* kept;
    if (failure !== undefined) throw failure.error;
    if (isRead) return;
    // An earlier pass may have stopped on the way.
    rest ??= source.records()[Symbol.iterator]();
    for (let next = nextOf(rest); next.done !== true; next = nextOf(rest)) {
      length += next.value.reduce((sum, cell) => sum + cell.length + 8, 24);
      if (length > KEPT_LENGTH) kept = undefined;
      kept?.push(next.value);
      yield next.value;
    }
    isRead = true;
  }

  function nextOf(records: Iterator<readonly string[]>): IteratorResult<readonly string[]> {
    try {
      return records.next();
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
}
