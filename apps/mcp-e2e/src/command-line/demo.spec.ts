import { runBursar } from '../index';

it('the demo puts a statement in order: corrections, a rule, suggestions with reasons, an undo, and a journal that holds; one lunch in three ledgers counts once', async () => {
  const { status, stdout, stderr } = await runBursar(['demo']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const scene = stdout.slice(stdout.indexOf('my card statement'), stdout.indexOf('three years of trades'));
  const expected = [
    'imported_count  12',
    'without_category  12',
    'Groceries person',
    'Eating out person',
    'Transport rule',
    'nothing is known',
    'Groceries, 0.96: 1 of 1 transaction of Migros Zuerich is Groceries',
    'built-in table of merchants',
    'NO_SUGGESTION 1',
    'restored_count  6',
    '7 changes, chain holds, head ',
    'imported_count  36',
    'Netfilm Abo',
    '2025-10-10 from -12.99 to -14.99',
    'Savings 8762.40 EUR',
    'total  12645.68 CHF',
    '8762.40 EUR 8179.63 CHF 0.9334914778 hmrc 2026-01',
    'total  -1600.00 MXN',
    'same_event: Mar Alto = mar alto (Budget of ana), sure',
    'transfer: TRASPASO A AHORRO = TRASPASO DE CORRIENTE (Ahorro), sure',
    'confirmed_count  2',
    'confirmed_count  1',
    'total  -200.00 MXN',
    'total  0.00 MXN',
  ];
  const offsets = expected.map((text) => scene.indexOf(text));
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  expect(offsets).not.toContain(-1);
});
