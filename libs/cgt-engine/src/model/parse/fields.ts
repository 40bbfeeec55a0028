import { daysInMonth, hasDateForm, parseCivilDate, type CivilDate } from '@bursar/calendar';
import { isIsoCurrency } from '@bursar/money';
import { quoted, type DomainError } from '@bursar/toolkit';

import { ACTIONS, type Action } from '../actions';
import { placeFacts, type Place } from '../place';
import { refusal, type RefusalCode } from '../../errors';
import { ACTION_SYNTAX } from './syntax';
import { MAXIMUM_DIGITS, readDecimal, type Decimal } from '../numbers/decimal';
import { isZero } from '../numbers/fraction';
import { POUNDS } from '../transaction';
import { likelyAction } from './likely-action';

/** What all checks of one transaction share: where it stands, and how codes outside ISO 4217 are known. */
export interface FieldContext {
  readonly place: Place;
  /** True for a code that HMRC has published a rate for, current or not. */
  readonly hasRates: (currency: string) => boolean;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A refusal at a transaction, quoting the value that was found. */
export function refuseValue(
  { place }: FieldContext,
  code: RefusalCode,
  found: string,
  value: string,
  advice: { readonly hint: string; readonly example?: string },
): DomainError {
  return refusal(code, found, advice, { ...placeFacts(place), value: value.slice(0, 100) });
}

/** `action` is that of the transaction where it is known: refusals then show how it is written. */
export function readDate(text: string, context: FieldContext, action: Action = 'BUY'): CivilDate {
  const date = usableDate(text);
  if (date !== undefined) return date;
  if (hasDateForm(text)) {
    throw refuseValue(context, 'INVALID_DATE', `${text} is not a day that can be used`, text, {
      hint: dateHint(text),
      example: '2024-02-29',
    });
  }
  throw refuseValue(context, 'PARSE_ERROR', `${quoted(text)} is not a date; expected YYYY-MM-DD`, text, {
    hint: `write the date as year, month and day; ${syntaxOf(action, context)}`,
    example: exampleOf(action, context),
  });
}

/** The day that text names; undefined when there is no such day, or none of the years that can be used. */
export function usableDate(text: string): CivilDate | undefined {
  const date = parseCivilDate(text);
  return date === undefined || date.year < FIRST_YEAR || date.year > LAST_YEAR ? undefined : date;
}

/** What is wrong with a well-formed date that names no usable day. */
export function dateHint(text: string): string {
  const [year, month] = text.split('-').map(Number) as [number, number];
  if (year < FIRST_YEAR || year > LAST_YEAR) return `years run from ${FIRST_YEAR} to ${LAST_YEAR}`;
  if (month < 1 || month > 12) return 'months run from 01 to 12';
  return `that month has the days 01 to ${daysInMonth(year, month)}`;
}

const ACTION_WORDS: ReadonlySet<string> = new Set(ACTIONS);

/** The action that a word names, in any letter case. */
export function knownAction(text: string | undefined): Action | undefined {
  if (text === undefined) return undefined;
  const word = ACTION_WORDS.has(text) ? text : text.toUpperCase();
  return ACTION_WORDS.has(word) ? (word as Action) : undefined;
}

export function readAction(text: string, context: FieldContext): Action {
  const action = knownAction(text);
  if (action !== undefined) return action;
  const actions = ACTIONS.join(', ');
  throw refuseValue(context, 'UNKNOWN_ACTION', `${quoted(text)} is not an action; the actions are ${actions}`, text, {
    hint: likelyAction(text.toUpperCase()),
  });
}

/** The longest names of funds, written as one word, have some eighty. */
export const MAXIMUM_TICKER_LENGTH = 100;

export function readTicker(text: string, context: FieldContext): string {
  if (text.length > MAXIMUM_TICKER_LENGTH) {
    const found = `${quoted(text)} has ${text.length} characters; a ticker has at most ${MAXIMUM_TICKER_LENGTH}`;
    throw refuseValue(context, 'INVALID_TICKER', found, text, { hint: 'use the ticker or the ISIN', example: 'BRKB' });
  }
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toUpperCase();
  throw refuseValue(context, 'INVALID_TICKER', `${quoted(text)} is not a ticker: letters and digits only`, text, {
    hint: 'leave out dots, dashes and other signs, or use the ISIN',
    example: 'BRKB',
  });
}

/** A code in capitals. Pence are refused: `GBX`, and `GBp` though its letters are those of the pound. */
export function readCurrency(text: string, context: FieldContext): string {
  const code = text.toUpperCase();
  const isPence = text === 'GBp' || code === 'GBX';
  if (!isPence && (code === POUNDS || isIsoCurrency(code) || context.hasRates(code))) return code;
  throw refuseValue(context, 'INVALID_CURRENCY', `${quoted(text)} is not a currency code`, text, {
    hint: 'use the three-letter ISO 4217 code; for pence (GBX, GBp) divide the amount by 100 and write GBP',
    example: 'USD',
  });
}

/** A field that holds a number: its name, and whether it must be above zero. */
export interface NumberField {
  readonly name: string;
  readonly positive: boolean;
}

/** A quantity or a ratio must be above zero; money may be zero. Neither is written with a sign. */
export function readNumber(text: string, context: FieldContext, action: Action, field: NumberField): Decimal {
  const reading = readDecimal(text);
  const where = `${action} ${field.name}`;
  if (reading.kind === 'decimal' && !(field.positive && isZero(reading.decimal.value))) return reading.decimal;
  if (reading.kind === 'decimal' || reading.kind === 'signed') {
    throw refusal(
      'AMOUNT_NOT_POSITIVE',
      `${where} ${text.slice(0, MAXIMUM_DIGITS)}: amounts must be positive`,
      { hint: amountHint(field.positive), example: exampleOf(action, context) },
      { ...placeFacts(context.place), field: field.name, value: text.slice(0, MAXIMUM_DIGITS) },
    );
  }
  const [found, rule] =
    reading.kind === 'too-long'
      ? [`has more than ${MAXIMUM_DIGITS} digits`, 'write the number with fewer digits']
      : ['is not a number', numberHint(text, field, context)];
  throw refuseValue(context, 'PARSE_ERROR', `${where} ${quoted(text)} ${found}`, text, {
    hint: `${rule}; ${syntaxOf(action, context)}`,
    example: exampleOf(action, context),
  });
}

/** "£1.20", "120p", and "USD" where the number should stand. */
const CURRENCY_IN_NUMBER = /[£$€¥]|\dp$|^[A-Za-z]{3}[\d.]*$|\d[A-Za-z]{3}$/;

function numberHint(text: string, { positive }: NumberField, { place }: FieldContext): string {
  if (positive || !CURRENCY_IN_NUMBER.test(text)) {
    return 'use digits with an optional decimal point: no thousands separators, exponents or signs';
  }
  return place.form === 'line'
    ? 'write a currency as a three-letter code behind its number, after a blank; pounds need none, and pence are divided by 100'
    : 'give an object with amount and currency; pounds are a plain string, and pence are divided by 100';
}

/** How an action is written, in the form that was sent. */
export function syntaxOf(action: Action, { place }: FieldContext): string {
  const { form, fields } = ACTION_SYNTAX[action];
  return place.form === 'line' ? `${action} reads: ${form}` : `${action} needs ${fields.join(', ')}`;
}

export function exampleOf(action: Action, { place }: FieldContext): string {
  return place.form === 'line' ? ACTION_SYNTAX[action].line : ACTION_SYNTAX[action].item;
}

function amountHint(positive: boolean): string {
  return positive
    ? 'quantities and ratios are greater than zero and have no sign; enter a sale as SELL, not as a negative BUY'
    : 'prices, totals, fees and tax are zero or more and have no sign; enter a sale as SELL, not as a negative BUY';
}
