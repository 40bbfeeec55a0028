import { plainDecimal } from '@bursar/money';
import { quoted, type DomainError } from '@bursar/toolkit';

import type { Action } from '../actions';
import { placeFacts } from '../place';
import { refusal } from '../../errors';
import { ACTION_SYNTAX } from './syntax';
import type { Decimal } from '../numbers/decimal';
import { compare } from '../numbers/fraction';
import { NO_MONEY, POUNDS, type Money, type Transaction } from '../transaction';
import { readAction, readCurrency, readNumber, type FieldContext, type NumberField } from './fields';

const MONEY_FORMS = '"150" or {"amount":"150","currency":"USD"}';

/** The fields of one item of a JSON array, read by their names. Refusals show how the item's action is written. */
export class JsonItem {
  /** A purchase's until it is known. */
  action: Action = 'BUY';

  constructor(
    private readonly fields: Readonly<Record<string, unknown>>,
    readonly context: FieldContext,
  ) {}

  /** `action` or `type`, any letter case; where both stand they must mean the same. */
  readAction(): Action {
    const spellings = (['action', 'type'] as const)
      .filter((field) => this.given(field))
      .map((field) =>
        readAction(
          this.text(field)
            .replace(/^(cap|spin|spouse)_(return|off|out|in)$/i, '$1$2')
            .replace(/^demerger$/i, 'SPINOFF'),
          this.context,
        ),
      );
    const [first, second] = spellings;
    if (first === undefined) throw this.missing('action');
    if (second !== undefined && first !== second) throw this.contradiction('action', 'type');
    return first;
  }

  /** `amount` or `quantity`; where both stand they must be the same number. */
  quantity(): Decimal {
    const spellings = (['amount', 'quantity'] as const)
      .filter((field) => this.given(field))
      .map((name) => readNumber(this.decimalText(name), this.context, this.action, { name, positive: true }));
    const [first, second] = spellings;
    if (first === undefined) throw this.missing('amount');
    if (second !== undefined && compare(first.value, second.value) !== 0)
      throw this.contradiction('amount', 'quantity');
    return first;
  }

  /** `price` for one share, or `total_value` for all of them. */
  consideration() {
    if (!this.given('total_value')) return { consideration: this.money('price'), per: 'share' } as const;
    return { consideration: this.total(), per: 'all' } as const;
  }

  /** `total_value`, which a price for one share must not stand beside. */
  total(): Money {
    const total = this.money('total_value');
    if (!this.given('price')) return total;
    throw this.tooMany('price', 'total_value', 'price for one share, or total_value for all of them');
  }

  optionalMoney(field: string): Money {
    return this.given(field) ? this.money(field) : NO_MONEY;
  }

  money(field: string): Money {
    return this.moneyOf(field, this.required(field));
  }

  /** A value as money; `positive` where it must be above zero. */
  moneyOf(field: string, value: unknown, positive = false): Money {
    if (Array.isArray(value) || value === null)
      throw this.wrongType(field, value, `a decimal string or one object, ${MONEY_FORMS}`);
    if (typeof value !== 'object') return { amount: this.amount(field, value, positive), currency: POUNDS };
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
    return { amount: this.amount(field, amount, positive), currency: readCurrency(currency.trim(), this.context) };
  }

  private amount(field: string, value: unknown, positive: boolean): Decimal {
    const text = this.plainText(field, value, `a decimal string, ${MONEY_FORMS}`);
    return readNumber(text, this.context, this.action, { name: field, positive });
  }

  decimalText(field: string): string {
    return this.plainText(field, this.required(field), 'a decimal string such as "100"');
  }

  /** A number with the rule of its field. */
  number(field: NumberField): Decimal {
    return readNumber(this.decimalText(field.name), this.context, this.action, field);
  }

  list(field: string, expected: string): readonly unknown[] {
    const value = this.required(field);
    if (!Array.isArray(value)) throw this.wrongType(field, value, expected);
    return value;
  }

  /** Strings as they are; JSON numbers in their shortest decimal form. */
  private plainText(field: string, value: unknown, expected: string): string {
    if (typeof value === 'string') return value.trim();
    const text = typeof value === 'number' ? plainDecimal(value) : undefined;
    if (text === undefined) throw this.wrongType(field, value, expected);
    return text;
  }

  text(field: string): string {
    const value = this.required(field);
    if (typeof value !== 'string') throw this.wrongType(field, value, 'a string');
    return value.trim();
  }

  private required(field: string): unknown {
    if (!this.given(field)) throw this.missing(field);
    return this.fields[field];
  }

  given(field: string): boolean {
    return Object.hasOwn(this.fields, field) && this.fields[field] !== undefined && this.fields[field] !== null;
  }

  /** `currency` restates that of the price or total. One that says otherwise, or pence, means pounds were not meant. */
  checkRestatedCurrency(transaction: Transaction): void {
    const stated = this.fields['currency'];
    if (typeof stated !== 'string' || stated.trim() === '') return;
    const [field, money] =
      'consideration' in transaction
        ? [transaction.per === 'all' ? 'total_value' : 'price', transaction.consideration]
        : ['total_value', 'total' in transaction ? transaction.total : undefined];
    if (money === undefined || readCurrency(stated.trim(), this.context) === money.currency) return;
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

  missing(field: string): DomainError {
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

  tooMany(field: string, other: string, instead: string): DomainError {
    return refusal(
      'INVALID_JSON',
      `${field} and ${other} are both given`,
      { hint: `give ${instead}`, example: ACTION_SYNTAX[this.action].item },
      { ...placeFacts(this.context.place), field: other },
    );
  }

  wrongType(field: string, value: unknown, expected: string): DomainError {
    return refusal(
      'PARSE_ERROR',
      `${field} is ${quoted(value)}; expected ${expected}`,
      { hint: 'strings are safest, also for numbers', example: ACTION_SYNTAX[this.action].item },
      { ...placeFacts(this.context.place), field, value: quoted(value) },
    );
  }
}
