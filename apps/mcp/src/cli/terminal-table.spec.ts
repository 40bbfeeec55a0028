import * as fc from 'fast-check';

import { columnsOf, terminalTable } from './terminal-table';

const TABLE = {
  headings: ['DAY', 'AMOUNT', 'WHAT'],
  rows: [
    ['2026-12-05', '2,850.00', 'Rent of the flat in the Rua das Flores'],
    ['2026-12-06', '9.90', 'Bus'],
  ],
  numeric: [1],
};

it('a table that fits is aligned', () => {
  expect(terminalTable(TABLE, 80)).toEqual([
    'DAY           AMOUNT  WHAT',
    '2026-12-05  2,850.00  Rent of the flat in the Rua das Flores',
    '2026-12-06      9.90  Bus',
  ]);
});

it('where it does not fit, the longest text goes on below', () => {
  expect(terminalTable(TABLE, 40)).toEqual([
    'DAY           AMOUNT  WHAT',
    '2026-12-05  2,850.00  Rent of the flat',
    '                      in the Rua das',
    '                      Flores',
    '2026-12-06      9.90  Bus',
  ]);
});

it('where that is not enough, each cell has a line with its heading', () => {
  expect(terminalTable(TABLE, 30)).toEqual([
    'DAY',
    '2026-12-05',
    '  AMOUNT  2,850.00',
    '  WHAT    Rent of the flat in',
    '          the Rua das Flores',
    '2026-12-06',
    '  AMOUNT  9.90',
    '  WHAT    Bus',
  ]);
});

it('wide letters count twice, and marks not at all', () => {
  expect(['Letícia', 'Leti\u0301cia', '家賃', '🍕', '❤️'].map(columnsOf)).toEqual([7, 7, 4, 2, 1]);
});

it('no line is longer than a terminal of 40 columns or more, and nothing is lost', () => {
  const cell = fc.stringMatching(/^[a-zé0-9家🍕. -]{0,60}$/u);
  const rows = fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 40, max: 120 }), (given, columns) => {
      const lines = terminalTable({ headings: ['ONE', 'TWO', 'THREE', 'FOUR'], rows: given, numeric: [1] }, columns);
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      const letters = (text: string) => [...text.replace(/ /g, '')].sort().join('');
      const shown = letters(lines.join('').replace(/ONE|TWO|THREE|FOUR/g, ''));
      expect(shown).toBe(letters(given.flat().join('')));
    }),
  );
});
