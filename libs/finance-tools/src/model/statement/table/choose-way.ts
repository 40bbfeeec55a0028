import type { WayOfAmounts } from './candidates';
import { rankOf, type Evaluated } from './evaluate';
import type { TableRow } from './table-rows';

/** Lines that candidates are first tried on: most of them fail soon. */
const SAMPLE = 2_000;
const MANY_WAYS = 24;
const FEW_LINES = 60;

/** The first way that reads most lines and is proven, balances behind their entries first; else the first that fits best. */
export function chosenWay(
  ways: readonly WayOfAmounts[],
  evaluated: (way: WayOfAmounts, lines: number) => Evaluated,
): { way: WayOfAmounts; isProven: boolean } {
  const [only] = ways as readonly [WayOfAmounts, ...WayOfAmounts[]];
  if (ways.length === 1) return { way: only, isProven: false };
  const tried = likely(ways, evaluated).map((way) => ({ way, result: evaluated(way, SAMPLE) }));
  const most = Math.max(...tried.map(({ result }) => result.figures.entries));
  const reading = tried.filter(({ result }) => result.figures.entries === most);
  const proven = reading.filter(({ result }) => result.status === 'proven');
  const best = proven.find(({ result }) => !result.isBefore) ?? proven[0];
  if (best !== undefined) return { way: best.way, isProven: true };
  // Without a proof the sign stays as it is.
  const straight = reading.filter(({ way }) => way.isInverted === only.isInverted);
  const [fits] = [...(straight.length > 0 ? straight : reading)].sort(
    (one, other) => rankOf(other.result) - rankOf(one.result),
  );
  return { way: fits?.way ?? only, isProven: false };
}

/** Of very many ways those that a few lines do not rule out. */
function likely(
  ways: readonly WayOfAmounts[],
  evaluated: (way: WayOfAmounts, lines: number) => Evaluated,
): readonly WayOfAmounts[] {
  if (ways.length <= MANY_WAYS) return ways;
  const holding = ways.filter((way) => evaluated(way, FEW_LINES).status === 'proven');
  const sources = new Map(ways.map((way) => [way.source, way] as const).reverse());
  return [...new Set([...holding, ways[0] as WayOfAmounts, ...sources.values()])].slice(0, MANY_WAYS);
}

/** So many lines from the first. */
export function* sampleOf(rows: Iterable<TableRow>, count: number): Generator<TableRow> {
  let taken = 0;
  for (const row of rows) {
    yield row;
    taken += 1;
    if (taken >= count) return;
  }
}
