import type { AccountKey } from '../readable-part';
import type { Figures } from '../proof/figures';
import type { DaylessLine, TableFigures } from './table-figures';

/** Which lines without a day, or with a total word, hold sums of the entries. */
export function totalRows({ dayless, weakTotals, sums, accounts }: TableFigures): Set<number> {
  const rows = new Set<number>();
  const absolute = (value: bigint) => (value < 0n ? -value : value);
  const pairs = new Set([pairOf(sums), ...sumsOfAccounts(accounts)]);
  const totals = new Set([sums.out, sums.in, sums.in + sums.out, sums.in - sums.out].map(absolute));
  let latest = { out: 0n, in: 0n };
  for (const line of dayless) {
    const isOfAll = pairs.has(pairOf(line)) || totals.has(absolute(line.out + line.in));
    if (isOfAll || isSubtotal(line, latest)) {
      rows.add(line.row);
      latest = line.before;
    }
  }
  for (const { row, amount } of weakTotals) {
    const others = { in: sums.in - (amount > 0n ? amount : 0n), out: sums.out - (amount < 0n ? amount : 0n) };
    const size = absolute(amount);
    if (size !== 0n && [others.in, others.out, others.in + others.out].map(absolute).includes(size)) rows.add(row);
  }
  return rows;
}

/** A line that calls itself a total may be that of the entries above it, or of those since the total before. */
function isSubtotal({ isNamedTotal, out, in: into, before }: DaylessLine, latest: DaylessLine['before']): boolean {
  if (!isNamedTotal || (out === 0n && into === 0n)) return false;
  const since = { out: before.out - latest.out, in: before.in - latest.in };
  return [before, since].some((sums) => {
    const sizes = [-sums.out, sums.in, sums.in + sums.out, -sums.in - sums.out, sums.in - sums.out];
    return pairOf({ out, in: into }) === pairOf(sums) || sizes.includes(out + into) || sizes.includes(-out - into);
  });
}

function pairOf(sums: { readonly out: bigint; readonly in: bigint }): string {
  return `${sums.out} ${sums.in}`;
}

/** The sums of each account that has more than one entry. */
function sumsOfAccounts(accounts: ReadonlyMap<AccountKey, Figures>): string[] {
  return [...accounts.values()]
    .filter(({ amounts }) => amounts.length > 1)
    .map(({ amounts }) => ({
      out: amounts.reduce((sum, amount) => (amount < 0n ? sum + amount : sum), 0n),
      in: amounts.reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n),
    }))
    .map(pairOf);
}

/** Lines without a day whose amounts make up the entry above them: the parts of a collective order. */
export function partRows({ dayless }: TableFigures): Set<number> {
  const groups = new Map<number, DaylessLine[]>();
  for (const line of dayless) {
    if (line.above === undefined || line.isNamedTotal) continue;
    const group = groups.get(line.above.row);
    if (group === undefined) groups.set(line.above.row, [line]);
    else group.push(line);
  }
  const absolute = (value: bigint) => (value < 0n ? -value : value);
  const rows = new Set<number>();
  for (const lines of groups.values()) {
    const sum = lines.reduce((total, { out, in: into }) => total + out + into, 0n);
    if (absolute(sum) === absolute(lines[0]?.above?.amount ?? -1n)) for (const { row } of lines) rows.add(row);
  }
  return rows;
}
