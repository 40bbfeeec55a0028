/** What identifies a disposal: a ticker has at most one disposal a day. */
export interface DisposalReference {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly ticker: string;
}
