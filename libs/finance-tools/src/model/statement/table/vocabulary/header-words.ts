// The words that banks and programs write above their columns, by role and language. They are compared as
// `headerName` writes them (without case, accents, marks and currencies), so they stand here as people write them. Where
// several columns of a file have one role, the earlier word wins, and earlier languages come first.

import { DATE_AND_AMOUNT_HEADERS } from './date-and-amount-headers';
import type { HeaderWords, Language, Role } from './header-role';
import { FURTHER_HEADERS } from './further-headers';
import { OVERSEAS_HEADERS } from './overseas-headers';
import { TEXT_HEADERS } from './text-headers';

export type { Language, Role } from './header-role';

const SOURCES: readonly Partial<HeaderWords<Role>>[] = [
  DATE_AND_AMOUNT_HEADERS,
  TEXT_HEADERS,
  FURTHER_HEADERS,
  OVERSEAS_HEADERS,
];

function wordsOf(role: Role): HeaderWords<Role>[Role] {
  const words: Partial<Record<Language, string>> = {};
  for (const source of SOURCES) {
    for (const [language, more] of Object.entries(source[role] ?? {}) as [Language, string][]) {
      const known = words[language];
      words[language] = known === undefined ? more : `${known}, ${more}`;
    }
  }
  return words;
}

export const HEADER_WORDS: HeaderWords<Role> = {
  bookingDate: wordsOf('bookingDate'),
  transactionDate: wordsOf('transactionDate'),
  valueDate: wordsOf('valueDate'),
  amount: wordsOf('amount'),
  debit: wordsOf('debit'),
  credit: wordsOf('credit'),
  direction: wordsOf('direction'),
  balance: wordsOf('balance'),
  description: wordsOf('description'),
  kind: wordsOf('kind'),
  payee: wordsOf('payee'),
  currency: wordsOf('currency'),
  category: wordsOf('category'),
  id: wordsOf('id'),
  reference: wordsOf('reference'),
  account: wordsOf('account'),
  status: wordsOf('status'),
  fee: wordsOf('fee'),
  part: wordsOf('part'),
};
