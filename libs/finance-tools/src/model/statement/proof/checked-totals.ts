import type { Figures } from './figures';

/** What left and what came. */
interface Sums {
  readonly out: bigint;
  readonly in: bigint;
}

/** Sums in the file against those of the entries; undefined without any. */
export function checkedTotals({ totals, amounts }: Figures) {
  if (totals.length === 0 || amounts.length === 0) return undefined;
  const sumsUpTo = runningSums(amounts);
  const upTo = (place: number) => sumsUpTo[Math.min(place, amounts.length)] as Sums;
  const all = upTo(amounts.length);
  let [latest, before] = [0, 0];
  /** Of all entries, of those above, or of those since the total before: a month's, or a card's. */
  const isSumOf = (total: Figures['totals'][number]) => {
    if (total.place > latest) [before, latest] = [latest, total.place];
    const [above, earlier] = [upTo(total.place), upTo(before)];
    return [all, above, { out: above.out - earlier.out, in: above.in - earlier.in }].some((sums) => fits(total, sums));
  };
  const wrong = totals.filter((total) => !isSumOf(total));
  // Several sums of one kind are those of parts.
  const isOfParts = totals.filter(({ kind }) => kind === 'total').length > 2;
  if (wrong.length === 0) return { status: 'holds' as const, checked: totals.length, mismatches: [] };
  if (isOfParts) return undefined;
  const mismatches = wrong.map(({ kind, units }) => ({
    expected: units,
    found: kind === 'out' ? all.out : kind === 'in' ? all.in : all.out + all.in,
  }));
  return { status: 'breaks' as const, checked: totals.length, mismatches };
}

function runningSums(amounts: readonly bigint[]): Sums[] {
  const sums: Sums[] = [{ out: 0n, in: 0n }];
  for (const amount of amounts) {
    const { out, in: into } = sums.at(-1) as Sums;
    sums.push(amount < 0n ? { out: out + amount, in: into } : { out, in: into + amount });
  }
  return sums;
}

function fits({ kind, units }: Figures['totals'][number], { out, in: into }: Sums): boolean {
  const size = units < 0n ? -units : units;
  if (kind === 'out') return size === -out;
  if (kind === 'in') return size === into;
  return units === out + into || size === -out || size === into || size === into - out;
}
