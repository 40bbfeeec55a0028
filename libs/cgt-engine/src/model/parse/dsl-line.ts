import { quoted, type DomainError } from '@bursar/toolkit';

import type { Action } from '../actions';
import { placeFacts } from '../place';
import { refusal } from '../../errors';
import { ACTION_SYNTAX } from './syntax';
import type { Decimal } from '../numbers/decimal';
import { NO_MONEY, POUNDS, type Money } from '../transaction';
import { readCurrency, readNumber, type FieldContext, type NumberField } from './fields';

const KEYWORDS = new Set([...Object.keys(ACTION_SYNTAX), 'FEES', 'TAX', 'TOTAL', 'RATIO']);

export const AT = '@';

export const QUANTITY: NumberField = { name: 'quantity', positive: true };
export const PRICE: NumberField = { name: 'price', positive: false };
export const FEES: NumberField = { name: 'fees', positive: false };
export const TOTAL: NumberField = { name: 'total', positive: false };
export const TAX: NumberField = { name: 'tax', positive: false };

/** The tokens of one line, read from left to right; blanks part them, and `@` parts them without blanks. */
export class DslLine {
  /** The token that comes next; undefined at the end. */
  next: string | undefined;
  private offset = 0;
  /** Refusals show how this action is written: a purchase's until it is known. */
  action: Action = 'BUY';

  constructor(
    private readonly text: string,
    readonly context: FieldContext,
  ) {
    this.advance();
  }

  /** The next token; `name` says what it should have been when the line ends here. */
  take(name: string): string {
    const token = this.next;
    if (token === undefined) throw this.refuse(`the line ends where the ${name} should follow`, '');
    this.advance();
    return token;
  }

  keyword(word: string): void {
    if (this.optional(word)) return;
    if (this.next === undefined) throw this.refuse(`the line ends where "${word}" should follow`, '');
    throw this.refuse(`found ${quoted(this.next)} where "${word}" was expected`, this.next);
  }

  /** Reads the keyword if it comes next. */
  optional(word: string): boolean {
    if (this.next !== word && this.next?.toUpperCase() !== word) return false;
    this.advance();
    return true;
  }

  number(field: NumberField): Decimal {
    return readNumber(this.take(field.name), this.context, this.action, field);
  }

  money(field: NumberField): Money {
    const amount = this.number(field);
    const token = this.next;
    if (token === undefined || !/^[A-Za-z]{3}$/.test(token) || KEYWORDS.has(token.toUpperCase())) {
      return { amount, currency: POUNDS };
    }
    if (token.toUpperCase() === 'FEE') throw this.refuse(`found ${quoted(token)}; the word is "FEES"`, token);
    this.advance();
    return { amount, currency: readCurrency(token, this.context) };
  }

  optionalMoney(keyword: string, field: NumberField): Money {
    return this.optional(keyword) ? this.money(field) : NO_MONEY;
  }

  /** Anything left over on a line is an error: half of an amount may stand there. */
  end(): void {
    if (this.next === undefined) return;
    const rest = `${this.next}${this.text.slice(this.offset)}`.trimEnd();
    throw this.refuse(`${quoted(rest)} is left over at the end of the line`, rest);
  }

  private advance(): void {
    const { text } = this;
    let start = this.offset;
    while (isBlank(text.charCodeAt(start))) start += 1;
    let end = start;
    if (text[start] === AT) end += 1;
    else while (end < text.length && text[end] !== AT && !isBlank(text.charCodeAt(end))) end += 1;
    this.next = end > start ? text.slice(start, end) : undefined;
    this.offset = end;
  }

  refuse(found: string, value: string): DomainError {
    const syntax = ACTION_SYNTAX[this.action];
    return refusal(
      'PARSE_ERROR',
      found,
      { hint: `write ${this.action} as: ${syntax.form}`, example: syntax.line },
      { ...placeFacts(this.context.place), value: value.slice(0, 100) },
    );
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
