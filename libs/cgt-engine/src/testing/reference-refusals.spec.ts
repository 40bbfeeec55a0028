import { fromCgtText } from './cgt-text';
import { referenceReport } from './reference-model';
import type { RateOf } from './reference-model';

const dollarsInMarch: RateOf = (currency, period) => (currency === 'USD' && period === '2023-03' ? '1.25' : undefined);

function outcome(lines: string[], year?: number) {
  return referenceReport(fromCgtText(lines.join('\n')), dollarsInMarch, year);
}

const ALL_REFUSALS_AT_ONCE: [code: string, date: string, ticker: string, lines: string[]][] = [
  [
    'SAME_DATE_SPLIT_AND_TRADE',
    '2024-09-01',
    'CLASH',
    ['2024-09-01 BUY CLASH 1 @ 1', '2024-09-01 SPLIT CLASH RATIO 2', '2024-10-01 BUY CLASH 1 @ 1'],
  ],
  ['DISPOSAL_BEFORE_2008', '2008-04-05', 'OLD', ['2008-04-01 BUY OLD 2 @ 1', '2008-04-05 SELL OLD 1 @ 1']],
  ['MISSING_FX_RATE', '2023-04-01', 'FX', ['2023-03-31 BUY FX 1 @ 1 USD', '2023-04-01 BUY FX 1 @ 1 FEES 0 USD']],
  [
    'DISPOSAL_EXCEEDS_HOLDING',
    '2023-05-01',
    'SHORT',
    ['2023-01-01 BUY SHORT 5 @ 1', '2023-05-01 SELL SHORT 6 @ 1', '2023-05-02 BUY SHORT 6 @ 1'],
  ],
  ['UNSPLIT_INDIVISIBLE', '2023-06-01', 'ODD', ['2023-01-01 BUY ODD 5 @ 1', '2023-06-01 UNSPLIT ODD RATIO 2']],
  [
    'CAPRETURN_EXCEEDS_COST',
    '2022-01-02',
    'CAP',
    ['2022-01-01 BUY CAP 5 @ 1', '2022-01-02 CAPRETURN CAP 5 TOTAL 6.01 FEES 1'],
  ],
  ['ACCUMULATION_WITHOUT_HOLDING', '2022-02-02', 'ACC', ['2022-02-02 ACCUMULATION ACC 1 TOTAL 0.01']],
];

describe('refusals', () => {
  // Each history lacks the faults of the kinds before it, and has those of all the kinds after it.
  it.each(ALL_REFUSALS_AT_ONCE.map((row, index) => [row[0], index] as const))('%s ranks as agreed', (code, index) => {
    const remaining = ALL_REFUSALS_AT_ONCE.slice(index);
    const lines = remaining.flatMap(([, , , some]) => some).reverse();
    expect(outcome(lines)).toEqual({ refused: code, date: remaining[0]?.[1], ticker: remaining[0]?.[2] });
  });

  it('does not let a later purchase cover a sale, but lets the pool do it while a match is pending', () => {
    const lines = ['2023-01-01 BUY A 10 @ 1', '2023-05-01 SELL A 10 @ 1', '2023-05-20 BUY A 4 @ 1'];
    expect(outcome([...lines, '2023-05-02 SELL A 4 @ 1'])).toHaveProperty('report');
    expect(outcome([...lines, '2023-05-02 SELL A 5 @ 1'])).toHaveProperty('refused', 'DISPOSAL_EXCEEDS_HOLDING');
  });

  it('divides a holding that is already fractional, and checks several splits of a day one after the other', () => {
    const split = '2023-06-01 SPLIT A RATIO 1.5';
    const unsplit = '2023-06-01 UNSPLIT A RATIO 3';
    expect(outcome(['2023-01-01 BUY A 0.5 @ 1', unsplit])).toMatchObject({
      report: { holdings: [{ quantity: '0.1666666667' }] },
    });
    expect(outcome(['2023-01-01 BUY A 10 @ 1', split, unsplit])).toHaveProperty('report.holdings.0.quantity', '5');
    expect(outcome(['2023-01-01 BUY A 10 @ 1', unsplit, split])).toHaveProperty('refused', 'UNSPLIT_INDIVISIBLE');
  });

  it('sees value events before the purchases of their day', () => {
    const purchase = '2023-06-01 BUY A 10 @ 1';
    expect(outcome([purchase, '2023-06-01 CAPRETURN A 1 TOTAL 0'])).toHaveProperty('refused', 'CAPRETURN_EXCEEDS_COST');
    expect(outcome([purchase, '2023-06-01 ACCUMULATION A 1 TOTAL 1'])).toHaveProperty(
      'refused',
      'ACCUMULATION_WITHOUT_HOLDING',
    );
    expect(outcome([purchase, '2023-06-01 ACCUMULATION A 1 TOTAL 0'])).toHaveProperty('report');
  });

  it('leaves a tail without rates aside when it cannot change the year asked for', () => {
    const past = ['2022-05-01 BUY A 10 @ 1', '2023-03-01 SELL A 4 @ 2'];
    const tail = ['2023-05-06 BUY A 1 @ 1', '2023-06-01 SELL A 99 @ 1', '2030-01-01 DIVIDEND A TOTAL 1 USD'];
    expect(outcome([...past, ...tail], 2022)).toMatchObject({
      report: { tax_years: [{ period: '2022/23', net_gain: '4.00' }], holdings: [{ quantity: '6' }] },
    });
    expect(outcome([...past, ...tail], 2023)).toHaveProperty('refused', 'DISPOSAL_EXCEEDS_HOLDING');
    expect(outcome([...past, ...tail])).toHaveProperty('refused', 'MISSING_FX_RATE');
    expect(outcome([...past, '2023-05-05 DIVIDEND A TOTAL 1 USD'], 2022)).toHaveProperty('refused', 'MISSING_FX_RATE');
  });
});
