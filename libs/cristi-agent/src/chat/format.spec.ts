import { shownFields, shownMoney, shownTime } from './format';

it.each([
  [0, '$0.00 MXN'],
  [5, '$0.05 MXN'],
  [-5, '-$0.05 MXN'],
  [99_999, '$999.99 MXN'],
  [100_000, '$1,000.00 MXN'],
  [123_450, '$1,234.50 MXN'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91 MXN'],
])('%d centavos are %s', (centavos, text) => expect(shownMoney(centavos)).toBe(text));

it('joins fields with y', () => {
  expect(shownFields(['amount'])).toBe('el monto');
  expect(shownFields(['amount', 'date'])).toBe('el monto y la fecha');
});

it('shows a time to the minute', () => expect(shownTime('2026-02-01T09:30:59-06:00')).toBe('2026-02-01 09:30'));
