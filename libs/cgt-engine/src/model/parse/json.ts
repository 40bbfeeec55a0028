import type { CivilDate } from '@bursar/calendar';
import { plainDecimal } from '@bursar/money';
import { quoted, type DomainError } from '@bursar/toolkit';

import type { Action } from '../actions';
import { placeFacts, type Place } from '../place';
import { refusal } from '../../errors';
import { ACTION_SYNTAX } from './syntax';
import type { Decimal } from '../numbers/decimal';
import { compare } from '../numbers/fraction';
import { NO_MONEY, POUNDS, type Money, type Transaction } from '../transaction';
import { readAction, readCurrency, readDate, readNumber, readRatio, readTicker, type FieldContext } from './fields';

const MONEY_FORMS = '"150" or {"amount":"150","currency":"USD"}';

/** Reads one item of a JSON array. Throws the item's refusal; fields that no action knows are left alone. */
export function readJsonItem(item: unknown, context: FieldContext): Transaction {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw refusal(
      'INVALID_JSON',
      `item ${context.place.number} of the array is ${quoted(item)}, not an object`,
      { hint: 'each item of the array is one transaction object', example: `[${ACTION_SYNTAX.BUY.item}]` },
      placeFacts(context.place),
    );
  }
  return new Item(item as Record<string, unknown>, context).read();
}

class Item {
  private action: Action = 'BUY';

  constructor(
    private readonly fields: Readonly<Record<string, unknown>>,
    private readonly context: FieldContext,
  ) {}

  read(): Transaction {
    // The refusal of a missing date lists the fields of the item's own action.
    if (!this.given('date')) this.action = this.readAction();
    const date = readDate(this.text('date'), this.context, this.action);
    this.action = this.readAction();
    const ticker = readTicker(this.text('ticker'), this.context);
    const transaction = this.readActionPart(this.context.place, date, ticker);
    this.checkRestatedCurrency(transaction);
    return transaction;
  }

  private readActionPart(place: Place, date: CivilDate, ticker: string): Transaction {
    const { action } = this;
    switch (action) {
      case 'BUY':
      case 'SELL': {
        const quantity = this.quantity();
        const price = this.money('price');
        return { place, date, ticker, action, quantity, price, fees: this.optionalMoney('fees') };
      }
      case 'DIVIDEND': {
        const total = this.money('total_value');
        return { place, date, ticker, action, total, tax: this.optionalMoney('tax_paid') };
      }
      case 'ACCUMULATION': {
        const quantity = this.quantity();
        const total = this.money('total_value');
        return { place, date, ticker, action, quantity, total, tax: this.optionalMoney('tax_paid') };
      }
      case 'CAPRETURN': {
        const quantity = this.quantity();
        const total = this.money('total_value');
        return { place, date, ticker, action, quantity, total, fees: this.optionalMoney('fees') };
      }
      case 'SPLIT':
      case 'UNSPLIT':
        return {
          place,
          date,
          ticker,
          action,
          ratio: readRatio(this.decimalText('ratio'), this.context, action, ticker),
        };
    }
  }

  /** `action` or `type`, any letter case; where both stand they must mean the same. */
  private readAction(): Action {
    const spellings = (['action', 'type'] as const)
      .filter((field) => this.given(field))
      .map((field) => readAction(this.text(field).replace(/^cap_return$/i, 'CAPRETURN'), this.context));
    const [first, second] = spellings;
    if (first === undefined) throw this.missing('action');
    if (second !== undefined && first !== second) throw this.contradiction('action', 'type');
    return first;
  }

  /** `amount` or `quantity`; where both stand they must be the same number. */
  private quantity(): Decimal {
    const spellings = (['amount', 'quantity'] as const)
      .filter((field) => this.given(field))
      .map((name) => readNumber(this.decimalText(name), this.context, this.action, { name, positive: true }));
    const [first, second] = spellings;
    if (first === undefined) throw this.missing('amount');
    if (second !== undefined && compare(first.value, second.value) !== 0)
      throw this.contradiction('amount', 'quantity');
    return first;
  }

  private optionalMoney(field: string): Money {
    return this.given(field) ? this.money(field) : NO_MONEY;
  }

  private money(field: string): Money {
    const value = this.required(field);
    if (Array.isArray(value)) throw this.wrongType(field, value, `a decimal string or one object, ${MONEY_FORMS}`);
    if (typeof value !== 'object') return { amount: this.amount(field, value), currency: POUNDS };
    const { amount, currency } = value as { amount?: unknown; currency?: unknown };
    if (currency === undefined || currency === null || currency === '') {
      throw refusal(
        'MISSING_CURRENCY',
        `${field} is an object without a currency; an object needs amount and currency, pounds are a plain string`,
        {
          hint: 'write a plain string for pounds (GBP), or add the currency to the object',
          example: MONEY_FORMS,
        },
        { ...placeFacts(this.context.place), field },
      );
    }
    if (amount === undefined || amount === null) throw this.missing(`${field}.amount`);
    if (typeof currency !== 'string')
      throw this.wrongType(`${field}.currency`, currency, 'a currency code as a string');
    return { amount: this.amount(field, amount), currency: readCurrency(currency.trim(), this.context) };
  }

  private amount(field: string, value: unknown): Decimal {
    const text = this.plainText(field, value, `a decimal string, ${MONEY_FORMS}`);
    return readNumber(text, this.context, this.action, { name: field, positive: false });
  }

  private decimalText(field: string): string {
    return this.plainText(field, this.required(field), 'a decimal string such as "100"');
  }

  /** Strings as they are; JSON numbers in their shortest decimal form. */
  private plainText(field: string, value: unknown, expected: string): string {
    if (typeof value === 'string') return value.trim();
    const text = typeof value === 'number' ? plainDecimal(value) : undefined;
    if (text === undefined) throw this.wrongType(field, value, expected);
    return text;
  }

  private text(field: string): string {
    const value = this.required(field);
    if (typeof value !== 'string') throw this.wrongType(field, value, 'a string');
    return value.trim();
  }

  private required(field: string): unknown {
    if (!this.given(field)) throw this.missing(field);
    return this.fields[field];
  }

  private given(field: string): boolean {
    return Object.hasOwn(this.fields, field) && this.fields[field] !== undefined && this.fields[field] !== null;
  }

  /** `currency` restates that of the price or total. One that says otherwise, or pence, means pounds were not meant. */
  private checkRestatedCurrency(transaction: Transaction): void {
    const stated = this.fields['currency'];
    if (typeof stated !== 'string' || stated.trim() === '') return;
    const money = 'price' in transaction ? transaction.price : 'total' in transaction ? transaction.total : undefined;
    if (money === undefined || readCurrency(stated.trim(), this.context) === money.currency) return;
    const field = 'price' in transaction ? 'price' : 'total_value';
    throw refusal(
      'INVALID_JSON',
      `currency says ${quoted(stated)} but ${field} is in ${money.currency}`,
      {
        hint: `write ${field} as an object with its currency; a plain string means pounds`,
        example: `"${field}":{"amount":"${money.amount.text}","currency":"USD"}`,
      },
      { ...placeFacts(this.context.place), field: 'currency', value: stated.slice(0, 100) },
    );
  }

  private missing(field: string): DomainError {
    const syntax = ACTION_SYNTAX[this.action];
    return refusal(
      'MISSING_FIELD',
      `${field} is missing`,
      { hint: `${this.action} needs ${syntax.fields.join(', ')}`, example: syntax.item },
      { ...placeFacts(this.context.place), field },
    );
  }

  private contradiction(field: string, other: string): DomainError {
    return refusal(
      'INVALID_JSON',
      `${field} ${quoted(this.fields[field])} and ${other} ${quoted(this.fields[other])} differ`,
      { hint: `give ${field} or ${other}; they are two names of one field`, example: ACTION_SYNTAX[this.action].item },
      { ...placeFacts(this.context.place), field },
    );
  }

  private wrongType(field: string, value: unknown, expected: string): DomainError {
    return refusal(
      'PARSE_ERROR',
      `${field} is ${quoted(value)}; expected ${expected}`,
      { hint: 'strings are safest, also for numbers', example: ACTION_SYNTAX[this.action].item },
      { ...placeFacts(this.context.place), field, value: quoted(value) },
    );
  }
}
