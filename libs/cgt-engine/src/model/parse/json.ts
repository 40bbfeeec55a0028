import type { CivilDate } from '@bursar/calendar';
import { quoted } from '@bursar/toolkit';

import type { Action } from '../actions';
import { placeFacts, type Place } from '../place';
import { refusal } from '../../errors';
import { ACTION_SYNTAX } from './syntax';
import type { Transaction } from '../transaction';
import { readDate, readTicker, type FieldContext } from './fields';
import { JsonItem } from './json-item';
import { betweenShares, gift, instrument, reorganisation, reportableIncome } from './json-events';

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
  return readItem(new JsonItem(item as Record<string, unknown>, context));
}

function readItem(item: JsonItem): Transaction {
  const { context } = item;
  // The refusal of a missing date lists the fields of the item's own action.
  if (!item.given('date')) item.action = item.readAction();
  if (item.action === 'INSTRUMENT') return instrument(item);
  const date = readDate(item.text('date'), context, item.action);
  const action = item.readAction();
  item.action = action;
  if (action === 'INSTRUMENT') return instrument(item);
  const ticker = readTicker(item.text('ticker'), context);
  const transaction = readActionPart(item, action, context.place, date, ticker);
  item.checkRestatedCurrency(transaction);
  return transaction;
}

function readActionPart(
  item: JsonItem,
  action: Exclude<Action, 'INSTRUMENT'>,
  place: Place,
  date: CivilDate,
  ticker: string,
): Transaction {
  switch (action) {
    case 'BUY':
    case 'SELL':
    case 'RIGHTS': {
      const quantity = item.quantity();
      const { consideration, per } = item.consideration();
      return { place, date, ticker, action, quantity, consideration, per, fees: item.optionalMoney('fees') };
    }
    case 'DIVIDEND': {
      const total = item.money('total_value');
      return { place, date, ticker, action, total, tax: item.optionalMoney('tax_paid') };
    }
    case 'ACCUMULATION': {
      const quantity = item.quantity();
      const total = item.money('total_value');
      return { place, date, ticker, action, quantity, total, tax: item.optionalMoney('tax_paid') };
    }
    case 'CAPRETURN': {
      const quantity = item.quantity();
      const total = item.money('total_value');
      return { place, date, ticker, action, quantity, total, fees: item.optionalMoney('fees') };
    }
    case 'SPLIT':
    case 'UNSPLIT':
      return { place, date, ticker, action, ...reorganisation(item, action, ticker) };
    case 'RENAME':
    case 'SPINOFF':
    case 'TAKEOVER':
      return { place, date, ticker, ...betweenShares(item, action, ticker) };
    case 'SPOUSEOUT':
      return { place, date, ticker, action, quantity: item.quantity() };
    case 'SPOUSEIN':
    case 'GIFT':
      return { place, date, ticker, action, ...gift(item, action) };
    case 'ERI':
      return { place, date, ticker, action, ...reportableIncome(item, date) };
  }
}
