import { addDays, civilDate } from '@bursar/calendar';

import type { PublishedDays, PublishedHistory } from './published-days';

/**
 * Reads the table that `tools/ecb-rates` writes. `#` starts a comment. A line `days 1999-01-04 1,1,3` begins a series of
 * consecutive days: its first day, and how many days later each of the others is. Lines of currencies follow, `USD 1.1789,1.179,,1.1743`,
 * an empty entry where there is no rate; entries that are missing at the end are empty. A line of a currency is taken apart when it is
 * first asked for.
 */
export function readRateTable(text: string): PublishedDays[] {
  const series: { readonly days: string[]; readonly lines: Map<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [name = '', first = '', gaps = ''] = line.split(' ', 3);
    if (name === 'days') series.push({ days: daysFrom(first, gaps), lines: new Map() });
    else series.at(-1)?.lines.set(name, first);
  }
  return series.map(({ days, lines }) => ({ days, rates: columnsOf(lines) }));
}

function columnsOf(lines: ReadonlyMap<string, string>): PublishedDays['rates'] {
  const columns = new Map<string, readonly (string | undefined)[]>();
  return {
    get(currency) {
      const line = lines.get(currency);
      if (line === undefined) return undefined;
      const column = columns.get(currency) ?? line.split(',').map((rate) => (rate === '' ? undefined : rate));
      columns.set(currency, column);
      return column;
    },
  };
}

function daysFrom(first: string, gaps: string): string[] {
  const days = [civilDate(first)];
  for (const gap of gaps === '' ? [] : gaps.split(','))
    days.push(addDays(days.at(-1) ?? civilDate(first), Number(gap)));
  return days.map(({ text }) => text);
}

/** The text of the table without comments, by series and then by currency. */
export function writeRateTable(series: readonly PublishedHistory[]): string {
  const lines = series.flatMap(({ days, rates }) => {
    const numbers = days.map((day) => civilDate(day).epochDay);
    const gaps = numbers.slice(1).map((number, index) => number - (numbers[index] as number));
    const head = ['days', days[0], gaps.join()].filter((part) => part !== '').join(' ');
    const known = [...rates].filter(([, column]) => column.some((rate) => rate !== undefined));
    const columns = known
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, column]) => `${currency} ${column.map((rate) => rate ?? '').join()}`.replace(/,+$/, ''));
    return [head, ...columns];
  });
  return `${lines.join('\n')}\n`;
}
