/** How the amount of a line is found; columns by index from 0. */
export type AmountSource =
  | { readonly kind: 'amount'; readonly column: number }
  | {
      readonly kind: 'directed';
      readonly column: number;
      readonly direction: number;
      /** The column of the account that the money went to, where `direction` is that of the one it came from. */
      readonly into?: number | undefined;
    }
  | { readonly kind: 'pair'; readonly debit: number | undefined; readonly credit: number | undefined };

/** The columns of a table; those of texts in the order in which they are joined. */
export interface TableColumns {
  readonly bookingDate: number | undefined;
  readonly transactionDate: number | undefined;
  readonly valueDate: number | undefined;
  /** The time of day, beside the day of an entry. */
  readonly time: number | undefined;
  /** The first is the most likely one. */
  readonly amounts: readonly AmountSource[];
  /** Whether `amounts[0]` may be taken although others are there and nothing is proven. */
  readonly isAmountSettled: boolean;
  readonly balances: readonly number[];
  readonly fee: number | undefined;
  readonly currency: number | undefined;
  /** Names or signs of currencies in the place of codes: `Soles`, `U$S`. */
  readonly currencyNames: number | undefined;
  /** In the order in which they are looked at for money that left, and for money that came. */
  readonly payeesOut: readonly number[];
  readonly payeesIn: readonly number[];
  readonly descriptions: readonly number[];
  /** The one of `descriptions` that says which instalment of a purchase it is. */
  readonly instalment: number | undefined;
  readonly references: readonly number[];
  readonly kinds: readonly number[];
  /** Texts under names that nobody knows, for a line without any other. */
  readonly otherTexts: readonly number[];
  readonly category: number | undefined;
  readonly id: number | undefined;
  readonly account: number | undefined;
  readonly status: number | undefined;
  readonly impact: number | undefined;
  readonly pending: number | undefined;
  /** Yes and no: whether an entry is booked. */
  readonly booked: number | undefined;
  /** Why an entry was refused; blank for all others. */
  readonly refusal: number | undefined;
  /** A code that the bank gives to entries when it books them. */
  readonly bookingKey: number | undefined;
  /** Further days of booking, blank until an entry is booked. */
  readonly daysOfBooking: readonly number[];
  readonly parts: readonly number[];
}
