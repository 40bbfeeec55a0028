import { prove } from './prove';

/** Each entry as day, amount and the balance beside it. */
const proofOf = (...entries: (readonly [string, number, number])[]) =>
  prove(
    {
      rows: entries.map((_, index) => index + 1),
      days: entries.map(([day]) => `2026-08-${day}`),
      amounts: entries.map(([, amount]) => BigInt(amount)),
      balances: entries.map(([, , balance]) => BigInt(balance)),
      ...{ befores: entries.map(() => undefined), printed: [], totals: [] },
    },
    null,
  ).proof;
const DAYS = [
  ['10', 1000, 1000],
  ['13', -10, 990],
  ['14', -10, 970],
  ['14', -10, 970],
  ['17', -20, 950],
] as const;

it('balances of the evening beside each entry prove, in either direction of time', () => {
  expect(proofOf(...DAYS)).toMatchObject({ status: 'proven', opening: '0.00', closing: '0.095' });
  expect(proofOf(...[...DAYS].reverse())).toMatchObject({ status: 'proven', opening: '0.00', closing: '0.095' });
});

it.each([1, 2, 3])('an entry that is missing is noticed: %i', (missing) => {
  expect(proofOf(...DAYS.filter((_, index) => index !== missing))).toMatchObject({ status: 'contradicted' });
});

it('a doubled line is noticed, on the first day too', () => {
  const single = [
    ['10', 1000, 1000],
    ['13', -10, 990],
    ['14', -10, 980],
  ] as const;
  for (const index of single.keys()) {
    const doubled = [...single.slice(0, index + 1), ...single.slice(index)];
    expect(proofOf(...doubled)).toMatchObject({ status: 'contradicted' });
  }
});
