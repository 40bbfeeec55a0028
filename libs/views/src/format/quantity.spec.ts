import { writeQuantity } from './quantity';

it.each([
  ['en-GB', '1234.5', '1,234.5'],
  ['en-GB', '100', '100'],
  ['en-GB', '0.123456789012345678901234567890', '0.123456789012345678901234567890'],
  ['en-GB', 'many', 'many'],
])('in %s, %s shares are %s', (locale, quantity, written) => expect(writeQuantity(locale, quantity)).toBe(written));
