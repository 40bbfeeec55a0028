import { addDays, civilDate } from '@bursar/calendar';

import { linearCongruential, SEED } from '../measuring/random';

const FIRST_DAY = civilDate('2021-02-01');
const DAYS = 1_700;

const HEADER =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),' +
  'Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID,Currency conversion fee,' +
  'Currency (Currency conversion fee),Stamp duty (GBP)';

/** The same trades as a broker exports them and as DSL text. */
export interface ExportedTrades {
  /** A Trading 212 export, in the header of 2023. */
  readonly csv: string;
  readonly dsl: string;
}

/** So many trades over so many tickers, the same for the same numbers: fractions of shares, and a fee on each third trade. */
export function exportedTrades(trades: number, tickers: number): ExportedTrades {
  const random = linearCongruential(SEED);
  const held = new Array<number>(tickers).fill(0);
  const rows = [HEADER];
  const lines: string[] = [];
  for (let trade = 0; trade < trades; trade += 1) {
    const place = Math.floor(random() * tickers);
    const holding = held[place] ?? 0;
    const isSale = holding > 10_000 && random() < 0.5;
    const thousandths = 1_000 + Math.floor(random() * (isSale ? holding / 2 : 500_000));
    held[place] = holding + (isSale ? -thousandths : thousandths);
    const pennies = 100 + Math.floor(random() * 20_000);
    const agreed = Math.round((thousandths * pennies) / 1_000);
    const fee = trade % 3 === 0 ? 1 + Math.floor(random() * 400) : 0;
    const total = isSale ? agreed - fee : agreed + fee;
    const [ticker, shares, day] = [`T${place}`, fixed(thousandths, 3), addDays(FIRST_DAY, dayOf(trade, trades)).text];
    const isin = `US${String(place).padStart(9, '0')}1`;
    const cells = [
      ...[isSale ? 'Market sell' : 'Market buy', `${day} 14:30:05.120`, isin, ticker, `"Company ${place}, Inc."`],
      ...[`${shares}0000000`, fixed(pennies, 2), 'GBP', '1.00000', '', '"GBP"', fixed(total, 2), 'GBP', '', '', ''],
      ...[`E${trade}`, fee === 0 ? '' : fixed(fee, 2), 'GBP', ''],
    ];
    rows.push(cells.join(','));
    const fees = fee === 0 ? '' : ` FEES ${fixed(fee, 2)} GBP`;
    lines.push(`${day} ${isSale ? 'SELL' : 'BUY'} ${ticker} ${shares} TOTAL ${fixed(agreed, 2)} GBP${fees}`);
  }
  return { csv: rows.join('\n'), dsl: lines.join('\n') };
}

function dayOf(trade: number, trades: number): number {
  return Math.floor((trade / trades) * DAYS);
}

function fixed(units: number, decimals: number): string {
  return (units / 10 ** decimals).toFixed(decimals);
}
