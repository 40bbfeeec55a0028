/** A made-up statement in the layout of a bank or program, and what has to be read of it. */
export interface BankLayout {
  readonly name: string;
  readonly currency: string;
  readonly lines: readonly string[];
  /** Day, amount and a part of the description, case ignored. */
  readonly rows: readonly (readonly string[])[];
  readonly proof?: string;
  /** How many lines are left out for each reason, the preamble's apart. */
  readonly leftOut?: Readonly<Record<string, number>>;
  /** What is asked; nothing unless said. */
  readonly questions?: readonly string[];
  readonly number?: string;
  readonly coverage?: readonly string[];
  /** How many lines cannot be read; none unless said. */
  readonly invalid?: number;
  /** Only some of the rows are given. */
  readonly isPart?: boolean;
}
