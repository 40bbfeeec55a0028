import type { LinkedRow } from '@bursar/finance-tools/own-data';

import { linkedRowsOf } from './linked-rows';

const row = (event: readonly string[], purchase?: string) => ({ countedElsewhere: undefined, event, purchase });

it('says which records brought money back, with the purchase where it is of the same domain', () => {
  const rows = new Map<string, LinkedRow>([
    ['2', row(['2'], '1')],
    ['3', row(['3', 'planifi:b'], 'planifi:a')],
    ['planifi:b', { ...row(['3', 'planifi:b'], 'planifi:a'), countedElsewhere: 'linked' }],
    ['4', row(['4', 'planifi:c', 'shared-split:d'])],
    ['5', row(['5', 'cristi:e'])],
  ]);
  const bank = linkedRowsOf(rows, '');
  expect([...(bank.moneyBack ?? [])]).toEqual([
    ['2', '1'],
    ['3', null],
    ['4', null],
  ]);
  const accounts = linkedRowsOf(rows, 'planifi:');
  expect([...(accounts.moneyBack ?? [])]).toEqual([['b', 'a']]);
  expect([accounts.insteadOf?.('b'), accounts.insteadOf?.('a'), bank.insteadOf?.('2')]).toEqual([
    'Equity:Linked',
    undefined,
    undefined,
  ]);
  expect(linkedRowsOf(new Map(), '')).toEqual({});
});
