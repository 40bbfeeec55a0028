import { formatFields, formatTime } from './format';

it('joins fields with y', () => {
  expect(formatFields(['amount'])).toBe('el monto');
  expect(formatFields(['amount', 'date'])).toBe('el monto y la fecha');
});

it('formats a time to the minute', () => expect(formatTime('2026-02-01T09:30:59-06:00')).toBe('2026-02-01 09:30'));
