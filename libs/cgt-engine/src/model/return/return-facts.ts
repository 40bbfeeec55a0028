/** What a history does not say. */
export interface ReturnFacts {
  /** Start year of the tax year. */
  readonly year: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Start year of the tax year that today lies in. */
  readonly currentYear: number;
  /** Whole pounds, after the personal allowance; tax is worked out only with it. */
  readonly taxableIncome: bigint | undefined;
  /** Whole pounds by which pension and Gift Aid payments extend the basic rate band. */
  readonly bandExtension: bigint;
  /** Whole pounds of losses from before the first year of the history. */
  readonly lossesBroughtForward: bigint;
  readonly lossesNotClaimed: ReadonlySet<number>;
}
