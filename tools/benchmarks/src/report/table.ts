import type { Row } from './row';

/** The rows as a table of Markdown. */
export function table(rows: readonly Row[]): string {
  return [...TABLE_HEAD, ...rows.map(tableLine)].join('\n');
}

export const TABLE_HEAD = [
  '| what | measured | reference, in the same run | goal | |',
  '| --- | --- | --- | --- | --- |',
];

export function tableLine({ what, measured, reference, goal, isMet }: Row): string {
  return `| ${what} | ${measured} | ${reference} | ${goal} | ${isMet ? 'met' : '**missed**'} |`;
}
