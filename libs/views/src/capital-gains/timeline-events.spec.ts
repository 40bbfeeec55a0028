import type { Explanation } from './capital-gains-results';
import { timelineOf } from './timeline-events';

const sale: Explanation = {
  disposal_date: '2024-12-10',
  ticker: 'ORCH',
  quantity: '80',
  proceeds: '0.00',
  total_gain_or_loss: '0.00',
  matches: [
    {
      rule: 'Bed & Breakfast',
      rule_code: 'BedAndBreakfast',
      quantity: '25',
      proceeds: '0.00',
      allowable_cost: '0.00',
      gain_or_loss: '0.00',
      acquisitions: [{ date: '2025-01-09', quantity: '25', cost: '0.00' }],
      legal_basis: '',
      explanation: '',
    },
  ],
};

it('has the sale and its matched acquisitions when the history is unknown', () => {
  expect(timelineOf(sale, []).map(({ date, kind }) => [date, kind])).toEqual([
    ['2024-12-10', 'sold'],
    ['2025-01-09', 'bought'],
  ]);
});

it('adds earlier acquisitions of the same shares, without later ones and duplicates', () => {
  const buy = (date: string, ticker: string) => ({ date, action: 'BUY', ticker, quantity: '10' });
  const transactions = [
    buy('2022-05-17', 'ORCH'),
    buy('2022-05-18', 'MERE'),
    { ...buy('2023-01-01', 'ORCH'), action: 'DIVIDEND' },
    buy('2025-01-09', 'ORCH'),
    buy('2025-06-01', 'ORCH'),
  ];
  expect(timelineOf(sale, transactions).map(({ date, isMatched }) => [date, isMatched])).toEqual([
    ['2022-05-17', false],
    ['2024-12-10', true],
    ['2025-01-09', true],
  ]);
});
