import { beancount } from './beancount';
import type { BookFormat } from './format';
import { hledger, ledger } from './journals';

/** The formats of plain-text accounting, by the name that `--format` takes. */
export const PLAIN_TEXT_FORMATS = { beancount, hledger, ledger } as const satisfies Record<string, BookFormat>;
