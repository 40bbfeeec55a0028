import { formatMxn } from './format-mxn';

it.each([
  [0, '$0.00 MXN'],
  [5, '$0.05 MXN'],
  [-5, '-$0.05 MXN'],
  [99_999, '$999.99 MXN'],
  [100_000, '$1,000.00 MXN'],
  [123_450, '$1,234.50 MXN'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91 MXN'],
])('%d centavos are %s', (centavos, text) => expect(formatMxn(centavos)).toBe(text));
