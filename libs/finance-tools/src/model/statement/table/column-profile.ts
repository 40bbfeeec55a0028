import { parseAmountCell, separatorSeen } from '../cells/amount-cell';
import { isCurrencyCode } from '../cells/currencies';
import { dayOf, parseDateCell } from '../cells/date-cell';
import { latinDigits } from '../cells/digits-of-scripts';
import type { DateOrder, DecimalSeparator } from '../reading-arguments';
import { oppositeWords } from './opposite-words';
import { directionOf } from './vocabulary/words';

/** How the days of a column come out in one order. */
export interface DaysInOrder {
  read: number;
  isAscending: boolean;
  isDescending: boolean;
  /** How often the day changes from one line to the next. */
  changes: number;
  first: string;
  latest: string;
  last: string;
}

export const DATE_ORDERS: readonly DateOrder[] = ['DMY', 'MDY', 'YMD'];
/** Different values are counted up to this many. */
const MOST_VALUES = 101;
const IBAN = /^[A-Z]{2}\d\d(?: ?[A-Z0-9]){10,32}$/;

interface Seen {
  readonly row: number;
  readonly text: string;
}

/** What the filled cells of one column are, over all lines with a day. */
export class ColumnProfile {
  filled = 0;
  days = 0;
  /** Days whose order the cell itself does not settle. */
  openDays = 0;
  /** Days with a year of two digits between points: DMY unless only YMD reads them. */
  money = 0;
  /** Money with a sign, a currency or decimals, which tells it from other numbers. */
  evidentMoney = 0;
  negative = 0;
  /** Money with a mark of credit behind it. */
  credits = 0;
  nonZero = 0;
  typed = 0;
  outs = 0;
  ins = 0;
  codes = 0;
  ibans = 0;
  letters = 0;
  readonly values = new Set<string>();
  readonly orders = new Map<DateOrder, DaysInOrder>();
  readonly fixedOrders = new Set<DateOrder>();
  readonly separators: Record<DecimalSeparator, number> = { '.': 0, ',': 0 };
  readonly separatorSeen: Partial<Record<DecimalSeparator, Seen>> = {};
  /** Money with a currency beside it, and the currencies that all of them may stand for. */
  marked = 0;
  currencies: readonly string[] = [];
  /** Those that any of them may stand for. */
  readonly anyCurrencies = new Set<string>();
  /** Cells with a lone mark before three digits. */
  open = 0;
  readonly openCells = new Set<string>();
  /** The first cells whose first, or second, number is no month. */
  dayFirst: Seen | undefined;
  monthFirst: Seen | undefined;

  add(written: string, row: number): void {
    if (written === '') return;
    const cell = latinDigits(written);
    this.filled += 1;
    if (this.values.size < MOST_VALUES) this.values.add(cell);
    const code = cell.charCodeAt(0);
    const startsWithLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 0x2e0;
    if (startsWithLetter) this.#addWord(cell);
    if (cell.length > 60 || !hasDigit(cell)) {
      if (startsWithLetter) return;
      if (cell === '-' || cell === '+') this.#addWord(cell);
      else if (/\p{L}/u.test(cell)) this.letters += 1;
      return;
    }
    const date = parseDateCell(cell);
    if (date !== undefined) this.#addDay(date, cell, row);
    const amount = parseAmountCell(cell);
    if (amount === undefined) {
      if (!startsWithLetter && date === undefined && /\p{L}/u.test(cell)) this.letters += 1;
      return;
    }
    this.money += 1;
    if (amount.isNegative) this.negative += 1;
    if (amount.isCredit === true) this.credits += 1;
    if (/[1-9]/.test(amount.digits)) this.nonZero += 1;
    if (amount.isTyped) this.typed += 1;
    if (amount.isSigned || amount.isTyped || amount.currencies !== undefined || /[.,]/.test(amount.digits))
      this.evidentMoney += 1;
    const { currencies } = amount;
    if (currencies !== undefined) {
      this.currencies = this.marked === 0 ? currencies : this.currencies.filter((code) => currencies.includes(code));
      this.marked += 1;
      for (const code of currencies) this.anyCurrencies.add(code);
    }
    const seen = amount.isTyped ? 'none' : separatorSeen(amount.digits);
    if (seen === 'open') {
      this.open += 1;
      if (this.openCells.size < 10) this.openCells.add(amount.digits);
    } else if (seen !== 'none') {
      this.separators[seen] += 1;
      this.separatorSeen[seen] ??= { row, text: cell };
    }
  }

  #addWord(cell: string): void {
    this.letters += 1;
    if (cell.length > 40) return;
    const direction = directionOf(cell);
    if (direction === -1) this.outs += 1;
    if (direction === 1) this.ins += 1;
    if (cell.length === 3 && isCurrencyCode(cell.toUpperCase())) this.codes += 1;
    if (cell.length >= 15 && IBAN.test(cell)) this.ibans += 1;
  }

  #addDay(date: NonNullable<ReturnType<typeof parseDateCell>>, cell: string, row: number): void {
    this.days += 1;
    const isOpen = date.order === 'open';
    if (isOpen) this.openDays += 1;
    else this.fixedOrders.add(date.order);
    if (!isOpen && !date.isShort) return;
    if (isOpen && date.first > 12) this.dayFirst ??= { row, text: cell };
    if (isOpen && date.second > 12) this.monthFirst ??= { row, text: cell };
    for (const order of DATE_ORDERS) {
      const day = dayOf(date, order);
      if (day === undefined) continue;
      const known = this.orders.get(order);
      if (known === undefined) {
        this.orders.set(order, {
          read: 1,
          isAscending: true,
          isDescending: true,
          changes: 0,
          first: day,
          latest: day,
          last: day,
        });
        continue;
      }
      known.read += 1;
      if (day > known.last) known.isDescending = false;
      if (day < known.last) known.isAscending = false;
      if (day !== known.last) known.changes += 1;
      if (day > known.latest) known.latest = day;
      if (day < known.first) known.first = day;
      known.last = day;
    }
  }

  /** Every filled cell is a word for money that left or came, and both or one of them occur. */
  get isDirection(): boolean {
    return this.filled > 0 && (this.outs + this.ins === this.filled || oppositeWords(this.values) !== undefined);
  }

  /** Every filled cell is such a word, and both occur. */
  get isBothDirections(): boolean {
    return this.isDirection && ((this.outs > 0 && this.ins > 0) || oppositeWords(this.values) !== undefined);
  }
}

function hasDigit(cell: string): boolean {
  for (let index = 0; index < cell.length; index += 1) {
    const code = cell.charCodeAt(index);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}
