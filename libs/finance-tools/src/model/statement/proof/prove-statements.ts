import { decimalOfUnits, units } from '../../decimal';
import type { DayBalance } from '../reading-arguments';
import type { Proof } from '../statement-reading';
import type { StatementFigures } from '../structured/statement-figures';
import type { Proven } from './prove';
import type { Mismatch } from './running-balance-check';

const MOST_BREAKS = 20;

/** The proof of all statements of one account in a file of a format with balances of its own, in the order of the file. */
export function proveStatements(statements: readonly StatementFigures[], lastClosing: DayBalance | null): Proven {
  const breaks: Mismatch[] = [];
  const checks = { pairs: 0, sums: 0 };
  let before: StatementFigures | undefined;
  for (const statement of statements) {
    const { opening, closing, lastRow } = statement;
    if (opening !== undefined && closing !== undefined) {
      checks.pairs += 1;
      const expected = opening.units + statement.in + statement.out;
      if (expected !== closing.units) breaks.push({ row: lastRow, expected, found: closing.units });
    }
    if (opening?.isOfPage === true && before?.closing?.isOfPage === true && before.closing.units !== opening.units) {
      breaks.push({ row: before.lastRow, expected: before.closing.units, found: opening.units });
    }
    for (const check of declaredChecks(statement)) {
      checks.sums += 1;
      if (check !== undefined) breaks.push({ ...check, row: lastRow });
    }
    before = statement;
  }
  const ordered = [...statements].sort((one, other) =>
    startOf(one) < startOf(other) ? -1 : startOf(one) > startOf(other) ? 1 : 0,
  );
  const [first, last] = [ordered[0], ordered.at(-1)];
  const isWhole =
    statements.length > 0 &&
    checks.pairs === statements.filter(({ counts }) => counts.in + counts.out > 0).length &&
    checks.pairs > 0;
  const lone = checks.pairs === 0 ? consistentClosing(ordered, lastClosing) : undefined;
  const isPartly = checks.pairs > 0 || checks.sums > 0 || lone?.holds === true;
  const status: Proof['status'] =
    breaks.length > 0 ? 'contradicted' : isWhole ? 'proven' : isPartly ? 'consistent' : 'none';
  const by =
    checks.pairs > 0
      ? 'opening and closing balance'
      : checks.sums > 0
        ? 'number and sums of entries'
        : lone?.holds === true
          ? 'closing balance'
          : null;
  const opening = first?.opening?.units ?? lone?.opening;
  const closing = last?.closing?.units;
  const decimal = (value: bigint | undefined) => (value === undefined ? null : decimalOfUnits(value));
  const proof: Proof = {
    ...{ status, by, opening: decimal(opening), closing: decimal(closing), note: null },
    checked: checks.pairs + checks.sums + (lone?.holds === true ? 1 : 0),
    breaks: breaks
      .slice(0, MOST_BREAKS)
      .map(({ row, expected, found }) => ({ row, expected: decimalOfUnits(expected), found: decimalOfUnits(found) })),
  };
  const closings = ordered.flatMap(({ closing: balance, last: day }) => {
    const at = balance?.day ?? day;
    return balance === undefined || at === '' ? [] : [{ day: at, units: balance.units }];
  });
  return { proof, opening, closings: status === 'contradicted' ? [] : lastOfDays(closings), isBefore: false };
}

function startOf({ opening, period, first, closing }: StatementFigures): string {
  return opening?.day ?? period?.startDate ?? (first || (closing?.day ?? ''));
}

function lastOfDays(closings: readonly { readonly day: string; readonly units: bigint }[]) {
  return [...new Map(closings.map((closing) => [closing.day, closing])).values()];
}

/** One element for each thing that is said; undefined where it holds. Counts may include entries that are not booked. */
function declaredChecks({ declared, counts, in: into, out }: StatementFigures): (Omit<Mismatch, 'row'> | undefined)[] {
  return declared.flatMap(({ of, count, sum }) => {
    const checks: (Omit<Mismatch, 'row'> | undefined)[] = [];
    const size = of === 'in' ? counts.in : of === 'out' ? counts.out : counts.in + counts.out;
    if (count !== undefined) {
      const holds = count === size || (counts.pending > 0 && count > size && count <= size + counts.pending);
      checks.push(holds ? undefined : { expected: BigInt(count) * 10_000n, found: BigInt(size) * 10_000n });
    }
    if (sum !== undefined && counts.pending === 0) {
      const found = of === 'in' ? into : of === 'out' ? -out : into - out;
      checks.push(sum === found ? undefined : { expected: sum, found });
    }
    return checks;
  });
}

/** A closing balance alone is checked against the last one that is known of the account. */
function consistentClosing(ordered: readonly StatementFigures[], lastClosing: DayBalance | null) {
  const last = ordered.at(-1);
  const closing = last?.closing;
  if (closing === undefined || lastClosing === null) return undefined;
  const day = closing.day ?? last?.last ?? '';
  if (lastClosing.day > day) return undefined;
  let between = 0n;
  let total = 0n;
  for (const { byDay } of ordered) {
    for (const [entryDay, sum] of byDay) {
      total += sum;
      if (entryDay > lastClosing.day && entryDay <= day) between += sum;
    }
  }
  const holds = units(lastClosing.balance) + between === closing.units;
  return { holds, opening: holds ? closing.units - total : undefined };
}
