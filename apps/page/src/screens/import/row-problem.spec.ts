import { problemOf } from './row-problem';

it.each([
  ['date: "2025-02-30" is not a valid day/month/year date', 'import.error.date', '2025-02-30'],
  ['date: "a "b" c" is not a valid day/month/year date', 'import.error.date', 'a "b" c'],
  ['date: there is none', 'import.error.noDate', ''],
  ['DTPOSTED: "x" is not a day that exists', 'import.error.date', 'x'],
  ['amount: "much" cannot be read', 'import.error.amount', 'much'],
  ['TRNAMT: "" cannot be read', 'import.error.noAmount', ''],
  ['something else', 'import.error.other', ''],
])('%j is %s', (message, key, value) => expect(problemOf(message)).toEqual({ key, value }));
