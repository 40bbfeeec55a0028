import type { CivilDate } from '@bursar/calendar';
import { quoted, type DomainError } from '@bursar/toolkit';

import type { Action } from '../../contract/actions';
import { placeFacts, type Place } from '../../contract/place';
import { refusal } from '../../contract/refusals';
import { ACTION_SYNTAX } from '../../contract/syntax';
import { decimalOf, type Decimal } from '../decimal';
import { POUNDS, type Money, type Transaction } from '../transaction';
import {
  knownAction,
  readAction,
  readCurrency,
  readDate,
  readNumber,
  readRatio,
  readTicker,
  type FieldContext,
} from './fields';

const NO_MONEY: Money = { amount: decimalOf('0'), currency: POUNDS };
const KEYWORDS = new Set([...Object.keys(ACTION_SYNTAX), 'FEES', 'TAX', 'TOTAL', 'RATIO']);

/** The tokens of one line, read from left to right. */
class Line {
  private next = 0;
  /** Refusals show how this action is written: a purchase's until it is known. */
  action: Action = 'BUY';

  constructor(
    private readonly tokens: readonly string[],
    readonly context: FieldContext,
  ) {}

  /** The next token; `expected` says what it should have been when the line ends here. */
  take(expected: string): string {
    const token = this.tokens[this.next];
    if (token === undefined) throw this.refuse(`the line ends where ${expected} should follow`, '');
    this.next += 1;
    return token;
  }

  keyword(word: string): void {
    const token = this.take(`"${word}"`);
    if (token.toUpperCase() !== word) throw this.refuse(`found ${quoted(token)} where "${word}" was expected`, token);
  }

  /** Reads the keyword if it comes next. */
  optional(word: string): boolean {
    if (this.tokens[this.next]?.toUpperCase() !== word) return false;
    this.next += 1;
    return true;
  }

  number(name: string): Decimal {
    return readNumber(this.take(`the ${name}`), this.context, this.action, { name, positive: true });
  }

  money(name: string): Money {
    const amount = readNumber(this.take(`the ${name}`), this.context, this.action, { name, positive: false });
    const token = this.tokens[this.next];
    if (token === undefined || !/^[A-Za-z]{3}$/.test(token) || KEYWORDS.has(token.toUpperCase())) {
      return { amount, currency: POUNDS };
    }
    this.next += 1;
    return { amount, currency: readCurrency(token, this.context) };
  }

  /** Anything left over on a line is an error: half of an amount may stand there. */
  end(): void {
    const rest = this.tokens.slice(this.next).join(' ');
    if (rest !== '') throw this.refuse(`${quoted(rest)} is left over at the end of the line`, rest);
  }

  private refuse(found: string, value: string): DomainError {
    const syntax = ACTION_SYNTAX[this.action];
    return refusal(
      'PARSE_ERROR',
      found,
      { hint: `write ${this.action} as: ${syntax.form}`, example: syntax.line },
      { ...placeFacts(this.context.place), value: value.slice(0, 100) },
    );
  }
}

/** Reads one line of DSL text without its comment. Returns undefined for a blank line; throws the line's refusal. */
export function readDslLine(text: string, context: FieldContext): Transaction | undefined {
  const tokens = text.match(/[^ \t@]+|@/g);
  if (tokens === null) return undefined;
  const line = new Line(tokens, context);
  const known = knownAction(tokens[1]);
  line.action = known ?? 'BUY';
  const date = readDate(line.take('a date'), context, line.action);
  const word = line.take('an action');
  const action = known ?? readAction(word, context);
  const ticker = readTicker(line.take('the ticker'), context);
  const transaction = readActionPart(line, action, context.place, date, ticker);
  line.end();
  return transaction;
}

// Objects are written out in one literal each: histories are long, and objects grown by spreading are slow to read.
function readActionPart(line: Line, action: Action, place: Place, date: CivilDate, ticker: string): Transaction {
  switch (action) {
    case 'BUY':
    case 'SELL': {
      const quantity = line.number('quantity');
      line.keyword('@');
      const price = line.money('price');
      const fees = optionalMoney(line, 'FEES', 'fees');
      return { place, date, ticker, action, quantity, price, fees };
    }
    case 'DIVIDEND': {
      line.keyword('TOTAL');
      const total = line.money('total');
      return { place, date, ticker, action, total, tax: optionalMoney(line, 'TAX', 'tax') };
    }
    case 'ACCUMULATION': {
      const quantity = line.number('quantity');
      line.keyword('TOTAL');
      const total = line.money('total');
      return { place, date, ticker, action, quantity, total, tax: optionalMoney(line, 'TAX', 'tax') };
    }
    case 'CAPRETURN': {
      const quantity = line.number('quantity');
      line.keyword('TOTAL');
      const total = line.money('total');
      return { place, date, ticker, action, quantity, total, fees: optionalMoney(line, 'FEES', 'fees') };
    }
    case 'SPLIT':
    case 'UNSPLIT': {
      line.keyword('RATIO');
      return { place, date, ticker, action, ratio: readRatio(line.take('the ratio'), line.context, action, ticker) };
    }
  }
}

function optionalMoney(line: Line, keyword: string, name: string): Money {
  return line.optional(keyword) ? line.money(name) : NO_MONEY;
}
