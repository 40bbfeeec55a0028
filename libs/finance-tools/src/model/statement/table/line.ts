import type { LeftOutReason } from '../statement-reading';
import type { TableRow } from './table-rows';
import type { BalanceWord } from './vocabulary/balance-words';

/** A line of a table, as one reading takes it. Amounts are ten-thousandths. */
export type Line =
  | (TableRow & {
      readonly kind: 'entry';
      readonly day: string;
      readonly time: string;
      readonly amount: bigint;
      readonly balance: bigint | undefined;
      readonly before?: bigint | undefined;
      /** A total word that may be an ordinary text. */ readonly isWeakTotal?: boolean;
    })
  | (TableRow & { readonly kind: 'invalid'; readonly message: string })
  | (TableRow & { readonly kind: 'detail' })
  /** Neither day nor amount: a footer behind the last entry, a heading before it. */
  | (TableRow & { readonly kind: 'text' })
  /** Amounts without a day. */
  | (TableRow & {
      readonly kind: 'dayless';
      readonly out: bigint;
      readonly in: bigint;
      readonly balance: bigint | undefined;
    })
  | (TableRow & { readonly kind: 'leftOut'; readonly why: LeftOutReason })
  | (TableRow & {
      readonly kind: 'balance';
      readonly word: BalanceWord;
      readonly units: bigint | undefined;
      readonly out: bigint | undefined;
      readonly in: bigint | undefined;
      readonly day: string | undefined;
    });
