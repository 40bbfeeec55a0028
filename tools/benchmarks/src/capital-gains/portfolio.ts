import { addDays, civilDate } from '@bursar/calendar';

import { linearCongruential, SEED } from '../measuring/random';

const FIRST_DAY = civilDate('2014-02-01');
const DAYS = 4_500;
const CURRENCIES = ['GBP', 'USD', 'EUR'];

/**
 * DSL text of so many trades over so many tickers, the same for the same numbers: purchases and covered sales at
 * random over twelve years, a third of the tickers in each of three currencies, fees in pounds.
 */
export function portfolioText(trades: number, tickers: number): string {
  const random = linearCongruential(SEED);
  const held = new Array<number>(tickers).fill(0);
  const lines: string[] = [];
  for (let trade = 0; trade < trades; trade += 1) {
    const ticker = Math.floor(random() * tickers);
    const holding = held[ticker] ?? 0;
    const isSale = holding > 10 && random() < 0.5;
    const quantity = 1 + Math.floor(random() * (isSale ? holding / 2 : 500));
    held[ticker] = holding + (isSale ? -quantity : quantity);
    const day = addDays(FIRST_DAY, Math.floor((trade / trades) * DAYS)).text;
    const price = `${1 + Math.floor(random() * 200)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`;
    const currency = CURRENCIES[ticker % CURRENCIES.length];
    lines.push(`${day} ${isSale ? 'SELL' : 'BUY'} T${ticker} ${quantity} @ ${price} ${currency} FEES 4.95`);
  }
  return lines.join('\n');
}
