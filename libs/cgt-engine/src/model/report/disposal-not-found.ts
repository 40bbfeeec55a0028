import { refusal } from '../../errors';
import type { Computation } from '../compute';
import { quantityText } from '../numbers/rounding';

const LISTED_DISPOSALS = 30;

/** DISPOSAL_NOT_FOUND, with what there is instead. `names` are all those that the ticker stood for. */
export function disposalNotFound(
  { disposals: sales, transfers }: Computation,
  date: string,
  ticker: string,
  names: ReadonlySet<string>,
) {
  const disposals = [
    ...sales.map(({ day }) => ({ day, quantity: day.disposal.quantity })),
    ...transfers.map(({ day, quantity }) => ({ day, quantity })),
  ].sort((a, b) => a.day.date.epochDay - b.day.date.epochDay);
  const own = disposals.filter(({ day }) => names.has(day.ticker));
  const tickers = [...new Set(disposals.map(({ day }) => day.ticker))].sort();
  const available = own.map(({ day, quantity }) => ({ date: day.date.text, quantity: quantityText(quantity) }));
  const instead =
    own.length > 0
      ? `${ticker} was sold on ${listed(available.map((sale) => `${sale.date} (${sale.quantity})`))}`
      : tickers.length > 0
        ? `${ticker} was never sold; there are disposals of ${listed(tickers)}`
        : 'nothing was sold at all';
  const hint =
    own.length > 0
      ? 'use one of these dates'
      : tickers.length > 0
        ? 'use one of these tickers'
        : 'there is no SELL in the content';
  return refusal(
    'DISPOSAL_NOT_FOUND',
    `there is no disposal of ${ticker} on ${date}: ${instead}`,
    { hint },
    { ticker, date, available_disposals: available.slice(0, LISTED_DISPOSALS) },
  );
}

function listed(items: readonly string[]): string {
  const more = items.length - LISTED_DISPOSALS;
  return items.slice(0, LISTED_DISPOSALS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
