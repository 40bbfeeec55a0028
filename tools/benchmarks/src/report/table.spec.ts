import { milliseconds, ratioRow } from './row';
import { table } from './table';

const row = { what: 'a start', measured: 130, reference: 100, referenceName: 'bare', goal: 1.3 };

it('compares a time with its reference', () => {
  expect(ratioRow(row)).toEqual({
    what: 'a start',
    measured: '130 ms',
    reference: 'bare 100 ms: 1.30 ×',
    goal: '≤ 1.3 ×',
    isMet: true,
  });
  expect(ratioRow({ ...row, measured: 130.1, also: 'warm' })).toMatchObject({
    reference: 'bare 100 ms: 1.30 ×; warm',
    isMet: false,
  });
});

it('shows what is missed', () => {
  const lines = table([ratioRow(row), ratioRow({ ...row, measured: 140 })]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('| met |');
  expect(lines[3]).toContain('| **missed** |');
});

it.each([
  [0.1234, '0.123 ms'],
  [1.234, '1.23 ms'],
  [12.34, '12.3 ms'],
  [1234.5, '1235 ms'],
])('writes %d with its significant digits', (value, text) => expect(milliseconds(value)).toBe(text));
