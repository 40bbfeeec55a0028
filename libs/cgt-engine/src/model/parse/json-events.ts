import type { CivilDate } from '@bursar/calendar';

import {
  distributionDate,
  NO_MONEY,
  type Instrument,
  type Rename,
  type ReportableIncome,
  type Reorganisation,
  type SpinOff,
  type Takeover,
  type Trade,
} from '../transaction';
import { readDate, readTicker } from './fields';
import { readDistributionDate, readKind, readOtherTicker, readRatio, readShare } from './event-fields';
import type { JsonItem } from './json-item';

const RECEIVED = { name: 'received', positive: true };

/** `ratio`, and where given `when` and `cash`; an UNSPLIT takes no cash. */
export function reorganisation(
  item: JsonItem,
  action: Reorganisation['action'],
  ticker: string,
): Pick<Reorganisation, 'ratio' | 'when' | 'cash'> {
  return {
    ratio: readRatio(item.decimalText('ratio'), item.context, action, ticker),
    when: item.given('when') ? time(item) : undefined,
    cash: action === 'SPLIT' && item.given('cash') ? item.money('cash') : undefined,
  };
}

function time(item: JsonItem): 'open' | 'close' {
  const when = item.text('when').toLowerCase();
  if (when === 'open' || when === 'close') return when;
  throw item.wrongType('when', item.text('when'), '"open" (before the day\'s trades) or "close" (after them)');
}

type BetweenShares =
  | Pick<Rename, 'action' | 'to'>
  | Pick<SpinOff, 'action' | 'to' | 'received' | 'share' | 'prices'>
  | Pick<Takeover, 'action' | 'to' | 'received' | 'payment'>;

/** `to`, and what an event between two shares has beside it. */
export function betweenShares(item: JsonItem, action: BetweenShares['action'], ticker: string): BetweenShares {
  const to = readOtherTicker(item.text('to'), ticker, item.context, action);
  if (action === 'RENAME') return { action, to };
  const received = item.number(RECEIVED);
  if (action === 'TAKEOVER') return { action, to, received, payment: payment(item) };
  if (!item.given('prices')) {
    return { action, to, received, share: readShare(item.decimalText('share'), item.context), prices: undefined };
  }
  if (item.given('share')) throw item.tooMany('share', 'prices', 'the part of the cost, or the two prices');
  const expected = 'two prices of the first day, [old share, new share]';
  const [old, new_, ...more] = item.list('prices', expected);
  if (new_ === undefined || more.length > 0) throw item.wrongType('prices', [old, new_, ...more], expected);
  const prices = [item.moneyOf('prices', old, true), item.moneyOf('prices', new_, true)] as const;
  return { action, to, received, share: undefined, prices };
}

/** `cash` and `value` come together. */
function payment(item: JsonItem): Takeover['payment'] {
  if (!item.given('cash') && !item.given('value')) return undefined;
  return { cash: item.money('cash'), value: item.money('value') };
}

export function gift(
  item: JsonItem,
  action: 'GIFT' | 'SPOUSEIN',
): Pick<Trade, 'quantity' | 'consideration' | 'per' | 'fees'> {
  const quantity = item.quantity();
  const consideration = item.total();
  return { quantity, consideration, per: 'all', fees: action === 'GIFT' ? item.optionalMoney('fees') : NO_MONEY };
}

export function reportableIncome(
  item: JsonItem,
  date: CivilDate,
): Pick<ReportableIncome, 'quantity' | 'total' | 'paid'> {
  const quantity = item.quantity();
  const total = item.total();
  if (!item.given('paid')) return { quantity, total, paid: distributionDate(date) };
  const paid = readDate(item.text('paid'), item.context, 'ERI');
  return { quantity, total, paid: readDistributionDate(paid, date, item.context) };
}

/** It has no date; one that is given is left alone like any field that the action does not know. */
export function instrument(item: JsonItem): Instrument {
  const { context } = item;
  const ticker = readTicker(item.text('ticker'), context);
  const kind = item.given('kind') ? readKind(item.text('kind'), context) : undefined;
  const expected = 'an array of tickers as strings';
  const also = (item.given('also') ? item.list('also', expected) : []).map((other) => {
    if (typeof other !== 'string') throw item.wrongType('also', other, expected);
    return readTicker(other.trim(), context);
  });
  return { place: context.place, action: 'INSTRUMENT', ticker, kind, also };
}
