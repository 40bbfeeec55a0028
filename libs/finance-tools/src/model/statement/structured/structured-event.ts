import type { TextsFound } from '../cells/entry-texts';
import type { LeftOutReason } from '../statement-reading';

/** What a format with fields of its own (OFX, CAMT, MT940) says, in the order of the file. Amounts are ten-thousandths. */
export type StructuredEvent =
  | { readonly kind: 'statement' }
  | { readonly kind: 'account'; readonly number: string | undefined; readonly currency: string | undefined }
  | { readonly kind: 'period'; readonly startDate: string; readonly endDate: string }
  | {
      readonly kind: 'balance';
      readonly which: 'opening' | 'closing';
      readonly units: bigint;
      readonly day: string | undefined;
      /** The balance of a page: the next page of the same statement has to begin with it. */
      readonly isOfPage: boolean;
    }
  | DeclaredEvent
  | {
      readonly kind: 'entry';
      readonly row: number;
      readonly day: string;
      readonly time: string;
      readonly amount: bigint;
      readonly texts: TextsFound;
    }
  | { readonly kind: 'invalid'; readonly row: number; readonly message: string }
  | { readonly kind: 'leftOut'; readonly row: number; readonly why: LeftOutReason; readonly text: string };

/** Numbers and sums of entries that the statement says of itself. */
export interface DeclaredEvent {
  readonly kind: 'declared';
  readonly of: 'all' | 'in' | 'out';
  readonly count: number | undefined;
  readonly sum: bigint | undefined;
}
