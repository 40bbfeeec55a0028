import type { CivilDate } from '@bursar/calendar';

import type { Kind } from '../actions';
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
import { type DslLine, FEES, QUANTITY, TOTAL } from './dsl-line';
import { readDate, readTicker, type FieldContext } from './fields';
import { readDistributionDate, readKind, readOtherTicker, readRatio, readShare } from './event-fields';

const RECEIVED = { name: 'shares received', positive: true };
const FIRST_DAY_PRICE = { name: 'price', positive: true };
const CASH = { name: 'cash', positive: false };
const VALUE = { name: 'value', positive: false };

/** `RATIO 15:19 [OPEN | CLOSE] [CASH money]`; an UNSPLIT takes no cash. */
export function readReorganisation(
  line: DslLine,
  action: Reorganisation['action'],
  ticker: string,
): Pick<Reorganisation, 'ratio' | 'when' | 'cash'> {
  line.keyword('RATIO');
  const ratio = readRatio(ratioText(line), line.context, action, ticker);
  const when = line.optional('OPEN') ? 'open' : line.optional('CLOSE') ? 'close' : undefined;
  const cash = action === 'SPLIT' && line.optional('CASH') ? line.money(CASH) : undefined;
  return { ratio, when, cash };
}

/** The colon may stand between blanks. */
function ratioText(line: DslLine): string {
  let text = line.take('ratio');
  if (line.next?.startsWith(':') === true) text += line.take('ratio');
  if (text.endsWith(':')) text += line.take('ratio');
  return text;
}

type BetweenShares =
  | Pick<Rename, 'action' | 'to'>
  | Pick<SpinOff, 'action' | 'to' | 'received' | 'share' | 'prices'>
  | Pick<Takeover, 'action' | 'to' | 'received' | 'payment'>;

/** `TO ticker` and what an event between two shares has after it. */
export function readBetweenShares(line: DslLine, action: BetweenShares['action'], ticker: string): BetweenShares {
  line.keyword('TO');
  const to = readOtherTicker(line.take('new ticker'), ticker, line.context, action);
  if (action === 'RENAME') return { action, to };
  const received = line.number(RECEIVED);
  if (action === 'TAKEOVER') return { action, to, received, payment: readPayment(line) };
  if (line.optional('PRICES')) {
    const prices = [line.money(FIRST_DAY_PRICE), line.money(FIRST_DAY_PRICE)] as const;
    return { action, to, received, share: undefined, prices };
  }
  line.keyword('SHARE');
  return { action, to, received, share: readShare(line.take('share'), line.context), prices: undefined };
}

function readPayment(line: DslLine): Takeover['payment'] {
  if (!line.optional('CASH')) return undefined;
  const cash = line.money(CASH);
  line.keyword('VALUE');
  return { cash, value: line.money(VALUE) };
}

/** `number TOTAL money`, and FEES where the shares were given away. */
export function readGift(
  line: DslLine,
  action: 'GIFT' | 'SPOUSEIN',
): Pick<Trade, 'quantity' | 'consideration' | 'per' | 'fees'> {
  const quantity = line.number(QUANTITY);
  line.keyword('TOTAL');
  const consideration = line.money(TOTAL);
  return { quantity, consideration, per: 'all', fees: action === 'GIFT' ? line.optionalMoney('FEES', FEES) : NO_MONEY };
}

/** `number TOTAL money [PAID date]`. */
export function readReportableIncome(
  line: DslLine,
  date: CivilDate,
): Pick<ReportableIncome, 'quantity' | 'total' | 'paid'> {
  const quantity = line.number(QUANTITY);
  line.keyword('TOTAL');
  const total = line.money(TOTAL);
  if (!line.optional('PAID')) return { quantity, total, paid: distributionDate(date) };
  const paid = readDate(line.take('distribution date'), line.context, 'ERI');
  return { quantity, total, paid: readDistributionDate(paid, date, line.context) };
}

/** `INSTRUMENT ticker [KIND kind] [ALSO ticker …]`: a line without a date. */
export function readInstrument(line: DslLine, context: FieldContext): Instrument {
  line.action = 'INSTRUMENT';
  line.take('action');
  const ticker = readTicker(line.take('ticker'), context);
  const kind: Kind | undefined = line.optional('KIND') ? readKind(line.take('kind'), context) : undefined;
  const also: string[] = [];
  if (line.optional('ALSO')) {
    do also.push(readTicker(line.take('other ticker'), context));
    while (line.next !== undefined);
  }
  line.end();
  return { place: context.place, action: 'INSTRUMENT', ticker, kind, also };
}
