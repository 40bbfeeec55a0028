import { budgetOwnerIn, monthOf } from './budget-call';

const NOW = new Date('2026-05-01T03:00:00Z');
const purchase = (input: object) =>
  ({ tool: 'simulate_purchase', input: { ...input }, result: { structuredContent: { ok: true } } }) as const;
const categories = (input: object, month: string) =>
  ({
    tool: 'get_category_summary',
    input: { ...input },
    result: { structuredContent: { ok: true, data: { month, categories: [] } } },
  }) as const;

it.each([
  ['of its result', categories({ now_iso: '2026-01-15T12:00:00Z' }, '2026-02'), '2026-02'],
  ['of the purchase', purchase({ purchase: { date_iso: '2026-03-31' }, now_iso: '2026-01-15T12:00:00Z' }), '2026-03'],
  ['of the purchase, by the time in Mexico', purchase({ purchase: { date_iso: '2026-04-01T01:00:00Z' } }), '2026-03'],
  ['of the time of the call, in Mexico', purchase({ now_iso: '2026-02-01T05:00:00Z' }), '2026-01'],
  ['of the present, in Mexico', purchase({}), '2026-04'],
])('the month of a call is that %s', (_, call, month) => expect(monthOf(call, NOW)).toBe(month));

it('the arguments of a call say whose budget it is', () => {
  const input = { user_id: 'ana', thread_id: 'casa', month: '2026-02' };
  expect(budgetOwnerIn(input)).toEqual({ user_id: 'ana', thread_id: 'casa' });
  expect(budgetOwnerIn({})).toBeUndefined();
});
