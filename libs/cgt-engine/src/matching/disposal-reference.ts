import { hasDateForm } from '@bursar/calendar';
import { quoted } from '@bursar/toolkit';

import { refusal } from '../errors';
import { dateHint, MAXIMUM_TICKER_LENGTH, usableDate } from '../model/parse/fields';

/** Which disposal: its day and its ticker, as they were given. */
export interface DisposalReference {
  readonly disposal_date: string;
  readonly ticker: string;
}

/** Checks the form of a reference, before any content is read. Returns it with the ticker in capitals. */
export function readDisposalReference({ disposal_date, ticker }: DisposalReference): DisposalReference {
  if (!hasDateForm(disposal_date)) {
    throw refusal(
      'INVALID_ARGUMENT',
      `disposal_date is ${quoted(disposal_date)}; expected a date YYYY-MM-DD`,
      { hint: 'give the day of the sale as year, month and day', example: '"disposal_date": "2023-06-20"' },
      { field: 'disposal_date', value: disposal_date.slice(0, 100) },
    );
  }
  if (usableDate(disposal_date) === undefined) {
    throw refusal(
      'INVALID_DATE',
      `disposal_date ${disposal_date} is not a day that can be used`,
      { hint: dateHint(disposal_date), example: '2024-02-29' },
      { field: 'disposal_date', value: disposal_date, date: disposal_date },
    );
  }
  if (ticker.length > MAXIMUM_TICKER_LENGTH || !/^[A-Za-z0-9]+$/.test(ticker)) {
    throw refusal(
      'INVALID_TICKER',
      `ticker ${quoted(ticker)}: letters and digits only, at most ${MAXIMUM_TICKER_LENGTH}`,
      { hint: 'leave out dots, dashes and other signs, or use the ISIN', example: 'BRKB' },
      { field: 'ticker', value: ticker.slice(0, 100) },
    );
  }
  return { disposal_date, ticker: ticker.toUpperCase() };
}
