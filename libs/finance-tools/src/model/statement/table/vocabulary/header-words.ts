// The words that banks and programs write above their columns, by role and language. They are compared as
// `headerName` writes them (without case, accents, marks and currencies), so they stand here as people write them. Where
// several columns of a file have one role, the earlier word wins, and earlier languages come first.

import { DATE_AND_AMOUNT_HEADERS } from './date-and-amount-headers';
import type { HeaderWords, Role } from './header-role';
import { TEXT_HEADERS } from './text-headers';

export type { Language, Role } from './header-role';

export const HEADER_WORDS: HeaderWords<Role> = { ...DATE_AND_AMOUNT_HEADERS, ...TEXT_HEADERS };
