import { yearMonth } from '@bursar/calendar';

import { splitMonth } from '../model/monthly-split';
import { household } from '../testing/household';
import { monthBody, toMonthBody } from './month-body';

it('shows a month, without people in a transfer of zero', () => {
  const month = yearMonth('2026-02');
  const totals = [{ payerId: 'elias', purchases: 1001n, refunds: 0n, equalNet: 1001n, ownShare: 0n, otherShare: 0n }];
  expect(monthBody.parse(toMonthBody(splitMonth(month, household, totals)))).toEqual({
    competence_month: '2026-02',
    total_gross: '10.01',
    total_refunds: '0.00',
    total_net: '10.01',
    participants: [
      { participant_id: 'elias', paid_total: '10.01', share_due: '5.00', net_balance: '5.01' },
      { participant_id: 'leticia', paid_total: '0.00', share_due: '5.01', net_balance: '-5.01' },
    ],
    transfer: { amount: '5.01', debtor_participant_id: 'leticia', creditor_participant_id: 'elias' },
  });
  expect(toMonthBody(splitMonth(month, household, [])).transfer).toEqual({
    amount: '0.00',
    debtor_participant_id: null,
    creditor_participant_id: null,
  });
});
