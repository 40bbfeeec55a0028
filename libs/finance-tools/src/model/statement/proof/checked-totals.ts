import type { Figures } from './figures';

/** Sums in the file against those of the entries; undefined without any. */
export function checkedTotals({ totals, amounts }: Figures) {
  if (totals.length === 0 || amounts.length === 0) return undefined;
  let [out, into] = [0n, 0n];
  for (const amount of amounts) {
    if (amount < 0n) out += amount;
    else into += amount;
  }
  const fits = ({ kind, units }: Figures['totals'][number]) => {
    const size = units < 0n ? -units : units;
    if (kind === 'out') return size === -out;
    if (kind === 'in') return size === into;
    return units === out + into || size === -out || size === into || size === into - out;
  };
  const wrong = totals.filter((total) => !fits(total));
  // Several sums of one kind are those of parts.
  const isOfParts = totals.filter(({ kind }) => kind === 'total').length > 2;
  if (wrong.length === 0) return { status: 'holds' as const, checked: totals.length, mismatches: [] };
  if (isOfParts) return undefined;
  const mismatches = wrong.map(({ kind, units }) => ({
    expected: units,
    found: kind === 'out' ? out : kind === 'in' ? into : out + into,
  }));
  return { status: 'breaks' as const, checked: totals.length, mismatches };
}
