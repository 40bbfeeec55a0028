import { addDays, civilDate } from '@bursar/calendar';

import type { PublishedDays } from './published-days';

/**
 * Reads the table that `tools/ecb-rates` writes. `#` starts a comment. A line `days 1999-01-04 1,1,3` begins a series of
 * consecutive days: its first day, and how many days later each of the others is. Lines of currencies follow, `USD 1.1789,1.179,,1.1743`,
 * an empty entry where there is no rate; entries that are missing at the end are empty.
 */
export function readRateTable(text: string): PublishedDays[] {
  const series: { days: string[]; rates: Map<string, (string | undefined)[]> }[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [name = '', ...parts] = line.split(' ');
    if (name === 'days') {
      const [first = '', gaps = ''] = parts;
      series.push({ days: daysFrom(first, gaps), rates: new Map() });
    } else {
      const rates = (parts[0] ?? '').split(',').map((rate) => (rate === '' ? undefined : rate));
      series.at(-1)?.rates.set(name, rates);
    }
  }
  return series;
}

function daysFrom(first: string, gaps: string): string[] {
  const days = [civilDate(first)];
  for (const gap of gaps === '' ? [] : gaps.split(','))
    days.push(addDays(days.at(-1) ?? civilDate(first), Number(gap)));
  return days.map(({ text }) => text);
}

/** The text of the table without comments, by series and then by currency. */
export function writeRateTable(series: readonly PublishedDays[]): string {
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
