import type { CivilDate } from '@bursar/calendar';

import type { Action } from '../actions';
import type { Place } from '../place';
import type { Trade, Transaction } from '../transaction';
import { readBetweenShares, readGift, readInstrument, readReorganisation, readReportableIncome } from './dsl-events';
import { AT, DslLine, FEES, PRICE, QUANTITY, TAX, TOTAL } from './dsl-line';
import { knownAction, readAction, readDate, readTicker, type FieldContext } from './fields';

/** Reads one line of DSL text without its comment. Returns undefined for a blank line; throws the line's refusal. */
export function readDslLine(text: string, context: FieldContext): Transaction | undefined {
  const line = new DslLine(text, context);
  if (line.next === undefined) return undefined;
  if (knownAction(line.next) === 'INSTRUMENT') return readInstrument(line, context);
  const dateText = line.take('date');
  const known = knownAction(line.next);
  line.action = known ?? 'BUY';
  const date = readDate(dateText, context, line.action);
  const word = line.take('action');
  const action = known ?? readAction(word, context);
  if (action === 'INSTRUMENT') throw line.refuse('INSTRUMENT has no date', dateText);
  const ticker = readTicker(line.take('ticker'), context);
  const transaction = readActionPart(line, action, context.place, date, ticker);
  line.end();
  return transaction;
}

// Objects are written out in one literal each: histories are long, and objects grown by spreading are slow to read.
function readActionPart(
  line: DslLine,
  action: Exclude<Action, 'INSTRUMENT'>,
  place: Place,
  date: CivilDate,
  ticker: string,
): Transaction {
  switch (action) {
    case 'BUY':
    case 'SELL':
    case 'RIGHTS': {
      const quantity = line.number(QUANTITY);
      const per: Trade['per'] = line.optional('TOTAL') ? 'all' : 'share';
      if (per === 'share') line.keyword(AT);
      const consideration = line.money(per === 'all' ? TOTAL : PRICE);
      return { place, date, ticker, action, quantity, consideration, per, fees: line.optionalMoney('FEES', FEES) };
    }
    case 'DIVIDEND': {
      line.keyword('TOTAL');
      const total = line.money(TOTAL);
      return { place, date, ticker, action, total, tax: line.optionalMoney('TAX', TAX) };
    }
    case 'ACCUMULATION': {
      const quantity = line.number(QUANTITY);
      line.keyword('TOTAL');
      const total = line.money(TOTAL);
      return { place, date, ticker, action, quantity, total, tax: line.optionalMoney('TAX', TAX) };
    }
    case 'CAPRETURN': {
      const quantity = line.number(QUANTITY);
      line.keyword('TOTAL');
      const total = line.money(TOTAL);
      return { place, date, ticker, action, quantity, total, fees: line.optionalMoney('FEES', FEES) };
    }
    case 'SPLIT':
    case 'UNSPLIT':
      return { place, date, ticker, action, ...readReorganisation(line, action, ticker) };
    case 'RENAME':
    case 'SPINOFF':
    case 'TAKEOVER':
      return { place, date, ticker, ...readBetweenShares(line, action, ticker) };
    case 'SPOUSEOUT':
      return { place, date, ticker, action, quantity: line.number(QUANTITY) };
    case 'SPOUSEIN':
    case 'GIFT':
      return { place, date, ticker, action, ...readGift(line, action) };
    case 'ERI':
      return { place, date, ticker, action, ...readReportableIncome(line, date) };
  }
}
