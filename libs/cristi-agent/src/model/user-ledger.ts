/** The records of one user of an owner. Two users of one owner, and one user id of two owners, have separate ledgers. */
export interface UserLedger {
  readonly owner: string;
  readonly userId: string;
}

/** One conversation of a user. Records belong to the user's ledger; only the last transaction belongs to the thread. */
export interface Thread extends UserLedger {
  readonly threadId: string;
}
