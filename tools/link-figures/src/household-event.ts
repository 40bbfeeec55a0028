/** A row of a household's ledgers. */
export interface Entry {
  /** Its place among the rows of the household, from 0. */
  readonly number: number;
  /** With its view before it, but for accounts of the bank. */
  readonly account: string;
  /** In days since 1970. */
  readonly day: number;
  readonly cents: number;
  readonly text: string;
  /** Empty for none. */
  readonly category: string;
}

/** What happened, with its rows: that of the bank first, then in the order in which views count. */
export interface HouseholdEvent {
  readonly rows: readonly Entry[];
  /** A leg of a transfer, or money that came back for another event. */
  readonly role: 'leg' | 'payment' | { readonly refundOf: HouseholdEvent };
}
