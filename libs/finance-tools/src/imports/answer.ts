import type {
  InvalidRow,
  LeftOutReason,
  Proof,
  StatementEntry,
  StatementPart,
  Sums,
} from '../model/statement/statement-reading';
import type { EntryStatus } from '../model/duplicates/entry-facts';
import type { Decimal } from '../model/decimal';
import { addDecimals } from '../model/decimal';
import type { StatementCoverage } from '../model/import/statement-coverage';
import type { ImportOutput, PreviewRow, PublishedCoverage } from './import-output';
import type { MatchedStatement } from './match-statements';
import type { FileEntries, FileReading } from './read-file';

/** A statement with how it joins the others of its account. */
export interface CoveredStatement extends MatchedStatement {
  readonly coverage: StatementCoverage | null;
}

type Found = Omit<
  ImportOutput,
  'mode' | 'account_created' | 'import_id' | 'imported_count' | 'replaced_count' | 'questions'
>;

/** What an import found, apart from questions. */
export function answerOf(
  { summary }: FileReading,
  entries: FileEntries,
  statements: readonly CoveredStatement[],
): Found {
  const count = (status: EntryStatus) => statements.reduce((total, { counts }) => total + counts[status], 0);
  const accounts = statements.map(accountPart);
  const [only] = accounts.length === 1 ? accounts : [];
  const ids = new Set(accounts.map(({ account_id: id }) => id));
  const days = statements
    .flatMap(({ reading: { startDate, endDate } }) => [startDate ?? [], endDate ?? []].flat())
    .sort();
  const leftOut = Object.values(summary.leftOutCounts).reduce((total, each) => total + each, 0);
  const [part] = summary.parts;
  const columnNames = part?.columnNames ?? null;
  return {
    format: summary.format,
    account_id: ids.size === 1 ? (accounts[0]?.account_id ?? null) : null,
    rows_total: statements.reduce((total, { reading }) => total + reading.rowsTotal, 0),
    new_count: count('new'),
    duplicate_count: count('duplicate'),
    modified_count: count('modified'),
    similar_count: count('similar'),
    invalid_count: summary.invalidCount,
    pending_count: summary.leftOutCounts.pending ?? 0,
    start_date: days[0] ?? null,
    end_date: days.at(-1) ?? null,
    sums: totalSums(statements),
    errors: summary.errors.map(({ row, message }: InvalidRow) => ({ row, message })),
    preview: shownRows(entries.first, statements),
    left_out: summary.leftOut.map(({ row, why, text }) => ({ row, why: why satisfies LeftOutReason, text })),
    left_out_count: leftOut,
    reading: {
      encoding: part?.encoding ?? null,
      mapping: publishedMapping(part),
      evidence: (part?.evidence ?? []).map(({ about, how, why }) => ({ about, how, why })),
      column_names: columnNames === null ? null : [...columnNames],
    },
    proof: only?.proof ?? null,
    accounts,
    coverage: only?.coverage ?? null,
  };
}

/** What can be sent back, without what it is remembered by. */
function publishedMapping(part: StatementPart | undefined): Record<string, unknown> {
  const { sure: _sure, ...mapping } = part?.mapping ?? {};
  return mapping;
}

/** Entries with their status, as an answer shows them. */
export function shownRows(entries: readonly StatementEntry[], statements: readonly MatchedStatement[]): PreviewRow[] {
  return entries.flatMap((entry) => {
    const statement = statements.find(({ index }) => index === entry.account);
    if (statement === undefined) return [];
    const place = statement.entries.rows.lastIndexOf(entry.row);
    return [
      {
        row: entry.row,
        status: statement.statuses[place] ?? 'new',
        booked_at: entry.bookedAt,
        description: entry.description,
        payee: entry.payee,
        amount: { amount: entry.amount, currency: currencyOf(statement) },
        balance: entry.balance,
        category_name: entry.category,
        external_id: statement.reading.idsAreDistinct ? entry.externalId : null,
      },
    ];
  });
}

/** ISO 4217 for "no currency", while nobody says which. */
const NO_CURRENCY = 'XXX';

function currencyOf({ target, reading }: MatchedStatement): string {
  return target?.currency ?? reading.currency ?? NO_CURRENCY;
}

function accountPart(statement: CoveredStatement): ImportOutput['accounts'][number] {
  const { reading, target, counts, coverage, part } = statement;
  return {
    number: reading.number,
    account_id: target?.id ?? null,
    currency: target?.currency ?? reading.currency,
    file: part.name,
    rows_total: reading.rowsTotal,
    new_count: counts.new,
    duplicate_count: counts.duplicate,
    sums: publishedSums(reading.sums),
    proof: publishedProof(reading.proof),
    coverage: coverage === null ? null : publishedCoverage(coverage),
  };
}

export function publishedSums({ in: income, out, net }: Sums): ImportOutput['sums'] & object {
  return { in: income, out, net };
}

/** Sums of one currency; null where there are several, which are not added. */
function totalSums(statements: readonly CoveredStatement[]): ImportOutput['sums'] {
  if (new Set(statements.map(currencyOf)).size > 1) return null;
  const total = (pick: (sums: Sums) => Decimal) =>
    statements.reduce((sum, { reading }) => addDecimals(sum, pick(reading.sums)), '0.00' as Decimal);
  return { in: total((sums) => sums.in), out: total((sums) => sums.out), net: total((sums) => sums.net) };
}

function publishedProof({ breaks, ...proof }: Proof): ImportOutput['accounts'][number]['proof'] {
  return { ...proof, breaks: breaks.map(({ row, expected, found }) => ({ row, expected, found })) };
}

function publishedCoverage({ startDate, endDate, overlaps, gaps, difference }: StatementCoverage): PublishedCoverage {
  return {
    start_date: startDate,
    end_date: endDate,
    overlaps: overlaps.map((each) => ({
      import_id: each.importId,
      start_date: each.startDate,
      end_date: each.endDate,
    })),
    gaps: gaps.map((gap) => ({ start_date: gap.startDate, end_date: gap.endDate })),
    difference,
  };
}
