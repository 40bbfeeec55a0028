import type { BrokerEntry, BrokerEvent, Cash } from './entry';
import { unreadableRow } from './file/unreadable-row';

const POUNDS = 'GBP';

/** Converts the money of an entry to pounds at the rate of its own record. Throws BROKER_ROW_UNREADABLE without one. */
export function atOwnRate<Entry extends BrokerEntry & { readonly file: string }>(entry: Entry): Entry {
  const convert = (money: Cash): Cash => {
    if (money.currency === POUNDS || money.amount.isZero) return { ...money, currency: POUNDS };
    const { poundsForUnit, unitsForPound, event } = entry;
    // The rate is that of the trade's currency; a commission may be in a third one.
    const isOwn = event.kind !== 'trade' || money.currency === event.total.currency;
    if (isOwn && poundsForUnit?.isPositive === true)
      return { amount: money.amount.times(poundsForUnit), currency: POUNDS };
    if (isOwn && unitsForPound?.isPositive === true) {
      return { amount: money.amount.div(unitsForPound), currency: POUNDS };
    }
    throw unreadableRow(
      { file: entry.file, row: entry.rows[0] ?? 0, field: 'exchange rate', value: '' },
      `a rate of its own for ${money.currency}; leave out rates: "file" to use HMRC's`,
    );
  };
  return { ...entry, event: converted(entry.event, convert) };
}

function converted(event: BrokerEvent, convert: (money: Cash) => Cash): BrokerEvent {
  switch (event.kind) {
    case 'trade': {
      const { price: _, fees, ...trade } = event;
      return { ...trade, total: convert(event.total), fees: fees && convert(fees) };
    }
    case 'dividend':
      return { ...event, total: convert(event.total), tax: event.tax && convert(event.tax) };
    case 'split':
      return { ...event, cash: event.cash && convert(event.cash) };
    case 'added-shares':
    case 'stock-plan':
      return event;
  }
}
