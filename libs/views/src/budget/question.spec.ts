import { givenBy, monthOf, whoIn } from './question';

const NOW = new Date('2026-05-01T03:00:00Z');
const asked = (input: object, data?: object) => ({
  tool: 'simulate_purchase',
  input: { ...input },
  answer: { structuredContent: { ok: true, ...(data && { data }) } },
});

it.each([
  ['its own', asked({ now_iso: '2026-01-15T12:00:00Z' }, { month: '2026-02' }), '2026-02'],
  ['that of the purchase', asked({ purchase: { date_iso: '2026-03-31' }, now_iso: '2026-01-15T12:00:00Z' }), '2026-03'],
  ['that of the purchase’s time in Mexico', asked({ purchase: { date_iso: '2026-04-01T01:00:00Z' } }), '2026-03'],
  ['that of the time it was asked at, in Mexico', asked({ now_iso: '2026-02-01T05:00:00Z' }), '2026-01'],
  ['this one, in Mexico', asked({}), '2026-04'],
])('the month of an answer is %s', (_, answered, month) => expect(monthOf(answered, NOW)).toBe(month));

it('whose budget it is, is what the call said', () => {
  expect(whoIn({ user_id: 'ana', thread_id: 'casa', month: '2026-02' })).toEqual({ user_id: 'ana', thread_id: 'casa' });
  expect(whoIn({})).toBeUndefined();
});

it('a result is given by its own tool alone', () => {
  expect(givenBy(asked({}, { affordable: true }), 'simulate_purchase')?.data).toEqual({ affordable: true });
  expect(givenBy(asked({}), 'get_debts')).toBeUndefined();
});
