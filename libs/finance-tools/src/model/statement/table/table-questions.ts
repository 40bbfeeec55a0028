import { decimalOfUnits } from '../../decimal';
import { cleanText, withoutHalves } from '../cells/clean-text';
import type { DateOrder, ReadingArguments, StatementFormat } from '../reading-arguments';
import type { Candidate, Question } from '../statement-reading';
import { columnsOf, type WayOfAmounts } from './candidates';
import { isOfCard } from './card-names';
import { isBalanceOfEither, isDirectionBlank, isHalfOfPair } from './card-signs';
import type { Evaluated } from './evaluate';
import type { SettledTable } from './settle-table';
import { columnName } from './table-mapping';
import type { AmountSource } from './table-columns';

const YEAR_OR_DAY = 'Year first or last? The dates can be read in more than one way.';
const SIGNS = ['as_is', 'inverted'] as const;

/** What the table does not settle, each with its candidates; the reading's own is the first. */
export function tableQuestions(table: SettledTable, format: StatementFormat): Question[] {
  const { order, separator, way, isWayProven, columns } = table;
  const questions: Question[] = [];
  const isPair = columns.amounts[way.source]?.kind === 'pair';
  const isProven = isWayProven && !(isPair && isBalanceOfEither(table));
  if (!columns.isAmountSettled && !isProven && columns.amounts.length > 1) questions.push(...columnsQuestion(table));
  if (questions.length === 0) questions.push(...debitsQuestion(table));
  if (order.how === 'ambiguous') {
    const candidates = order.options.map((option) => candidate(table, { date_order: option }, way, option));
    questions.push({
      about: 'date_order',
      message: order.options.includes('YMD') ? YEAR_OR_DAY : 'Day or month first? The dates can be read in two ways.',
      candidates,
    });
  }
  if (separator.how === 'ambiguous' && !isWayProven) {
    const message = `Is the mark in ${separator.why.split(' ')[0] ?? ''} a decimal one, or does it separate thousands?`;
    const marks = [way.separator, way.separator === '.' ? ',' : '.'] as const;
    const candidates = marks.map((mark) => candidate(table, { decimal_separator: mark }, { ...way, separator: mark }));
    questions.push({ about: 'decimal_separator', message, candidates });
  }
  if (areFeesOpen(table)) {
    const candidates = (['included', 'extra'] as const).map((fees) =>
      candidate(table, { mapping: { fees } }, { ...way, fees }),
    );
    questions.push({
      about: 'fees',
      message: 'Are the fees part of the amounts, or were they taken besides?',
      candidates,
    });
  }
  // QIF says what its signs mean.
  if (format !== 'qif' && areChargesOpen(table)) {
    const candidates = (way.isInverted ? SIGNS.toReversed() : SIGNS).map((amounts) =>
      candidate(table, { amounts }, { ...way, isInverted: amounts === 'inverted' }),
    );
    questions.push({ about: 'amounts', message: 'Are purchases printed as positive amounts?', candidates });
  }
  return questions;
}

/** Whether fees may be part of the amounts or not; balances settle it unless they agree with both. */
export function areFeesOpen({ options, isWayProven, way, evaluated, evaluateWay }: SettledTable): boolean {
  if (options.fees?.how !== 'ambiguous') return false;
  if (!isWayProven) return true;
  const other = evaluateWay({ ...way, fees: way.fees === 'extra' ? 'included' : 'extra' });
  return other.status === 'proven' && other.isBefore === evaluated.isBefore;
}

/** Whether amounts may be a card's, whose purchases stand as positive ones. */
export function areChargesOpen(table: SettledTable): boolean {
  const { open, way, isWayProven, columns, options, evaluated } = table;
  if (columns.amounts[way.source]?.kind !== 'amount' || options.amounts !== undefined) return false;
  if (isWayProven || evaluated.status === 'proven') return isBalanceOfEither(table);
  const { positive, negative, texts } = evaluated.figures;
  const count = positive + negative;
  if (texts.areOfCard && (isOfCard(open) || positive * 2 >= count)) return true;
  if ((isOfCard(open) || texts.areOfCard) && positive * 2 > count - texts.paymentsOut) return true;
  if (isHalfOfPair(table) || isDirectionBlank(table)) return true;
  return count >= 5 && positive * 5 >= count * 4 && negative > 0;
}

function columnsQuestion(table: SettledTable): Question[] {
  const { columns, way } = table;
  const tried = columns.amounts.map((source, index) => ({
    source,
    index,
    result: table.evaluateWay({ ...way, source: index, balance: undefined, before: undefined }),
  }));
  const most = Math.max(...tried.map(({ result }) => result.figures.entries));
  // Only columns that read every line are candidates, and none that is proven to hold balances.
  const isBalance = (source: AmountSource) => table.isWayProven && columnsOf(source).some((one) => one === way.balance);
  const fitting = tried.filter(({ source, result }) => result.figures.entries === most && !isBalance(source));
  if (fitting.length < 2) return [];
  fitting.sort((one, other) => Number(other.index === way.source) - Number(one.index === way.source));
  const candidates = fitting.map(({ source, result }) =>
    candidateOf(table, { mapping: { columns: answerOf(source, table) } }, result),
  );
  const message = 'Which column holds the amounts?';
  return [{ about: 'columns', message, candidates }];
}

/** Which account, or which codes, mean that money left. */
function debitsQuestion(table: SettledTable): Question[] {
  const source = table.columns.amounts[table.way.source];
  const { debitsOpen } = table;
  if (source?.kind !== 'directed' || debitsOpen.length === 0) return [];
  const candidates = debitsOpen.map(({ values, evaluated }) =>
    candidateOf(table, { mapping: { columns: answerOf(source, table), debit_values: [...values] } }, evaluated()),
  );
  const message =
    source.into === undefined
      ? 'Which entries left the account? The codes beside their amounts do not tell all.'
      : 'Which account is this statement of? Amounts left it where they came from it.';
  return [{ about: 'columns', message, candidates }];
}

function answerOf(source: AmountSource, { open }: SettledTable) {
  const name = (index: number) => columnName(index, open.header?.cells);
  if (source.kind !== 'pair') {
    const amount = { amount: name(source.column) };
    return source.kind === 'directed' ? { ...amount, direction: name(source.direction) } : amount;
  }
  return {
    ...(source.debit === undefined ? {} : { debit: name(source.debit) }),
    ...(source.credit === undefined ? {} : { credit: name(source.credit) }),
  };
}

function candidate(
  table: SettledTable,
  answer: Omit<ReadingArguments, 'format'>,
  way: WayOfAmounts,
  order?: DateOrder,
): Candidate {
  return candidateOf(table, answer, table.evaluateWay(way, order));
}

/** What a reading comes to, as a candidate of a question. */
export function candidateOf(
  table: SettledTable,
  answer: Omit<ReadingArguments, 'format'>,
  { figures }: Evaluated,
): Candidate {
  const { payeesOut, payeesIn, descriptions } = table.columns;
  const first = figures.first.map(({ row, day, amount, cells }) => {
    const texts = [...(amount < 0n ? payeesOut : payeesIn).slice(0, 1), ...descriptions].map((index) =>
      cleanText(cells[index] ?? ''),
    );
    const description = withoutHalves(
      texts
        .filter((text) => text !== '')
        .join(' ')
        .slice(0, 200),
    ).replaceAll('\0', '');
    return { row, day, amount: decimalOfUnits(amount), description };
  });
  const { in: into, out } = figures.sums;
  const sums = { in: decimalOfUnits(into), out: decimalOfUnits(out), net: decimalOfUnits(into + out) };
  return { answer, first, sums };
}
