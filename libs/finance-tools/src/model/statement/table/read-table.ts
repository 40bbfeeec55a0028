import { dayOf } from '../cells/date-cell';
import { rawText } from '../cells/clean-text';
import { entryTexts } from '../cells/entry-texts';
import { InvalidEntry } from '../invalid-entry';
import type { PartAccount, PartEvent, ReadablePart } from '../readable-part';
import { RefusedStatement } from '../refused-statement';
import type { KnownAccount } from '../reading-arguments';
import type { Candidate, LeftOutReason } from '../statement-reading';
import { withStatedYears } from './days-without-year';
import { keptTable } from './kept-table';
import { openTable, refused, type TableInput } from './open-table';
import type { Line } from './line';
import { readLines } from './read-lines';
import { withDaysOfSerials } from './serial-days';
import { settleProven } from './settle-proven';
import type { SettledTable } from './settle-table';
import { mappingUsed, tableEvidence } from './table-evidence';
import { candidateOf, tableQuestions } from './table-questions';
import { lineText, tableRows } from './table-rows';
import { rawNames, textsOfLine } from './table-texts';

/** So many parts of one entry are kept with it. */
const MOST_DETAILS = 500;
const MOST_SHOWN = 200;

/** A table, which can show itself as a candidate of a question. */
export interface TablePart extends ReadablePart {
  candidate(answer: Candidate['answer']): Candidate;
}

/** Reads a table. Throws RefusedStatement where there is none, or where the mapping does not fit it. */
export function readTable(given: TableInput): TablePart {
  const input = { ...given, source: withStatedYears(withDaysOfSerials(keptTable(given.source)), given) };
  const table = settled(input);
  const { open, evaluated } = table;
  if (evaluated.figures.entries + evaluated.figures.invalid === 0) {
    throw refused('NO_ENTRIES', 'there is no entry in it', 'choose a statement with entries');
  }
  const questions = tableQuestions(table, input.format);
  const names = Array.from({ length: open.width }, (_, index) => open.header?.cells[index]?.text ?? '');
  return {
    info: {
      format: input.format,
      encoding: input.encoding,
      layout: open.layout,
      mapping: mappingUsed(table, input.sheet),
      evidence: tableEvidence(table),
      columnNames: input.format === 'qif' ? null : names,
    },
    questions,
    events: () => tableEvents(input, table, names),
    accounts: () => tableAccounts(table),
    candidate: (answer) => candidateOf(table, answer, evaluated),
  };
}

/** With what is remembered of its layout; without, where that does not fit what the table says itself. */
function settled(input: TableInput): SettledTable {
  const remembering = attempt(() => settleProven(input, openTable(input)));
  if ('table' in remembering && isSound(remembering.table)) return remembering.table;
  const anew = attempt(() => settleProven(input, openTable({ ...input, known: withoutMemory(input.known) })));
  if ('table' in anew && isBetter(anew.table, remembering)) return anew.table;
  if ('table' in remembering) return remembering.table;
  throw remembering.error;
}

type Attempt = { readonly table: SettledTable } | { readonly error: unknown };

function attempt(settle: () => SettledTable): Attempt {
  try {
    return { table: settle() };
  } catch (error) {
    if (error instanceof RefusedStatement) return { error };
    throw error;
  }
}

function isSound({ open, evaluated, isByMemory }: SettledTable): boolean {
  const { status, figures } = evaluated;
  if (open.remembered === undefined || status === 'proven') return true;
  return status !== 'contradicted' && !isByMemory && figures.invalid === 0 && figures.entries > 0;
}

/** What is proven is stronger than what is remembered, and so is what reads more lines. */
function isBetter({ evaluated }: SettledTable, other: Attempt): boolean {
  if (evaluated.status === 'contradicted') return false;
  if (!('table' in other) || evaluated.status === 'proven') return true;
  const { status, figures } = other.table.evaluated;
  return status !== 'contradicted' && evaluated.figures.invalid < figures.invalid;
}

function withoutMemory({ target, byNumber }: TableInput['known']): TableInput['known'] {
  const forgetful = <Account extends KnownAccount | null>(account: Account): Account =>
    account === null ? account : { ...account, mappings: {} };
  const numbers = Object.entries(byNumber).map(([number, account]) => [number, forgetful(account)] as const);
  return { target: forgetful(target), byNumber: Object.fromEntries(numbers) };
}

function tableAccounts({ open, order, reading, evaluated }: SettledTable): PartAccount[] {
  const { from, to } = open.preamble;
  const startDate = from === undefined ? undefined : dayOf(from, order.value, reading.shortYears);
  const endDate = to === undefined ? undefined : dayOf(to, order.value, reading.shortYears);
  const isPeriod = startDate !== undefined && endDate !== undefined && startDate <= endDate;
  const period = isPeriod ? { startDate, endDate } : undefined;
  return [...evaluated.proven].map(([key, proven]) => ({ key, period, proven }));
}

function* tableEvents(input: TableInput, table: SettledTable, names: readonly string[]): Generator<PartEvent> {
  const { open, reading, evaluated, columns, keys } = table;
  for (const line of open.preambleLines) yield { kind: 'leftOut', row: 0, why: 'preamble', text: lineText(line) };
  const isTextless = input.format === 'qif' || evaluated.status === 'proven';
  const forRaw = rawNames(names.map(rawText));
  let entry: (Line & { readonly kind: 'entry' }) | undefined;
  let details: (readonly string[])[] = [];
  // Lines of text are headings when an entry follows, and footers when none does.
  let texts: PartEvent[] = [];
  // The first ones are shown, all are counted.
  const leftOut = ({ row, cells }: Line, why: LeftOutReason): PartEvent => ({
    kind: 'leftOut',
    row,
    why,
    text: texts.length < MOST_SHOWN ? lineText(cells) : '',
  });
  const finished = (): PartEvent[] => {
    if (entry === undefined) return [];
    const { row, cells, day, time, amount, balance } = entry;
    const account = keys.of(entry);
    const event = textsOrReason(() =>
      entryTexts(textsOfLine(cells, columns, forRaw, amount < 0n, details), isTextless),
    );
    entry = undefined;
    details = [];
    if ('message' in event) return [{ kind: 'invalid', row, account, message: event.message }];
    return [{ kind: 'entry', row, account, day, time, amount, balance, texts: event }];
  };
  for (const line of readLines(tableRows(input.source, open.start), reading, evaluated.dayless, open.sections)) {
    if (line.kind === 'detail') {
      const isPart = entry !== undefined && texts.length === 0;
      if (isPart && details.length < MOST_DETAILS) details.push(line.cells);
      if (isPart) yield leftOut(line, 'detail');
      else texts.push(leftOut(line, 'footer'));
      continue;
    }
    if (line.kind === 'text') {
      texts.push(leftOut(line, 'footer'));
      continue;
    }
    yield* finished();
    if (line.kind === 'entry') {
      yield* texts.map((event) => ({ ...event, why: 'preamble' }) as PartEvent);
      texts = [];
      entry = line;
    } else if (line.kind === 'invalid')
      yield { kind: 'invalid', row: line.row, account: keys.of(line), message: line.message };
    else if (line.kind === 'dayless')
      yield { kind: 'invalid', row: line.row, account: keys.of(line), message: 'date: there is none' };
    else yield leftOut(line, line.kind === 'balance' ? 'balance' : line.why);
  }
  yield* finished();
  yield* texts;
}

function textsOrReason<Texts>(make: () => Texts): Texts | { readonly message: string } {
  try {
    return make();
  } catch (error) {
    if (error instanceof InvalidEntry) return { message: error.message };
    throw error;
  }
}
