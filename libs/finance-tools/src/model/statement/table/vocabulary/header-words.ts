// The words that banks and programs write above their columns, by role and language. They are compared as
// `headerName` writes them (without case, accents, marks and currencies), so they stand here as people write them. Where
// several columns of a file have one role, the earlier word wins, and earlier languages come first.

import { DATE_AND_AMOUNT_HEADERS } from './date-and-amount-headers';
import type { HeaderWords, Role } from './header-role';
import { FURTHER_HEADERS } from './further-headers';
import { TEXT_HEADERS } from './text-headers';

export type { Language, Role } from './header-role';

const FIRST = { ...DATE_AND_AMOUNT_HEADERS, ...TEXT_HEADERS };

export const HEADER_WORDS: HeaderWords<Role> = {
  ...FIRST,
  bookingDate: { ...FIRST.bookingDate, ...FURTHER_HEADERS.bookingDate },
  valueDate: { ...FIRST.valueDate, ...FURTHER_HEADERS.valueDate },
  amount: { ...FIRST.amount, ...FURTHER_HEADERS.amount },
  debit: { ...FIRST.debit, ...FURTHER_HEADERS.debit },
  credit: { ...FIRST.credit, ...FURTHER_HEADERS.credit },
  balance: { ...FIRST.balance, ...FURTHER_HEADERS.balance },
  description: { ...FIRST.description, ...FURTHER_HEADERS.description },
  payee: { ...FIRST.payee, ...FURTHER_HEADERS.payee },
  currency: { ...FIRST.currency, ...FURTHER_HEADERS.currency },
  reference: { ...FIRST.reference, ...FURTHER_HEADERS.reference },
  fee: { ...FIRST.fee, ...FURTHER_HEADERS.fee },
};
