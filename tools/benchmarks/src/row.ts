/** A line of the table: what was measured, what it is held against, and whether it is within its goal. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly goal: string;
  readonly isMet: boolean;
}
